import { describe, expect, it } from 'vitest';
import type { FilePasswords } from './file-passwords.ts';

/** What a store of file passwords has to hold. `open` gives the view of one process; statement ids are unique over all calls. */
export function filePasswordsSuite(adapter: string, open: () => Promise<FilePasswords>): void {
  describe(`file passwords: ${adapter}`, () => {
    it('gives a password out once', async () => {
      const passwords = await open();
      await passwords.keep('statement-1', 'pässword 😀');
      expect(await passwords.take('statement-1')).toBe('pässword 😀');
      expect(await passwords.take('statement-1')).toBeNull();
    });

    it('has none that was not given', async () => {
      expect(await (await open()).take('statement-2')).toBeNull();
    });

    it('keeps the newest one of a statement', async () => {
      const passwords = await open();
      await passwords.keep('statement-3', 'first');
      await passwords.keep('statement-3', '');
      expect(await passwords.take('statement-3')).toBe('');
    });
  });
}
