import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf, pdfTextSuite } from '../../ports/pdf-text.suite.ts';
import { PdfTextError } from '../../ports/pdf-text.ts';
import { CYCLE, pdfOf } from './hanging.fixture.ts';
import { createPdfReaderAdapter } from './index.ts';

pdfTextSuite('pdfreader', () => createPdfReaderAdapter());

describe('pdfreader in killable processes', () => {
  let folder: string;
  let good: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pdfreader-'));
    good = await write('good.pdf', await drawPdf((doc) => doc.text('good', 10, 10)));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function write(name: string, bytes: Buffer | string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  }

  async function failures(options: Parameters<typeof createPdfReaderAdapter>[0], paths: string[]) {
    const reader = createPdfReaderAdapter(options);
    try {
      const results = await Promise.allSettled(paths.map((path) => reader.read(path, {})));
      return results.map((result) =>
        result.status === 'fulfilled' ? 'read' : result.reason.failure,
      );
    } finally {
      await reader.close();
    }
  }

  it('kills a child that hangs, and reads the files behind it', async () => {
    const hanging = await write('cycle.pdf', pdfOf(CYCLE));
    const limits = { milliseconds: 4_000 };
    expect(await failures({ size: 1, limits }, [good, hanging, good, good])).toEqual([
      'read',
      'timedOut',
      'read',
      'read',
    ]);
  });

  it('refuses a file with too many pages or too much text, and reads the files behind it', async () => {
    const pages = await drawPdf((doc) => {
      for (let page = 0; page < 4; page += 1) doc.addPage().text('page', 10, 10);
    });
    const many = await write('pages.pdf', pages);
    const limits = { pages: 4 };
    expect(await failures({ size: 1, limits }, [many, good])).toEqual(['tooLarge', 'read']);
    expect(await failures({ size: 1, limits: { items: 3 } }, [many, good])).toEqual([
      'tooLarge',
      'read',
    ]);
    expect(await failures({ size: 1, limits: { pages: 5, items: 4 } }, [many])).toEqual(['read']);
  });

  it('ends a child that takes too much memory, and reads the files behind it', async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(256_000_000, ' '))).toString('latin1');
    const filters = '/Filter[/FlateDecode/FlateDecode]';
    const path = await write(
      'bomb.pdf',
      Buffer.from(
        pdfOf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>',
          `<</Length ${bomb.length}${filters}>>\nstream\n${bomb}\nendstream`,
        ]),
        'latin1',
      ),
    );
    const limits = { memoryMB: 250 };
    expect(await failures({ size: 1, limits }, [path, good])).toEqual(['tooLarge', 'read']);
  });

  it('goes on with new children after each has read its share', async () => {
    expect(await failures({ size: 2, filesPerChild: 2 }, Array(9).fill(good))).toEqual(
      Array(9).fill('read'),
    );
  });

  it('opens a file locked with AES-256 of revision 6 (drawn here, locked with pypdf)', async () => {
    const locked = new URL('./aes256-r6.fixture.pdf', import.meta.url).pathname;
    const reader = createPdfReaderAdapter({ size: 1 });
    try {
      for (const password of ['01Jan1990', 'owner']) {
        const { pages } = await reader.read(locked, { password });
        expect(pages[0]?.items).toMatchObject([{ text: 'locked away', x: 10 }]);
      }
      await expect(reader.read(locked, {})).rejects.toMatchObject({ failure: 'locked' });
      const wrong = reader.read(locked, { password: 'Wrong' });
      await expect(wrong).rejects.toMatchObject({ failure: 'wrongPassword' });
    } finally {
      await reader.close();
    }
  });

  it('opens such a file, too, whose trailer holds the lock and does not refer to it', async () => {
    const fixture = await readFile(new URL('./aes256-r6.fixture.pdf', import.meta.url), 'latin1');
    const [mark = '', object] = /\/Encrypt (\d+) 0 R/.exec(fixture) ?? [];
    const held = new RegExp(`\\b${object} 0 obj\\s*(<<[^]*?>>)\\s*endobj`).exec(fixture)?.[1];
    const path = join(folder, 'lock-in-trailer.pdf');
    await writeFile(
      path,
      fixture.replace(mark, () => `/Encrypt${held}`),
      'latin1',
    );
    const reader = createPdfReaderAdapter({ size: 1 });
    try {
      const { pages } = await reader.read(path, { password: '01Jan1990' });
      expect(pages[0]?.items).toMatchObject([{ text: 'locked away' }]);
      const wrong = reader.read(path, { password: 'Wrong' });
      await expect(wrong).rejects.toMatchObject({ failure: 'wrongPassword' });
    } finally {
      await reader.close();
    }
  });

  it('refuses to read once closed', async () => {
    const reader = createPdfReaderAdapter({ size: 1 });
    await reader.close();
    await expect(reader.read(good, {})).rejects.toThrow('closed');
  });

  it('does not call a file damaged that it reads when it is closed', async () => {
    const reader = createPdfReaderAdapter({ size: 2 });
    const hanging = await write('hanging.pdf', Buffer.from(pdfOf(CYCLE), 'latin1'));
    const refused = expect(reader.read(hanging, {})).rejects.not.toBeInstanceOf(PdfTextError);
    await reader.read(good, {});
    await reader.close();
    await refused;
  });
});
