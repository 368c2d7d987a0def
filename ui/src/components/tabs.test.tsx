// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'plan', label: 'Plan' },
  { id: 'saved', label: 'Saved Goals' },
] as const;

function Page() {
  const [tab, setTab] = useState<'plan' | 'saved'>('plan');
  return (
    <Tabs label="Goals" tabs={TABS} value={tab} onChange={setTab}>
      {tab} panel
    </Tabs>
  );
}

test('arrow keys go round, and the panel belongs to the chosen tab', () => {
  render(<Page />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  const press = (key: string) => fireEvent.keyDown(chosen(), { key });
  expect(chosen().textContent).toBe('Plan');
  press('ArrowLeft');
  expect(chosen().textContent).toBe('Saved Goals');
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole('tabpanel', { name: 'Saved Goals' }).textContent).toBe('saved panel');
  press('ArrowRight');
  expect(chosen().textContent).toBe('Plan');
  press('End');
  press('a');
  expect(chosen().textContent).toBe('Saved Goals');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});

test('a tooltip shows on focus and on hover, describes its control, and Esc hides it', () => {
  render(
    <Tooltip content="At least 8 characters">
      {(describedBy) => <input aria-label="Password" aria-describedby={describedBy} />}
    </Tooltip>,
  );
  const input = screen.getByLabelText('Password');
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(input);
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseEnter(input.parentElement as HTMLElement);
  expect(screen.getByRole('tooltip').textContent).toBe('At least 8 characters');
  fireEvent.mouseLeave(input.parentElement as HTMLElement);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
