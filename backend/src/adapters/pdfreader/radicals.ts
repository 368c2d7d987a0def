/**
 * Radicals of the supplement that stand for characters which look the same and have no decomposition. Source: Unicode Character Database,
 * EquivalentUnifiedIdeograph.txt.
 */
const SUPPLEMENT: Record<string, string> = {
  '\u2EA0': '民',
  '\u2EC4': '西',
  '\u2EC5': '见',
  '\u2EC6': '角',
  '\u2EC9': '贝',
  '\u2ECB': '车',
  '\u2ED1': '長',
  '\u2ED3': '长',
  '\u2ED4': '门',
  '\u2ED8': '青',
  '\u2ED9': '韦',
  '\u2EDA': '页',
  '\u2EDB': '风',
  '\u2EDC': '飞',
  '\u2EDD': '食',
  '\u2EE2': '马',
  '\u2EE5': '鱼',
  '\u2EE6': '鸟',
  '\u2EE8': '麦',
  '\u2EE9': '黄',
  '\u2EEC': '齐',
  '\u2EED': '歯',
  '\u2EEE': '齿',
  '\u2EEF': '竜',
  '\u2EF0': '龙',
  '\u2EF2': '亀',
  '\u2EF3': '龟',
};

/**
 * Radicals as the characters they are drawn for: some programs give a glyph that both share the number of the radical, so that a page
 * shows 月 and 日 and its text says ⽉ and ⽇.
 */
export function withoutRadicals(text: string): string {
  return text.replace(
    /[\u2E80-\u2FD5]/g,
    (radical) => SUPPLEMENT[radical] ?? radical.normalize('NFKC'),
  );
}
