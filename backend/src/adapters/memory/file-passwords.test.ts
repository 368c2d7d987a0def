import { filePasswordsSuite } from '../../ports/file-passwords.suite.ts';
import { createFilePasswords } from './file-passwords.ts';

filePasswordsSuite('memory', async () => createFilePasswords());
