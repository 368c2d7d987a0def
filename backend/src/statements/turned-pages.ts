import type { PageSize as ReadPage } from '../ports/pdf-text.ts';
import type { PageSize } from './events.ts';
import type { Box, ExtractedStatement } from './extraction/types.ts';

/**
 * A statement with the places of its lines on its pages as they are displayed, where a page was turned to be read, and the sizes of
 * those pages.
 */
export function asDisplayed(
  statement: ExtractedStatement,
  pages: readonly ReadPage[],
): { statement: ExtractedStatement; pages: PageSize[] } {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const sections = statement.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({
      ...line,
      box: turnedBack(line.box, byNumber.get(line.page)),
    })),
  }));
  const sizes = pages.map(({ number, width, height, turned }) =>
    turned === 1 || turned === 3
      ? { number, width: height, height: width }
      : { number, width, height },
  );
  return { statement: { ...statement, sections }, pages: sizes };
}

function turnedBack({ x, y, width, height }: Box, page: ReadPage | undefined): Box {
  if (page?.turned === 1) return { x: y, y: page.width - x - width, width: height, height: width };
  if (page?.turned === 2)
    return { x: page.width - x - width, y: page.height - y - height, width, height };
  if (page?.turned === 3)
    return { x: page.height - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}
