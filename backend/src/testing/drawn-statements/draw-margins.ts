import type { Flow } from './flow.ts';

/** What stands at the edges of every page: page numbers, the repeated facts, and marks of the printing house. */
export function drawMargins(flow: Flow): void {
  const { paper } = flow;
  for (let page = 0; page < paper.pages(); page += 1) {
    drawFurniture(flow, page);
    drawNoise(flow, page);
  }
}

function drawFurniture({ paper, layout, printed, left, right }: Flow, page: number): void {
  const { language, paper: sheet, facts, pages } = layout;
  const foot = paper.height - Math.max(18, sheet.margin * 0.6);
  if (facts.pageNumbers) {
    const text = language.page
      .replace('{n}', String(page + 1))
      .replace('{m}', String(paper.pages()));
    paper.put({ x: right, y: foot, text, size: 7, align: 'right' }, page);
  }
  paper.put(
    {
      x: left,
      y: foot,
      text: `${printed.bank} · ${printed.address.at(-1)}`.replace('·', '-'),
      size: 6.5,
    },
    page,
  );
  if (page === 0 || !pages.repeatsFacts) return;
  const account = printed.accounts[0]?.number ?? '';
  paper.put({ x: left, y: sheet.margin, text: printed.bank, size: 10, bold: true }, page);
  paper.put(
    { x: left, y: sheet.margin + 14, text: `${language.account}: ${account}`, size: 7.5 },
    page,
  );
}

function drawNoise({ paper, layout, random }: Flow, page: number): void {
  const edge = Math.min(16, layout.paper.margin - 10);
  for (const noise of layout.noise) {
    if (noise === 'verticalLetters') {
      const start = random.int(200, 320);
      for (const [index, letter] of [...'FORM4471B'].entries()) {
        paper.put({ x: edge, y: start + index * 9.5, text: letter, size: 6 }, page);
      }
    } else if (noise === 'rotatedCode') {
      paper.put(
        {
          x: edge,
          y: paper.height * 0.7,
          text: `34GKKA${random.int(1000, 9999)}_T`,
          size: 6,
          angle: -90,
        },
        page,
      );
    } else if (noise === 'watermark') {
      const text = layout.language.code === 'de' ? 'KOPIE' : 'COPY';
      paper.put(
        { x: paper.width * 0.25, y: paper.height * 0.72, text, size: 110, gray: true, angle: -45 },
        page,
      );
    } else {
      const code = `*${random.int(10_000_000, 99_999_999)}${random.int(10, 99)}*`;
      paper.put(
        { x: paper.width - edge, y: paper.height - 10, text: code, size: 6, align: 'right' },
        page,
      );
    }
  }
}
