/** Text through which the line below it runs, as both were drawn across each other. */

/**
 * The same text without that line ('_3_1_.0_8_. _M_O___E_N_D_S_A_LD_O': Targobank). Several strokes of it stand for a blank, unless blanks stand between strokes
 * as well, so that these part the words ('__A_L_T_E_R_ _K_ON_T_O__S_T_AN__D': Renault Bank).
 */
export function withoutStrokes(text: string): string {
  const parted = HAS_BLANKS.test(text) ? text : text.replace(/_{2,}/g, ' ');
  return parted.replace(/_/g, '').replace(/ +/g, ' ').trim();
}

const HAS_BLANKS = /[\p{L}\d]_+ _+[\p{L}\d]/u;
