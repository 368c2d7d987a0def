import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from '../../ports/pdf-text.suite.ts';
import { HOSTILE_PDFS } from '../../testing/hostile-pdfs.ts';
import { createPdfReaderAdapter } from './index.ts';

const MEGABYTE = 1024 * 1024;

describe('a hostile PDF', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(Object.entries(HOSTILE_PDFS))(
    'of %s is refused or killed, while this process goes on as before',
    { timeout: 60_000 },
    async (_, make) => {
      const path = join(folder, 'hostile.pdf');
      await writeFile(path, await make());
      const good = join(folder, 'good.pdf');
      await writeFile(good, await drawPdf((doc) => doc.text('good', 10, 10)));
      const reader = createPdfReaderAdapter({ size: 1, limits: { milliseconds: 5_000 } });
      try {
        const before = process.memoryUsage().rss;
        const refused = await reader.read(path, {}).then(
          ({ pages }) => pages.flatMap(({ items }) => items),
          (error) => error.failure,
        );
        // What unpacks to blanks alone may also be read to its end, if it is done in time.
        expect(['tooLarge', 'timedOut', 'damaged', []]).toContainEqual(refused);
        expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE);
        expect((await reader.read(good, {})).pages[0]?.items[0]?.text).toBe('good');
      } finally {
        await reader.close();
      }
    },
  );
});
