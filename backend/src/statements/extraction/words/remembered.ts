/** So many answers are remembered at once, in the child that reads files; no longer texts are. */
const MOST_ANSWERS = 20_000;
const LONGEST_TEXT = 100;

/** The same function with its answers remembered: about the same labels it is asked again and again. It must tell by the text alone. */
export function remembered<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = answerTo(text);
    if (known.size >= MOST_ANSWERS) known.clear();
    if (text.length <= LONGEST_TEXT) known.set(text, answer);
    return answer;
  };
}
