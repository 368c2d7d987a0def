import type { Box } from '../../ports/pdf-text.ts';
import type { Picture, PlacedPicture, ScannedPage } from './scanned-page.ts';

/** How many quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** A page turned clockwise with the pictures on it. */
export function turnedPage(page: ScannedPage, turns: Turns): ScannedPage {
  const isOnSide = turns % 2 === 1;
  return {
    number: page.number,
    width: isOnSide ? page.height : page.width,
    height: isOnSide ? page.width : page.height,
    pictures: page.pictures.map(
      ({ picture, box }): PlacedPicture => ({
        picture: turnedPicture(picture, turns),
        box: turnedBox(box, page, turns),
      }),
    ),
  };
}

export function turnedPicture(picture: Picture, turns: Turns): Picture {
  if (turns === 0) return picture;
  const { width, height, grey } = picture;
  const [wide, high] = turns === 2 ? [width, height] : [height, width];
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        turns === 1
          ? [height - 1 - y, x]
          : turns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      result[row * wide + column] = grey[y * width + x] ?? 0;
    }
  }
  return { width: wide, height: high, grey: result };
}

function turnedBox(
  { x, y, width, height }: Box,
  page: { width: number; height: number },
  turns: Turns,
): Box {
  if (turns === 1) return { x: page.height - y - height, y: x, width: height, height: width };
  if (turns === 2) return { x: page.width - x - width, y: page.height - y - height, width, height };
  if (turns === 3) return { x: y, y: page.width - x - width, width: height, height: width };
  return { x, y, width, height };
}
