import { expect, it } from 'vitest';
import { hideLargeFonts } from './large-fonts.ts';

const file = (length: string, key = 'FontFile3', map = '/ToUnicode 9 0 R') =>
  Buffer.from(`%PDF-1.7
4 0 obj
<</Type/Font/Subtype/Type0${map}>>
endobj
5 0 obj
<</Type/FontDescriptor/FontName/NotoSansCJK/${key} 12 0 R>>
endobj
12 0 obj
<</Length1 17000744/Subtype/OpenType/Length ${length}/Filter/FlateDecode>>
stream
`);

const hidden = (bytes: Buffer) => {
  hideLargeFonts(bytes);
  return bytes.toString('latin1');
};

it('hides the program of an OpenType font of two megabytes or more, and changes nothing else', () => {
  const before = file('14196106').toString('latin1');
  expect(hidden(file('14196106'))).toBe(before.replace('/FontFile3', '/FontFilX3'));
});

it.each([
  ['that is smaller', file('1999999')],
  ['whose length stands elsewhere', file('14 0 R')],
  ['that is not there', file('')],
  ['that pdf2json reads', file('14196106', 'FontFile2')],
  ['without a map of its letters', file('14196106', 'FontFile3', '')],
])('leaves a font %s', (_, bytes) => {
  expect(hidden(Buffer.from(bytes))).toBe(bytes.toString('latin1'));
});
