import type { Paper } from './paper.ts';
import type { Printed } from './printed.ts';
import type { Random } from './random.ts';
import type { Layout } from './space/layout.ts';

/** Where the next thing goes: y is the baseline of the last line written on the page. */
export type Flow = {
  paper: Paper;
  layout: Layout;
  printed: Printed;
  random: Random;
  left: number;
  right: number;
  bottom: number;
  y: number;
  /** The height of a line. */
  pitch: number;
};

/** Goes on to a new page, whose first line is below what every page repeats. */
export function turn(flow: Flow): void {
  flow.paper.addPage();
  flow.y = flow.layout.paper.margin + (flow.layout.pages.repeatsFacts ? 34 : 12);
}

/** Makes room for lines that belong together, on a new page if need be. */
export function keep(flow: Flow, lines: number): void {
  if (flow.y + lines * flow.pitch > flow.bottom) turn(flow);
}

/** Writes one line of text at the left edge, or breaks it where it is too long. */
export function writeLine(
  flow: Flow,
  text: string,
  style: { size?: number; bold?: boolean } = {},
): void {
  const size = style.size ?? flow.paper.fontSize;
  for (const line of wrap(flow.paper, text, flow.right - flow.left, size)) {
    keep(flow, 1);
    flow.y += Math.max(flow.pitch, size * 1.3);
    flow.paper.put({ ...style, size, x: flow.left, y: flow.y, text: line });
  }
}

/** Words in lines of at most this width. A word that is longer stands alone. */
export function wrap(paper: Paper, text: string, width: number, size?: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (paper.measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
