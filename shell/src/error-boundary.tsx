import { Component, type ReactNode } from 'react';

type Props = { fallback: ReactNode; onError: (error: unknown) => void; children: ReactNode };

/** Keeps an error in one part from taking the page with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
