/** The events by which the shell and the remotes tell each other things, as browser events on window. */
export const STATEMENT_UPLOADED = 'saldo:statement-uploaded';
export const OPEN_IMPORT = 'saldo:open-import';

export function announce(name: typeof STATEMENT_UPLOADED | typeof OPEN_IMPORT): void {
  window.dispatchEvent(new CustomEvent(name));
}
