import { COMMA, day, figure, SPACED } from './figures.ts';
import type { Block } from './flow.ts';
import { L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const spaced = (minor: number) => figure(minor, SPACED);
const dotted = (minor: number) => figure(minor, COMMA);

const TYPES: Record<Booking['kind'], string> = {
  card: 'PAIEMENT CB',
  bill: 'PRLV SEPA',
  rent: 'VIR SEPA PERMANENT',
  salary: 'VIR SEPA RECU',
  sent: 'VIR SEPA EMIS',
  received: 'VIR SEPA RECU',
  cash: 'RETRAIT DAB',
  fee: 'FRAIS',
  interest: 'INTERETS',
  refund: 'CREDIT CARTE',
};
export const frenchWords = (booking: Booking): string[] =>
  booking.kind === 'card'
    ? [
        `PAIEMENT CB ${day(booking.date, 'DDMM')} ${booking.place}`,
        `${booking.payee} CARTE ${booking.reference.slice(2)}`,
      ]
    : [
        `${TYPES[booking.kind]} ${booking.payee}`,
        ...(booking.kind === 'bill' || booking.kind === 'sent'
          ? [`${booking.note} REF ${booking.reference}`]
          : []),
      ];

const BOURSORAMA = tableBank({
  name: 'boursorama',
  bank: 'Boursorama',
  layout:
    'Boursorama: dots between thousands, the value date behind the text, the balances named with colons',
  currency: 'EUR',
  plot: { country: 'fr', count: 24 },
  sheet: { size: 8, face: 'Courier' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(42, 'BOURSORAMA BANQUE', { size: 14, bold: true }));
    address(sheet, told, 330, 100);
    sheet.put(160, L(42, 'RELEVE DE COMPTE', { size: 11, bold: true }));
    sheet.put(
      174,
      L(42, `Période du ${day(told.from, 'DD/MM/YYYY')} au ${day(told.to, 'DD/MM/YYYY')}`),
    );
    sheet.put(186, L(42, `IBAN : FR76 4061 8802 ${told.account}`), L(330, 'Devise : EUR'));
  },
  everyPage: (sheet) => {
    sheet.put(
      815,
      L(42, 'Boursorama S.A. au capital de 53 576 889,20 EUR - RCS Nanterre 351 058 151', {
        size: 6,
      }),
    );
  },
  head: [
    [L(42, 'Date op.'), L(100, 'Libellé'), L(306, 'Valeur'), L(364, 'Débit'), L(454, 'Crédit')],
  ],
  headAt: 216,
  nextHeadAt: 80,
  rows: (told) => [
    note([
      L(100, `SOLDE AU : ${day(told.from, 'DD/MM/YYYY')}`),
      R(told.opening < 0 ? 410 : 500, dotted(told.opening)),
    ]),
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = frenchWords(booking).map((line) => line.slice(0, 40));
      return {
        booking,
        lines: [
          [
            L(42, day(booking.date, 'DD/MM/YYYY')),
            T(100, first),
            L(306, day(booking.value, 'DD/MM/YYYY')),
            R(booking.amount < 0 ? 410 : 500, dotted(booking.amount)),
          ],
          ...rest.map((line) => [T(100, line)]),
        ],
      };
    }),
    note([
      L(100, 'Nouveau solde en EUR :', { bold: true }),
      R(told.closing < 0 ? 410 : 500, dotted(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      42,
      'Montant de votre découvert autorisé au 01/01/2024 : 400,00 EUR.',
      "Vos dépôts sont garantis jusqu'à 100.000,00 EUR.",
    ),
  ],
});

type French = {
  name: string;
  bank: string;
  opened: string;
  closed: string;
  date: string;
  value: string | null;
  sums: string | null;
};

/** The large French banks: two columns of amounts, and a balance that says by its word on which side it stands. */
const large = ({ name, bank, opened, closed, date, value, sums }: French) =>
  tableBank({
    ...{
      name,
      bank,
      layout: `${bank}: two columns of amounts, blanks between thousands, the side of a balance told in words`,
    },
    currency: 'EUR',
    plot: { country: 'fr', count: 24, startsOn: 8 },
    sheet: { size: 8.5 },
    letterhead: (sheet, told) => {
      sheet.put(54, L(50, bank, { size: 15, bold: true }));
      address(sheet, told, 320, 104);
      sheet.put(
        170,
        L(
          50,
          `RELEVE DE COMPTE  du ${day(told.from, 'D MMMM YYYY', 'fr')} au ${day(told.to, 'D MMMM YYYY', 'fr')}`,
          { bold: true, size: 10 },
        ),
      );
      sheet.put(186, L(50, `COMPTE DE CHEQUES n° ${told.account}  Monnaie du compte : EUR`));
    },
    everyPage: (sheet) => {
      sheet.put(
        818,
        L(
          50,
          `${bank} SA - RCS Paris - Médiateur : vous pouvez saisir le médiateur. P. ${sheet.page}`,
          { size: 6 },
        ),
      );
    },
    head: [
      [
        L(50, 'Date'),
        ...(value ? [L(100, value)] : []),
        L(156, 'Nature des opérations'),
        R(455, 'Débit'),
        R(545, 'Crédit'),
      ],
    ],
    headAt: 214,
    nextHeadAt: 84,
    rows: (told) => {
      const standing = (label: string, date: string, minor: number) => {
        const text = `${label.replace('*', minor < 0 ? 'DEBITEUR' : 'CREDITEUR')} ${day(date, 'DD.MM.YYYY')}`;
        return note([
          L(156, text, { bold: true }),
          R(minor < 0 ? 455 : 545, spaced(minor), { bold: true }),
        ]);
      };
      return [
        standing(opened, told.from, told.opening),
        ...told.bookings.map((booking): Block => {
          const [first = '', ...rest] = frenchWords(booking);
          return {
            booking,
            lines: [
              [
                L(50, day(booking.date, date)),
                ...(value ? [L(100, day(booking.value, date))] : []),
                T(156, first),
                R(booking.amount < 0 ? 455 : 545, spaced(booking.amount)),
              ],
              ...rest.map((line) => [T(156, line)]),
            ],
          };
        }),
        ...(sums
          ? [note([L(156, sums), R(455, spaced(told.totalOut)), R(545, spaced(told.totalIn))])]
          : []),
        standing(closed, told.to, told.closing),
        ...smallPrint(
          50,
          "Garantie des dépôts : 100 000,00 EUR par client. Offre valable jusqu'au 31.12.2026 : 80,00 EUR offerts.",
        ),
      ];
    },
  });

export const FRANCE: readonly Bank[] = [
  BOURSORAMA,
  large({
    name: 'bnp-paribas',
    bank: 'BNP Paribas',
    opened: 'SOLDE * AU',
    closed: 'SOLDE * AU',
    date: 'DD.MM',
    value: 'Valeur',
    sums: 'TOTAL DES OPERATIONS',
  }),
  large({
    name: 'societe-generale',
    bank: 'Société Générale',
    opened: 'SOLDE PRÉCÉDENT AU',
    closed: 'NOUVEAU SOLDE AU',
    date: 'DD/MM/YYYY',
    value: 'Valeur',
    sums: 'TOTAUX DES MOUVEMENTS',
  }),
  large({
    name: 'la-banque-postale',
    bank: 'La Banque Postale',
    opened: 'Ancien solde au',
    closed: 'Nouveau solde au',
    date: 'DD/MM',
    value: null,
    sums: 'Total des opérations',
  }),
];
