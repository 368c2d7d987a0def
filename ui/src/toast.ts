export type Toast = {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Milliseconds; without it 2 s for a success, 4 s otherwise. */
  duration?: number;
  action?: { label: string; run: () => void };
};

export const TOAST_EVENT = 'saldo:toast';
export const TOAST_LIMIT = 20;

export function toastDuration(toast: Toast): number {
  return toast.duration ?? (toast.kind === 'success' ? 2_000 : 4_000);
}

/** Shows a short message. It crosses from a remote to the shell as a browser event, so it needs no shared module. */
export function toast(message: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: message }));
}
