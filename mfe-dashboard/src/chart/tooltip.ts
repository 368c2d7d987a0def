const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in a tooltip: a category can be any text a user typed. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export type TooltipRow = { keyClass: string; label: string; figure: string };

/** The body of a tooltip: a head, then one line each of key, label and figure. Text is escaped here. */
export function tooltipHtml(head: string, rows: readonly TooltipRow[]): string {
  const lines = rows.map(
    ({ keyClass, label, figure }) =>
      `<span class="chart-tip-key ${escapeHtml(keyClass)}"></span><span>${escapeHtml(label)}</span>` +
      `<span class="chart-tip-figure">${escapeHtml(figure)}</span>`,
  );
  return `<div class="chart-tip"><span class="chart-tip-head">${escapeHtml(head)}</span>${lines.join('')}</div>`;
}
