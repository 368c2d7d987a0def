// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const twoButtons = (busy: boolean) => (
  <>
    <Button busy={busy}>Save</Button>
    <Button>Other</Button>
  </>
);

test('who pressed a button finds the focus on it when it is no longer busy', () => {
  const view = render(twoButtons(false));
  screen.getByText('Save').focus();
  view.rerender(twoButtons(true));
  // As browsers do with a button that is disabled.
  screen.getByText('Save').blur();
  view.rerender(twoButtons(false));
  expect(document.activeElement).toBe(screen.getByText('Save'));
});

test('who went elsewhere meanwhile is left there', () => {
  const view = render(twoButtons(false));
  screen.getByText('Save').focus();
  view.rerender(twoButtons(true));
  screen.getByText('Other').focus();
  view.rerender(twoButtons(false));
  expect(document.activeElement).toBe(screen.getByText('Other'));
});
