import { expect, it } from 'vitest';
import { hideLargeFonts } from './large-fonts.ts';

const file = (length: string, key = 'FontFile3') =>
  Buffer.from(`%PDF-1.7
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

it('hides the program of a font of two megabytes or more, and changes nothing else', () => {
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const before = file('14196106', key).toString('latin1');
    expect(hidden(file('14196106', key))).toBe(before.replace('/FontFile', '/FontFilX'));
  }
});

it('leaves a font that is smaller, whose length stands elsewhere, or that is not there', () => {
  for (const bytes of [file('1999999'), file('14 0 R'), Buffer.from('/FontFile2 9 0 R'), file('')])
    expect(hidden(Buffer.from(bytes))).toBe(bytes.toString('latin1'));
});
