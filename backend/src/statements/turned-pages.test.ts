import { expect, it } from 'vitest';
import { type Turns, turnedPage } from '../adapters/tesseract/turning.ts';
import type { StatementSection } from './extraction/types.ts';
import { asDisplayed } from './turned-pages.ts';

const PAGE = { number: 1, width: 600, height: 800, pictures: [] };
const BOX = { x: 40, y: 100, width: 300, height: 12 };
const picture = { width: 1, height: 1, grey: new Uint8Array(1) };

it.each<Turns>([0, 1, 2, 3])(
  'gives lines their place on a page that was turned %i times',
  (turns) => {
    const { pictures, ...size } = turnedPage({ ...PAGE, pictures: [{ picture, box: BOX }] }, turns);
    const [{ box } = { box: BOX }] = pictures;
    const line = {
      date: '2026-01-01',
      description: '',
      amountMinor: 1,
      balanceMinor: null,
      page: 1,
      box,
    };
    const section = { lines: [line] } as unknown as StatementSection;
    const shown = asDisplayed({ bank: null, sections: [section] }, [
      { ...size, ...(turns && { turned: turns }) },
    ]);
    expect(shown.pages).toEqual([{ number: 1, width: 600, height: 800 }]);
    expect(shown.statement.sections[0]?.lines[0]?.box).toEqual(BOX);
  },
);
