import { drawPdf } from './draw-statement.ts';
import type { DrawnStatement } from './expected.ts';
import { expectedOf, printedOf } from './printed.ts';
import { layoutOf } from './space/draw-layout.ts';
import { featuresOf } from './space/layout.ts';
import { storyOf } from './story.ts';

/** Draws the statement of a seed: the same seed gives the same layout, figures and PDF. */
export async function drawStatement(seed: number): Promise<DrawnStatement> {
  const layout = layoutOf(seed);
  const printed = printedOf(storyOf(layout), layout);
  return {
    name: `seed-${seed}`,
    pdf: await drawPdf(printed, layout),
    expected: expectedOf(printed, layout),
    layout: featuresOf(layout).join('; '),
  };
}
