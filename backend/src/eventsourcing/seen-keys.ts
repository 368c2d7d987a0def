/** 8 MB: with seven million keys one in a hundred unseen ones is taken for seen. */
const BITS = 2 ** 26;
const HASHES = 4;

/** Remembers keys in a fixed space (a Bloom filter): what it says was never added never was; what it says was added may not have been. */
export function createSeenKeys() {
  const bytes = new Uint8Array(BITS / 8);

  /** Two hashes of the key (FNV-1a, once with another start) make all positions, after Kirsch and Mitzenmacher. */
  function each(key: string, visit: (bit: number) => boolean): boolean {
    let first = 0x811c9dc5;
    let second = 0x9747b28c;
    for (let i = 0; i < key.length; i += 1) {
      const unit = key.charCodeAt(i);
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(second ^ unit, 0x5bd1e995);
    }
    second = (second ^ (second >>> 15)) | 1;
    first ^= first >>> 13;
    for (let i = 0; i < HASHES; i += 1) {
      if (!visit((first + Math.imul(i, second)) & (BITS - 1))) return false;
    }
    return true;
  }

  return {
    add(key: string): void {
      each(key, (bit) => {
        bytes[bit >>> 3] = (bytes[bit >>> 3] as number) | (1 << (bit & 7));
        return true;
      });
    },
    mayHave: (key: string) =>
      each(key, (bit) => ((bytes[bit >>> 3] as number) & (1 << (bit & 7))) !== 0),
  };
}
