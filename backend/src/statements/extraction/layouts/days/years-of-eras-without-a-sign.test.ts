import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

const line = (...cells: string[]) => cells.map((cell) => cell.padEnd(14)).join('');
const pageOf = (...years: [string, string]) => `
三菱UFJ銀行     普通預金     お取引明細
店番     221     口座番号     0441882     照会期間     2024年12月1日〜2025年2月28日
${line('年月日', '摘要', 'お取引内容', 'お支払金額', 'お預り金額', '差引残高')}
${line(`${years[0]}-12-01`, '繰越', '', '', '', '318,642')}
${line(`${years[0]}-12-02`, '口座振替', 'NTT東日本', '5,830', '', '312,812')}
${line(`${years[0]}-12-13`, '給料', 'ミドリ工業', '', '412,500', '725,312')}
${line(`${years[1]}-01-28`, '振込', 'スズキ', '3,500', '', '721,812')}
`;

it('reads years of an era that only the label of the days and the printed period tell (MUFG)', () => {
  expect(readTyped(typed(pageOf('6', '7')))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-12-02 -5830 312812 口座振替 NTT東日本',
        '2024-12-13 412500 725312 給料 ミドリ工業',
        '2025-01-28 -3500 721812 振込 スズキ',
      ],
    },
  ]);
});

it('reads years of two digits where those are of the period', () => {
  const [section] = readTyped(typed(pageOf('24', '25')));
  expect(section?.lines[0]).toMatch(/^2024-12-02 /);
});
