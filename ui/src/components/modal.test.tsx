// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Page({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        title="Import"
        closable={closable}
        onClose={() => setOpen(false)}
        foot={<button type="button">Save</button>}
      >
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

function openModal(closable?: boolean) {
  render(<Page {...(closable !== undefined && { closable })} />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const tab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey });

test('is a named dialog and focuses its first field', () => {
  openModal();
  expect(screen.getByRole('dialog', { name: 'Import' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('Tab goes round inside, in both directions', () => {
  openModal();
  const close = screen.getByRole('button', { name: 'Close' });
  const save = screen.getByText('Save');
  save.focus();
  tab();
  expect(document.activeElement).toBe(close);
  tab(true);
  expect(document.activeElement).toBe(save);
});

test('focus that got out comes back with the next Tab', () => {
  const opener = openModal();
  opener.focus();
  tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('Esc closes it and gives the focus back', () => {
  const opener = openModal();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a click on the backdrop closes it, a drag that started inside does not', () => {
  openModal();
  const dialog = screen.getByRole('dialog');
  const backdrop = dialog.parentElement as HTMLElement;
  fireEvent.mouseDown(dialog);
  fireEvent.mouseUp(backdrop);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.mouseDown(backdrop);
  fireEvent.mouseUp(backdrop);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open while something is under way', () => {
  openModal(false);
  const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  fireEvent.mouseDown(backdrop);
  fireEvent.mouseUp(backdrop);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
