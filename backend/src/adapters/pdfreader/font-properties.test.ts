import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pdfOf } from './hanging.fixture.ts';
import { createPdfReaderAdapter } from './index.ts';

/** Two squares for letters, 1,200 and 600 of 2,000 units wide, drawn for this test. */
const SQUARES = readFileSync(join(import.meta.dirname, 'squares.fixture.otf'), 'latin1');

const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
const mapOf = (kind: 'bfchar' | 'bfrange', ...codes: string[]) =>
  stream(
    `/CIDInit /ProcSet findresource begin\nbegincmap\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${codes.length} begin${kind}\n${codes.join('\n')}\nend${kind}\nendcmap`,
  );
const map = (...codes: string[]) => mapOf('bfchar', ...codes);

/** The texts of a page that is drawn with these fonts, which are objects 5 and up. */
async function textsOf(content: string, fonts: string, objects: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-fonts-'));
  const path = join(folder, 'fonts.pdf');
  const pdf = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<<${fonts}>>>>>>`,
    stream(content),
    ...objects,
  ]);
  await writeFile(path, pdf, 'latin1');
  const reader = createPdfReaderAdapter({ size: 1 });
  try {
    return (await reader.read(path, {})).pages[0]?.items;
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
}

it('reads letters that are drawn as pictures by what the map of their font says they are', async () => {
  // All fonts call code 1 by the name of the same glyph, and mean another letter.
  const font = (toUnicode: string) =>
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix 9 0 R/CharProcs<</g1 8 0 R>>/Encoding<</Differences[1/g1]>>/FirstChar 1/LastChar 1/Widths[600]/Resources<<>>${toUnicode}>>`;
  const texts = await textsOf(
    'BT /F1 10 Tf 20 50 Td <01> Tj /F2 10 Tf 40 0 Td <01> Tj /F3 10 Tf 40 0 Td <01> Tj ET',
    '/F1 5 0 R/F2 6 0 R/F3 7 0 R',
    [
      font('/ToUnicode 10 0 R'),
      font('/ToUnicode 11 0 R'),
      font(''),
      stream('600 0 d0 0 0 500 500 re f'),
      '[0.001 0 0 0.001 0 0]',
      map('<01> <0041>'),
      map('<01> <8D26>'),
    ],
  );
  expect(texts).toMatchObject([
    { text: 'A', x: 20, width: 6 },
    { text: '账', x: 60, width: 6 },
  ]);
});

it('measures letters of an OpenType font in thousandths, whatever units it counts in itself', async () => {
  const texts = await textsOf('BT /F1 10 Tf 20 50 Td <00010002> Tj ET', '/F1 5 0 R', [
    '<</Type/Font/Subtype/Type0/BaseFont/Squares/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Squares/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 0/W[1[600 300]]>>',
    '<</Type/FontDescriptor/FontName/Squares/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile3 8 0 R>>',
    stream(SQUARES, '/Subtype/OpenType'),
    map('<0001> <0041>', '<0002> <0042>'),
  ]);
  expect(texts).toMatchObject([{ text: 'AB', x: 20, width: 9 }]);
});

it('counts a range of characters on over the end of a row of 256, and begins the next range anew', async () => {
  const texts = await textsOf(
    'BT /F1 10 Tf 20 50 Td <0001000200030004000500060007> Tj ET',
    '/F1 5 0 R',
    [
      '<</Type/Font/Subtype/Type0/BaseFont/Squares/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/Squares/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 500>>',
      '<</Type/FontDescriptor/FontName/Squares/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile3 8 0 R>>',
      stream(SQUARES, '/Subtype/OpenType'),
      mapOf('bfrange', '<0001> <0004> <51FE>', '<0005> <0007> <5154>'),
    ],
  );
  expect(texts).toMatchObject([{ text: '\u51FE\u51FF\u5200\u5201\u5154\u5155\u5156' }]);
});

it('reads soft and unbroken hyphens as the hyphens that a page shows, and leaves out what it does not show', async () => {
  const texts = await textsOf(
    'BT /F1 10 Tf 20 50 Td <00010002000300040005000600070008> Tj ET',
    '/F1 5 0 R',
    [
      '<</Type/Font/Subtype/Type0/BaseFont/Squares/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/Squares/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 500>>',
      '<</Type/FontDescriptor/FontName/Squares/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile3 8 0 R>>',
      stream(SQUARES, '/Subtype/OpenType'),
      map(
        ...['0032', '00AD', '0031', '2010', '0033', '2011', '202E', '0034'].map(
          (code, at) => `<000${at + 1}> <${code}>`,
        ),
      ),
    ],
  );
  expect(texts).toMatchObject([{ text: '2-1-3-4' }]);
});

it('gives a mark above a letter no width where its font has none for what it names no width for (Thai as Chromium prints it)', async () => {
  const texts = await textsOf('BT /F1 10 Tf 20 50 Td [<00010002> 0 <0003>] TJ ET', '/F1 5 0 R', [
    '<</Type/Font/Subtype/Type0/BaseFont/Squares/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Squares/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 0/W[1[600] 3[500]]>>',
    '<</Type/FontDescriptor/FontName/Squares/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile3 8 0 R>>',
    stream(SQUARES, '/Subtype/OpenType'),
    map('<0001> <0E27>', '<0002> <F710>', '<0003> <0E19>'),
  ]);
  expect(texts).toMatchObject([{ text: 'วัน', x: 20, width: 11 }]);
});

it('keeps the width of a mark where its font does not say that it has none', async () => {
  const texts = await textsOf('BT /F1 10 Tf 20 50 Td [<00010002> 1000 <0003>] TJ ET', '/F1 5 0 R', [
    '<</Type/Font/Subtype/Type0/BaseFont/Squares/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Squares/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/W[1[600] 3[500]]>>',
    '<</Type/FontDescriptor/FontName/Squares/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile3 8 0 R>>',
    stream(SQUARES, '/Subtype/OpenType'),
    map('<0001> <0E27>', '<0002> <F710>', '<0003> <0E19>'),
  ]);
  expect(texts).toMatchObject([
    { text: 'วั', x: 20 },
    { text: 'น', x: 26 },
  ]);
});
