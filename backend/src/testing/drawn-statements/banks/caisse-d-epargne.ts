import { day, figure, SPACED } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, story } from './story.ts';
import { address, note } from './table-bank.ts';

const spaced = (minor: number) => figure(minor, SPACED);

const GROUPS: readonly [string, readonly Booking['kind'][]][] = [
  ['Virements reçus', ['salary', 'received']],
  ['Frais bancaires et cotisations', ['fee']],
  ['Intérêts et remboursements', ['interest', 'refund']],
  ['Prélèvements', ['bill']],
  ['Virements émis', ['sent', 'rent']],
  ['Paiements carte bancaire N° 4970 XX12', ['card']],
  ['Retraits carte bancaire N° 4970 XX12', ['cash']],
];

/** Rows stand under headings by kind, each group by date, so that the file is not in the order of the days. */
async function drawEpargne(seed: number) {
  const told = story(seed, { country: 'fr', count: 24 });
  const sheet = new Sheet({ size: 8.5 });
  const blocks: Block[] = [
    note([
      L(60, `SOLDE PRECEDENT AU ${day(told.from, 'DD/MM/YYYY')}`, { bold: true }),
      R(540, spaced(told.opening), { bold: true }),
    ]),
  ];
  for (const [title, kinds] of GROUPS) {
    const group = told.bookings.filter(({ kind }) => kinds.includes(kind));
    if (group.length === 0) continue;
    blocks.push({ gap: 6, lines: [[L(60, title, { bold: true })]] });
    for (const booking of group) {
      const name =
        booking.kind === 'card'
          ? `CB ${booking.payee} FACT ${day(booking.date, 'DDMMYY')}`
          : booking.payee;
      blocks.push({
        booking,
        lines: [
          [
            L(60, day(booking.date, 'DD/MM')),
            T(104, name),
            R(booking.amount < 0 ? 455 : 540, spaced(booking.amount)),
          ],
        ],
      });
    }
  }
  blocks.push(
    note([
      L(60, 'TOTAUX DES MOUVEMENTS'),
      R(455, spaced(told.totalOut)),
      R(540, spaced(told.totalIn)),
    ]),
  );
  blocks.push(
    note([
      L(60, `SOLDE CREDITEUR AU ${day(told.to, 'DD/MM/YYYY')}`, { bold: true }),
      R(540, spaced(told.closing), { bold: true }),
    ]),
  );
  const onPage = (page: number) => {
    sheet.put(
      50,
      L(60, "Caisse d'Epargne", { size: 15, bold: true, colour: '#c8102e' }),
      R(540, `Page ${page}/2`),
    );
    if (page === 1) {
      address(sheet, told, 330, 100);
      sheet.put(
        170,
        L(
          60,
          `Relevé de votre compte de dépôt n° ${told.account} au ${day(told.to, 'DD/MM/YYYY')}`,
          { bold: true },
        ),
      );
    }
    const y = page === 1 ? 200 : 84;
    sheet.put(
      y,
      L(60, 'Date'),
      L(104, 'Détail des opérations en euros'),
      R(455, 'Débit'),
      R(540, 'Crédit'),
    );
  };
  flow(sheet, blocks, { top: 220, nextTop: 104, bottom: 780, pitch: 11, gap: 2, onPage });
  const layout = "Caisse d'Epargne: rows under headings by kind, dates without a year";
  const read = section(told, blocks, 'EUR');
  const lines = read.lines.toSorted((a, b) => a.date.localeCompare(b.date));
  return drawn(
    sheet,
    { name: 'caisse-d-epargne', bank: "Caisse d'Epargne", layout },
    { ...read, lines },
  );
}

export const CAISSE_D_EPARGNE: readonly Bank[] = [{ name: 'caisse-d-epargne', draw: drawEpargne }];
