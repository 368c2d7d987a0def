// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_FILTERS } from './dashboard-filters.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import { FilterBar } from './filter-bar.tsx';

afterEach(cleanup);

function openPicker(value = { startDate: '2026-05-01', endDate: '2026-10-31' }) {
  const onCommit = vi.fn();
  render(<DateRangePicker value={value} onCommit={onCommit} />);
  fireEvent.click(screen.getByRole('button'));
  const dialog = screen.getByRole('dialog', { name: 'Select Date Range' });
  const start = within(dialog).getByLabelText<HTMLInputElement>('Start Date');
  const end = within(dialog).getByLabelText<HTMLInputElement>('End Date');
  return { onCommit, dialog, start, end };
}

describe('the date-range picker', () => {
  it('opens on the committed dates, with focus inside', () => {
    const { start, end, dialog } = openPicker();
    expect([start.value, end.value]).toEqual(['2026-05-01', '2026-10-31']);
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect([start.max, end.min]).toEqual(['2026-10-31', '2026-05-01']);
  });
  it('commits on Apply, an emptied date as undefined', () => {
    const { onCommit, end } = openPicker();
    fireEvent.change(end, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-05-01' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('says so and does not apply when start passes end', () => {
    const { onCommit, start } = openPicker();
    fireEvent.change(start, { target: { value: '2026-11-02' } });
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
    expect(apply.disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('Start date cannot be after end date.');
    fireEvent.submit(apply.closest('form') as HTMLFormElement);
    expect(onCommit).not.toHaveBeenCalled();
  });
  it.each([
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a click outside', () => fireEvent.pointerDown(document.body)],
  ])('reverts on %s', (_, leave) => {
    const { onCommit, start } = openPicker();
    fireEvent.change(start, { target: { value: '2026-07-01' } });
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 May 2026 - 31 Oct 2026' }));
    expect(screen.getByLabelText<HTMLInputElement>('Start Date').value).toBe('2026-05-01');
    expect(onCommit).not.toHaveBeenCalled();
  });
  it('empties both and commits undefined on Clear', () => {
    const { onCommit, start, end } = openPicker();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([start.value, end.value]).toEqual(['', '']);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({});
  });
});

describe('the filter bar', () => {
  const offered = {
    accounts: ['ING Berlin', 'Wise'],
    currencies: ['EUR', 'GBP', 'MYR', 'USD', 'KRW'],
  };
  const handlers = () => ({ onChoose: vi.fn() });

  it('shows which accounts are on', () => {
    const on = handlers();
    const filters = { ...INITIAL_FILTERS, accountsOff: ['Wise'] };
    render(
      <FilterBar filters={filters} offered={offered} loading={false} isLate={false} {...on} />,
    );
    const pressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('ING Berlin'), pressed('Wise')]).toEqual(['true', 'false']);
    const told = vi.fn();
    window.addEventListener('saldo:toast', told, { once: true });
    fireEvent.click(screen.getByRole('button', { name: 'Wise' }));
    expect(on.onChoose).toHaveBeenCalledWith(INITIAL_FILTERS);
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ING Berlin' }));
    expect(on.onChoose).toHaveBeenLastCalledWith(INITIAL_FILTERS);
    // Nobody is left to wonder why all are on again.
    expect(told).toHaveBeenCalledOnce();
  });
  it('keeps four currencies in sight and the others in a list', () => {
    const on = handlers();
    render(
      <FilterBar
        filters={INITIAL_FILTERS}
        offered={offered}
        loading={false}
        isLate={false}
        {...on}
      />,
    );
    const segment = screen.getByRole('group', { name: 'Currency' });
    expect(
      within(segment)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['EUR', 'GBP', 'MYR', 'USD']);
    fireEvent.click(screen.getByRole('combobox', { name: 'More currencies' }));
    fireEvent.click(screen.getByRole('option', { name: 'KRW' }));
    expect(on.onChoose).toHaveBeenCalledWith({ ...INITIAL_FILTERS, currency: 'KRW' });
  });
  it('clears the dates with one button, there only while dates are set', () => {
    const on = handlers();
    const { rerender } = render(
      <FilterBar
        filters={INITIAL_FILTERS}
        offered={offered}
        loading={false}
        isLate={false}
        {...on}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Clear date range' })).toBeNull();
    const filters = { ...INITIAL_FILTERS, range: { startDate: '2026-05-01' } };
    rerender(
      <FilterBar filters={filters} offered={offered} loading={false} isLate={false} {...on} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear date range' }));
    expect(on.onChoose).toHaveBeenCalledExactlyOnceWith(INITIAL_FILTERS);
    rerender(
      <FilterBar
        filters={INITIAL_FILTERS}
        offered={offered}
        loading={false}
        isLate={false}
        {...on}
      />,
    );
    expect(document.activeElement?.textContent).toBe('Select date range');
  });
});
