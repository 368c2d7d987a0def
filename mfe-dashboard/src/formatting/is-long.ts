/** A figure of more characters than this needs other room, or smaller letters, where there is little. */
const LONG = 11;

/** Whether a figure, as it is written, is longer than most are. */
export function isLong(figure: string): boolean {
  return figure.length > LONG;
}
