import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const resolve = createRequire(import.meta.url).resolve;
const unpacked = new Map<string, Buffer>();

/** The TrueType font of a package, unpacked once: read as WOFF, every single glyph would unpack its whole table. */
export function fontFile(name: string): Buffer {
  const font = unpacked.get(name) ?? sfntOf(readFileSync(resolve(name)));
  unpacked.set(name, font);
  return font;
}

/** Unpacks a WOFF file (W3C WOFF 1.0: a header of 44 bytes, then 20 bytes for each table) to the sfnt file in it. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const tables: Buffer[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20);
    const [offset, packed, length] = [
      entry.readUInt32BE(4),
      entry.readUInt32BE(8),
      entry.readUInt32BE(12),
    ];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    entry.copy(head, 12 + index * 16, 0, 4);
    entry.copy(head, 16 + index * 16, 16, 20);
    head.writeUInt32BE(end, 20 + index * 16);
    head.writeUInt32BE(length, 24 + index * 16);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat(tables);
}
