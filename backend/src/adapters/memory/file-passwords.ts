import type { FilePasswords } from '../../ports/file-passwords.ts';

const MAX_KEPT = 1_000;

/** Passwords in this process's memory, the oldest forgotten first where too many wait. */
export function createFilePasswords(): FilePasswords {
  const passwords = new Map<string, string>();
  return {
    async keep(statementId, password) {
      const [oldest] = passwords.keys();
      if (passwords.size >= MAX_KEPT && oldest !== undefined) passwords.delete(oldest);
      passwords.set(statementId, password);
    },
    async take(statementId) {
      const password = passwords.get(statementId) ?? null;
      passwords.delete(statementId);
      return password;
    },
  };
}
