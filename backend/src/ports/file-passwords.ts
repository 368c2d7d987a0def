/**
 * Port: the passwords of locked files between upload and reading. They are held for a short time only, given out once,
 * and never written down in the clear. One that is lost makes its file end as locked; it is uploaded again then.
 */
export type FilePasswords = {
  keep(statementId: string, password: string): Promise<void>;
  /** The password, for the last time; null where none was given. */
  take(statementId: string): Promise<string | null>;
};
