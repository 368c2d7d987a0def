import { amountText, balanceText, sumText } from './cells.ts';
import { addDays, writeDate } from './dates.ts';
import { type Flow, keep, wrap } from './flow.ts';
import type { Decoy } from './space/layout.ts';

type Cells = readonly { text: string; share: number; align?: 'right' }[];

/** The share of the page that a text may take before it is cut short. */
const WIDEST = 0.4;

/** A table under a title that says that it holds no bookings of the account. */
export function drawDecoy(flow: Flow, decoy: Decoy): void {
  const { layout, paper } = flow;
  const rows = rowsOf(flow, decoy);
  keep(flow, rows.length + 4);
  flow.y += flow.pitch * 2.2;
  const title = titleOf(flow, decoy);
  paper.put({ x: flow.left, y: flow.y, text: title, bold: true, size: paper.fontSize + 2 });
  flow.y += flow.pitch * 0.4;
  for (const cells of rows) {
    flow.y += flow.pitch * (1.1 + Math.min(0.3, layout.rows.gap));
    for (const { text, share, align } of cells) {
      const x = flow.left + (flow.right - flow.left) * share;
      const [short = ''] = wrap(paper, text, (flow.right - flow.left) * WIDEST);
      paper.put({ x, y: flow.y, text: short, ...(align ? { align } : {}) });
    }
  }
  flow.y += flow.pitch;
}

function titleOf({ layout, printed }: Flow, decoy: Decoy): string {
  const { language, dates } = layout;
  const name = language.decoys[decoy];
  if (decoy !== 'pending' && decoy !== 'reverted') return name;
  const [end = ''] = writeDate(printed.period.end, dates.factStyle, language);
  return layout.seed % 2 === 0 ? name : `${name} (${end})`;
}

function rowsOf(flow: Flow, decoy: Decoy): Cells[] {
  switch (decoy) {
    case 'pending':
    case 'reverted':
      return unbooked(flow);
    case 'standing':
      return standing(flow);
    case 'glance':
      return glance(flow);
    case 'rewards':
      return rewards(flow);
    default:
      return interest(flow);
  }
}

/** Looks like bookings, headers and all, but for the balance. */
function unbooked({ layout, printed, random }: Flow): Cells[] {
  const { language, table, dates } = layout;
  const header = (kind: string) =>
    table.columns.find((column) => column.kind === kind)?.header ?? '';
  const amountHeader = header('amount') || header('out');
  const rows = Array.from({ length: random.int(1, 3) }, (): Cells => {
    const iso = addDays(printed.period.end, -random.int(0, 3));
    const kind = header('amount') ? 'amount' : 'out';
    return [
      { text: writeDate(iso, dates.style, language)[0] ?? '', share: 0 },
      { text: random.pick(language.spending).replace(' {ref}', ''), share: 0.2 },
      {
        text: amountText(kind, -random.int(100, 9_000) * 100, layout.currency, layout),
        share: 0.8,
        align: 'right',
      },
    ];
  });
  return [
    [
      { text: header('date'), share: 0 },
      { text: header('description'), share: 0.2 },
      { text: amountHeader, share: 0.8, align: 'right' },
    ],
    ...rows,
  ];
}

function standing({ layout, random }: Flow): Cells[] {
  return Array.from(
    { length: 2 },
    (): Cells => [
      { text: random.pick(layout.language.spending).replace(' {ref}', ''), share: 0 },
      {
        text: sumText(random.int(10, 900) * 100, layout.currency, layout),
        share: 0.62,
        align: 'right',
      },
      { text: `${random.int(1, 28)}.`, share: 0.7 },
    ],
  );
}

function glance({ layout, printed }: Flow): Cells[] {
  const [account] = printed.accounts;
  if (!account) return [];
  const { language } = layout;
  const sum = (sign: 1 | -1) =>
    account.rows.reduce((total, { amountMinor }) => total + Math.max(0, amountMinor * sign), 0);
  const [out, into] = language.totals[0] ?? ['', ''];
  const line = (label: string, figure: string): Cells => [
    { text: label, share: 0.02 },
    { text: figure, share: 0.45, align: 'right' },
  ];
  return [
    ...(account.openingMinor === null
      ? []
      : [
          line(
            language.opening[0] ?? '',
            balanceText(account.openingMinor, account.currency, layout),
          ),
        ]),
    line(into, sumText(sum(1), account.currency, layout)),
    line(out, sumText(sum(-1), account.currency, layout)),
    ...(account.closingMinor === null
      ? []
      : [
          line(
            language.closing[0] ?? '',
            balanceText(account.closingMinor, account.currency, layout),
          ),
        ]),
  ];
}

function rewards({ layout, random }: Flow): Cells[] {
  return [layout.language.opening[0], '+', layout.language.closing[0]].map((label) => [
    { text: label ?? '', share: 0 },
    { text: String(random.int(100, 999)), share: 0.4, align: 'right' },
  ]);
}

function interest({ layout, printed, random }: Flow): Cells[] {
  return [0, 10].map((days) => [
    {
      text:
        writeDate(addDays(printed.period.start, days), layout.dates.style, layout.language)[0] ??
        '',
      share: 0,
    },
    {
      text: `${random.int(0, 4)}${layout.money.numbers.decimal}${random.int(10, 95)} %`,
      share: 0.3,
      align: 'right',
    },
  ]);
}
