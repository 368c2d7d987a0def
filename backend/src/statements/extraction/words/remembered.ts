/** So many answers are remembered at once, of texts that are no longer. */
const MOST_KNOWN = 20_000;
const MAX_KNOWN = 100;

/** The same function with its answers remembered: about the same labels it is asked again and again. It must tell by the text alone. */
export function remembered<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = answerTo(text);
    if (known.size >= MOST_KNOWN) known.clear();
    if (text.length <= MAX_KNOWN) known.set(text, answer);
    return answer;
  };
}
