/** What some of the sums that are named apart come to together: fees and interest stand beside 'New Charges' (American Express). */
export function sumsOfSome(minors: number[]): number[] {
  const apart = [...new Set(minors)].slice(0, MOST_APART);
  const sums = [0];
  for (const minor of apart) sums.push(...sums.map((sum) => sum + minor));
  return sums;
}

/** Of more figures some would come to any sum by chance. */
const MOST_APART = 6;
