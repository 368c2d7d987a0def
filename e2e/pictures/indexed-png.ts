import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

type Pixels = { width: number; height: number; channels: 3 | 4; bytes: Uint8Array };

/**
 * The same picture with a palette of at most 256 colours, a third of the size or less: screens are flat. Takes what
 * Chromium writes (8 bits per channel, not interlaced), by the PNG specification, third edition (W3C, 2025).
 */
export function indexedPng(png: Buffer): Buffer {
  const pixels = decode(png);
  const { palette, indexOf } = paletteOf(pixels);
  const { width, height, channels, bytes } = pixels;
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      lines[y * (width + 1) + 1 + x] = indexOf(colourAt(bytes, at));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function decode(png: Buffer): Pixels {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('this is no PNG');
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlace !== 0) {
    throw new Error(`a PNG of type ${type} with ${depth} bits is not read`);
  }
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  const channels = type === 2 ? 3 : 4;
  return {
    width,
    height,
    channels,
    bytes: unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels),
  };
}

/** Undoes the filter of each line: a byte is told as the difference to its left, upper or both neighbours. */
function unfilter(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= channels ? (bytes[at - channels] ?? 0) : 0;
      const up = y > 0 ? (bytes[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (bytes[at - stride - channels] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][
        filter ?? 0
      ];
      bytes[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + (guess ?? 0);
    }
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((each) => Math.abs(estimate - each)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

const colourAt = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** The colours that are used most, and for each colour of the picture the nearest of them. */
function paletteOf({ channels, bytes }: Pixels) {
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += channels) {
    const colour = colourAt(bytes, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byUse = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const palette = spread(byUse);
  const known = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour: number) => {
    const index = known.get(colour) ?? nearest(palette, colour);
    known.set(colour, index);
    return index;
  };
  return { palette, indexOf };
}

/** Half of the places go by use alone; the other half to colours that are unlike all that have a place already. */
function spread(byUse: readonly number[]): number[] {
  const certain = byUse.slice(0, MOST_COLOURS / 2);
  for (const apart of [0, 3, 6, 9, 12, 18, 27, 40]) {
    const palette = [...certain];
    for (const colour of byUse.slice(certain.length)) {
      if (palette.length > MOST_COLOURS) break;
      if (apart === 0 || palette.every((each) => distance(each, colour) >= apart * apart)) {
        palette.push(colour);
      }
    }
    if (palette.length <= MOST_COLOURS) return palette;
  }
  return byUse.slice(0, MOST_COLOURS);
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  for (let index = 1; index < palette.length; index += 1) {
    if (distance(palette[index] ?? 0, colour) < distance(palette[best] ?? 0, colour)) best = index;
  }
  return best;
}
