/** So many bytes are enough to see whether every second one is zero. */
const PROBE = 1_000;

/**
 * The text of a file of unknown encoding: UTF-8 or UTF-16 by their marks or their bytes, else Windows-1252, in which every
 * byte means something. Null where it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\u0000') ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const probe = bytes.subarray(0, PROBE);
  const zeros = (rest: 0 | 1) => probe.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  // A table is mostly digits and Latin letters, whose upper byte is zero in UTF-16.
  if (zeros(1) * 4 > probe.length) return 'utf-16le';
  if (zeros(0) * 4 > probe.length) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
