import {
  ArrowDownLeft,
  ArrowLeftRight,
  classNames,
  Icon,
  type IconShape,
  ShoppingBag,
  Umbrella,
} from '@saldo/ui';
import styles from './category-mark.module.css';
import type { DemoCategory } from './demo-statement.ts';

const SHAPES: Record<DemoCategory, { shape: IconShape; word: string }> = {
  income: { shape: ArrowDownLeft, word: 'Income' },
  transfers: { shape: ArrowLeftRight, word: 'Transfers' },
  insurance: { shape: Umbrella, word: 'Insurance' },
  shopping: { shape: ShoppingBag, word: 'Shopping' },
};

/** A category as icon, colour and word. */
export function CategoryMark({ category }: { category: DemoCategory }) {
  const { shape, word } = SHAPES[category];
  return (
    <span className={classNames(styles.mark, styles[category], 'soft small')}>
      <Icon of={shape} />
      <span className={styles.word}>{word}</span>
    </span>
  );
}
