// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Theme, useTheme } from './theme.ts';

/** The system's choice of a theme, as matchMedia tells it. */
class SystemTheme extends EventTarget {
  matches = false;

  turn(dark: boolean): void {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

function Page({ fallback }: { fallback?: Theme }) {
  const [theme, toggle] = useTheme(fallback);
  return (
    <button type="button" onClick={toggle}>
      {theme}
    </button>
  );
}

const shown = () => [
  screen.getByRole('button').textContent,
  document.documentElement.dataset.theme,
];

let system: SystemTheme;
beforeEach(() => {
  localStorage.clear();
  system = new SystemTheme();
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an open page follows the system's theme while the user has chosen none", () => {
  render(<Page />);
  expect(shown()).toEqual(['light', 'light']);
  act(() => system.turn(true));
  expect(shown()).toEqual(['dark', 'dark']);
  fireEvent.click(screen.getByRole('button'));
  act(() => system.turn(true));
  expect(shown()).toEqual(['light', 'light']);
});

test('a page that starts dark stays dark on a system that is light', () => {
  render(<Page fallback="dark" />);
  act(() => system.turn(false));
  expect(shown()).toEqual(['dark', 'dark']);
});
