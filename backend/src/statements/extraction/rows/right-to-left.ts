const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Within a text of the other direction Latin words and what stands between them go from left to right, and so does each number by itself. */
const LEFT_TO_RIGHT =
  /\p{Script=Latin}(?:[^\p{Script=Hebrew}\p{Script=Arabic}]*[\p{Script=Latin}\p{Nd}])?|\p{Nd}+(?:[.,:/+-]\p{Nd}+)*%?|%\p{Nd}+(?:[.,:/+-]\p{Nd}+)*/gu;
const OTHER_RUN =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[^\p{Script=Latin}\p{Nd}]*[\p{Script=Hebrew}\p{Script=Arabic}])?/gu;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
};

/** Where letters of the other direction stand right beside Latin ones they are another word ('AEDالعملة': Emirates NBD as lines). */
const BETWEEN_SCRIPTS =
  /(?<=[\p{Script=Latin}\p{Nd}])(?=[\p{Script=Hebrew}\p{Script=Arabic}])|(?<=[\p{Script=Hebrew}\p{Script=Arabic}])(?=\p{Script=Latin})/gu;

/**
 * A text in the order in which it is read. PDFs set letters from left to right as they stand on the page, Hebrew and Arabic ones too, and
 * so does pdf2json give them. Words, numbers and blanks are reordered as the Unicode Bidirectional Algorithm (UAX #9) does.
 */
export function inReadingOrder(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? reordered(text).replace(BETWEEN_SCRIPTS, ' ') : text;
}

function reordered(text: string): string {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  // In a text that is mostly Latin only the words of the other direction are turned.
  if (count(/\p{Script=Latin}/gu) > count(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu))
    return text.replace(OTHER_RUN, turned).normalize('NFKC');
  return turned(text).replace(LEFT_TO_RIGHT, turned).normalize('NFKC');
}

function turned(text: string): string {
  return [...text]
    .reverse()
    .map((letter) => MIRRORED[letter] ?? letter)
    .join('');
}
