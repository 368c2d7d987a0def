/** Words for what is collected and redeemed, and is no money. */
const OF_BONUS =
  /(?<!\p{L})(?:cash ?back|miles|\p{L}*points|poeng|poäng|punkte|puntos|pontos|punti|meilen|rewards?|poin|puan)(?!\p{L})|ポイント|포인트|積分|积分|紅利|คะแนน|điểm thưởng/iu;

/** Whether a text speaks of points, miles or another bonus. */
export function namesBonus(text: string): boolean {
  return OF_BONUS.test(text);
}
