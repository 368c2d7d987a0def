import { plainWords } from '../words/plain-words.ts';

/** Where the name of a balance ends in a text, which may be longer than its plain words. */
export function endOf(text: string, { start, end }: { start: number; end: number }): number {
  const name = plainWords(text).slice(start, end);
  const at = text.toLowerCase().indexOf(name, start);
  return at < 0 ? end : at + name.length;
}

/** What stands behind the name of a figure in its text, from the first digit on. */
export function textAfter(text: string, end: number): string {
  const rest = text.slice(Math.min(end, text.length));
  return rest
    .replace(/^\D*?(?=[(（]?[+-]?\s?[^\s\d]{0,3}\s?\d)/u, '')
    .replace(/^[:：]\s*/, '')
    .replace(/[（(]/g, ' $&')
    .trim();
}
