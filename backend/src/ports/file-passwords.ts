/**
 * Port: the passwords of locked files between upload and reading. They are held in memory only, given out once, and
 * forgotten with the process: such a file then ends as locked and is uploaded again.
 */
export type FilePasswords = {
  keep(statementId: string, password: string): void;
  /** The password, for the last time; null where none was given. */
  take(statementId: string): string | null;
};
