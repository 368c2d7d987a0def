// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

function Picker({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      label="Select Date Range"
      onClose={() => {
        onClose();
        setOpen(false);
      }}
      trigger={
        <button type="button" onClick={() => setOpen(!open)}>
          Dates
        </button>
      }
    >
      <input aria-label="Start Date" />
    </Popover>
  );
}

function openPicker(element = <Picker />) {
  render(element);
  const trigger = screen.getByText('Dates');
  trigger.focus();
  fireEvent.click(trigger);
  return trigger;
}

test('focus moves in, and Esc closes it and gives the focus back', () => {
  const trigger = openPicker();
  expect(screen.getByRole('dialog', { name: 'Select Date Range' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Start Date'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('a press outside closes it, a press inside does not', () => {
  const onClose = vi.fn();
  openPicker(<Picker onClose={onClose} />);
  fireEvent.pointerDown(screen.getByLabelText('Start Date'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('inside a modal Esc closes only the popover', () => {
  const onModalClose = vi.fn();
  openPicker(
    <Modal open title="Import" onClose={onModalClose}>
      <Picker />
    </Modal>,
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: 'Select Date Range' })).toBeNull();
  expect(onModalClose).not.toHaveBeenCalled();
});
