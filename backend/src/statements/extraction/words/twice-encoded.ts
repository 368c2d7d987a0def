/** The characters of windows-1252 from 0x80 to 0x9F, where it has any. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const BYTES = new Map([...WESTERN].map((character, index) => [character, 0x80 + index]));
const NEXT = `[\\u00A0-\\u00BF${WESTERN}]`;
/** What begins a character of two or three bytes, and what goes on with it. */
const CHARACTER = new RegExp(`[ÂÃ]${NEXT}|â${NEXT}{2}`, 'gu');
const decoder = new TextDecoder('utf-8', { fatal: true });

/** A text with whole characters where UTF-8 was taken for windows-1252 before it was printed ('â‚¬1,500.00', 'CaffÃ¨': spreadsheets); any other as it is. */
export function decodedOnce(text: string): string {
  return text.replace(CHARACTER, (printed) => {
    const bytes = [...printed].map((character) => BYTES.get(character) ?? character.charCodeAt(0));
    try {
      return decoder.decode(new Uint8Array(bytes));
    } catch {
      // It was meant as it stands.
      return printed;
    }
  });
}
