/** The events by which the shell and the remotes tell each other things, as browser events on window. */
export const STATEMENT_UPLOADED = 'saldo:statement-uploaded';
export const OPEN_IMPORT = 'saldo:open-import';

export function announce(name: typeof STATEMENT_UPLOADED | typeof OPEN_IMPORT): void {
  window.dispatchEvent(new CustomEvent(name));
}

/** The state of a link to the dashboard for somebody who comes to see what becomes of uploaded files. */
export const UPLOADED = { uploaded: true } as const;

/** Whether a location's state is that of such a link. A location's state may be anything. */
export function hasUploaded(state: unknown): boolean {
  return (state as Partial<typeof UPLOADED> | null)?.uploaded === true;
}
