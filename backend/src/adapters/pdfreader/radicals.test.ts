import { expect, it } from 'vitest';
import { withoutRadicals } from './radicals.ts';

it.each([
  ['2024年10⽉1⽇', '2024年10月1日'],
  ['⼊⼝ 預⾦ 局⻑ ⻘⽊', '入口 預金 局長 青木'],
  ['Ünïcode ½ 100.00¹ ＡＢ', 'Ünïcode ½ 100.00¹ ＡＢ'],
])('reads radicals in %j as the characters they look like', (text, read) => {
  expect(withoutRadicals(text)).toBe(read);
});
