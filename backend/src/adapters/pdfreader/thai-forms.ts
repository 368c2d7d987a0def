/** The first of the places for private use at which fonts of Thai keep other forms of letters and marks. */
const FIRST = 0xf700;
/** What the forms from there on are of: letters without their foot, and marks set lower or further left (the tables of Microsoft's Thai fonts). */
const MEANT =
  '\u0E10\u0E34\u0E35\u0E36\u0E37\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E0D\u0E31\u0E4D\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E38\u0E39\u0E3A';

/** Thai as the letters and marks that a page shows: fonts draw some of them in a form of their own, under a number of no letter. */
export function withoutThaiForms(text: string): string {
  return text.replace(/[\uF700-\uF71A]/g, (form) => MEANT[form.charCodeAt(0) - FIRST] ?? form);
}
