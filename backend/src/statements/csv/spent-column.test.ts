import { expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(head: string, ...rows: string[]) {
  const table = rows.map((row, index) => `2026/10/0${index + 5},${row}`).join('\n');
  const result = extractCsv(`${head}\n${table}`, { currency: 'JPY' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => [
    proveSection(section).state,
    ...section.lines.map(({ amountMinor }) => amountMinor),
  ]);
}

const head = '利用日,内容,利用金額';

it('was spent on a card, of which some was given back', () => {
  expect(read(head, '楽天,1000', 'セブン,300')).toEqual([['not_provable', -1000, -300]]);
  expect(read(`${head},支払総額`, '楽天,1000,1000', '楽天,-300,-300')).toEqual([
    ['not_provable', -1000, 300],
  ]);
});

it('tells by its sign or its balance which way it went in a wallet', () => {
  expect(read(`${head},残高`, 'チャージ,3000,3000', '改札,-200,2800')).toEqual([
    ['proven', 3000, -200],
  ]);
  expect(read(head.replace('金額', '額'), 'チャージ,+3000', '改札,-200')).toEqual([
    ['not_provable', 3000, -200],
  ]);
  expect(read(head, 'セブン,-3000', 'ローソン,-200')).toEqual([['not_provable', -3000, -200]]);
});

it('is refused where neither tells', () => {
  expect(read(`${head},残高`, 'チャージ,5000,5000', 'セブン,1000,4000')).toBe('noDirection');
  expect(read(head, 'チャージ,5000', 'セブン,1000')).toBe('noDirection');
  expect(read(head, 'セブン,-3000', 'ローソン,-200', '返金,500')).toBe('noDirection');
  expect(read(head, 'コトリ,3784', 'カゼ,-2055')).toBe('noDirection');
});
