import { once } from 'node:events';
import { createDeflate, deflateSync } from 'node:zlib';
import { CYCLE, pdfOf } from '../adapters/pdfreader/hanging.fixture.ts';

/** Files that are small to send and ruinous to read, each by its name. Made piece by piece, so that making them costs little memory. */
export const HOSTILE_PDFS: Record<string, () => Promise<Buffer>> = {
  'a kilobyte that unpacks twice to 512 MB': async () => {
    const packed = await packedBlanks(512);
    return onePage(deflateSync(packed), '/Filter[/FlateDecode/FlateDecode]');
  },
  'half a megabyte that unpacks to 512 MB': async () =>
    onePage(await packedBlanks(512), '/Filter/FlateDecode'),
  '5 million nested states': async () => onePage(await packed('q ', 5_000_000), PACKED),
  'a million texts': async () =>
    onePage(await packed('BT /F1 12 Tf (a) Tj ET\n', 1_000_000), PACKED),
  '50,000 pages that are one': async () => {
    const kids = '3 0 R '.repeat(50_000);
    return Buffer.from(
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Kids[${kids}]/Count 50000>>`,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
      ]),
    );
  },
  'a page tree that is its own branch': async () => Buffer.from(pdfOf(CYCLE)),
  'a file cut short': async () =>
    (await onePage(await packed('q Q ', 50), PACKED)).subarray(0, 300),
  'a page of markup': async () => Buffer.from('<!-- %PDF-1.4 --><html><body>Sign in</body></html>'),
};

const PACKED = '/Filter/FlateDecode';
const MEGABYTE = 1_000_000;

const packedBlanks = (megabytes: number) => packed(' '.repeat(MEGABYTE), megabytes);

/** A text so many times behind itself, packed as it is made. */
async function packed(text: string, times: number): Promise<Buffer> {
  const perPiece = Math.max(1, Math.floor(MEGABYTE / text.length));
  const deflate = createDeflate();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(deflate, 'end');
  for (let made = 0; made < times; made += perPiece) {
    const piece = text.repeat(Math.min(perPiece, times - made));
    if (!deflate.write(piece)) await once(deflate, 'drain');
  }
  deflate.end();
  await ended;
  return Buffer.concat(chunks);
}

function onePage(content: Buffer, filter: string): Buffer {
  const stream = content.toString('latin1');
  return Buffer.from(
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      `<</Length ${content.length}${filter}>>\nstream\n${stream}\nendstream`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
    'latin1',
  );
}
