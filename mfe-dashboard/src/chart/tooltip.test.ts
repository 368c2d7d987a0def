import { expect, it } from 'vitest';
import { tooltipHtml } from './tooltip.ts';

it('shows typed text as text, never as markup', () => {
  const html = tooltipHtml('<img src=x onerror=alert(1)>', [
    { keyClass: 'part', label: '"5%"', figure: "1'000" },
  ]);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
  expect(html).toContain('&quot;5%&quot;');
});
