import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { frenchWords } from './france.ts';
import { type Cell, L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Story, story } from './story.ts';
import { address } from './table-bank.ts';

const dotted = (minor: number) => figure(minor, COMMA);

/** Every page after the first stands ten points further to the right. */
class ShiftedSheet extends Sheet {
  override put(y: number, ...cells: Cell[]): void {
    const shift = this.page > 1 ? 10 : 0;
    super.put(y, ...cells.map((cell) => ({ ...cell, x: cell.x + shift })));
  }
}

function accountRows(told: Story, to: string): Block[] {
  const standing = (date: string, minor: number): Block => {
    const text = `SOLDE ${minor < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${day(date, 'DD/MM/YYYY')}`;
    const look = { bold: true };
    return { gap: 2, lines: [[L(148, text, look), R(minor < 0 ? 465 : 540, dotted(minor), look)]] };
  };
  const rows = told.bookings.map((booking): Block => {
    const [first = '', ...rest] = frenchWords(booking);
    const { date, value, amount } = booking;
    return {
      booking,
      lines: [
        [
          L(52, day(date, 'DD/MM/YYYY')),
          L(100, day(value, 'DD/MM/YYYY')),
          T(148, first),
          R(amount < 0 ? 465 : 540, dotted(amount)),
        ],
        ...rest.map((line) => [T(148, line)]),
      ],
    };
  });
  const totals = [
    L(148, 'Total des mouvements'),
    R(465, dotted(told.totalOut)),
    R(540, dotted(told.totalIn)),
  ];
  return [
    standing(told.from, told.opening),
    ...rows,
    { gap: 3, lines: [totals] },
    standing(to, told.closing),
  ];
}

function frame(sheet: Sheet, told: Story, title: string): void {
  sheet.put(50, L(52, 'Crédit Mutuel', { size: 16, bold: true, colour: '#004b8d' }));
  sheet.upwards(22, 700, `CM0${told.account}F-0118`);
  const legal = 'Caisse de Crédit Mutuel de Bretagne - Société coopérative à capital variable';
  sheet.put(822, L(52, legal, { size: 5.5 }), R(540, `Page ${sheet.page}`, { size: 6 }));
  sheet.put(800, L(270, '<<Suite au verso>>', { size: 7 }));
  if (sheet.page === 1) {
    address(sheet, told, 330, 100);
    sheet.put(160, L(52, 'RELEVE ET INFORMATIONS BANCAIRES', { size: 11, bold: true }));
    sheet.put(174, L(52, `Extrait de compte du ${day(told.to, 'D MMMM YYYY', 'fr')}`));
  }
  const y = sheet.page === 1 ? 200 : 84;
  sheet.put(y, L(52, `${title} N° 00020 ${told.account} 40 EN EUROS`, { bold: true }));
  const texts = [L(52, 'Date'), L(100, 'Date valeur'), L(148, 'Opération')];
  sheet.put(y + 18, ...texts, R(465, 'Débit euros'), R(540, 'Crédit euros'));
}

async function draw(seed: number) {
  const told = story(seed, { country: 'fr', count: 26 });
  const drawnBook = story(seed + 5, { country: 'fr', count: 2, kinds: ['interest', 'received'] });
  const moved = drawnBook.bookings.map((booking) => ({
    ...booking,
    date: told.to,
    value: told.to,
  }));
  const book = { ...drawnBook, from: told.from, bookings: moved };
  const sheet = new ShiftedSheet({ size: 7.5 });
  const [account, savings] = ['C/C EUROCOMPTE', 'LIVRET BLEU'] as const;
  const main = accountRows(told, told.to);
  const second = accountRows(book, told.to);
  const look = { bottom: 780, pitch: 10, gap: 2 };
  flow(sheet, main, { ...look, top: 236, nextTop: 120, onPage: () => frame(sheet, told, account) });
  flow(sheet, second, { ...look, top: 120, onPage: () => frame(sheet, told, savings) });
  const layout =
    'Crédit Mutuel: two accounts, page 2 shifted by ten points, balances as rows, a code in the margin';
  return drawn(
    sheet,
    { name: 'credit-mutuel', bank: 'Crédit Mutuel', layout },
    section(told, main, 'EUR', { label: account }),
    section(book, second, 'EUR', { label: savings }),
  );
}

export const CREDIT_MUTUEL: readonly Bank[] = [{ name: 'credit-mutuel', draw }];
