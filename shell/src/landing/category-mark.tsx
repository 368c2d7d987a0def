import {
  ArrowDownLeft,
  ArrowLeftRight,
  Bus,
  classNames,
  House,
  Icon,
  type IconShape,
  Plane,
  Receipt,
  ShoppingBag,
  ShoppingBasket,
  Umbrella,
  Utensils,
  Zap,
} from '@saldo/ui';
import type { CSSProperties } from 'react';
import styles from './category-mark.module.css';

/** The categories that stand by name on the landing page. */
const SHAPES: Readonly<Record<string, IconShape>> = {
  income: ArrowDownLeft,
  transfers: ArrowLeftRight,
  groceries: ShoppingBasket,
  dining: Utensils,
  transport: Bus,
  housing: House,
  utilities: Zap,
  shopping: ShoppingBag,
  travel: Plane,
  insurance: Umbrella,
  fees: Receipt,
};

export const categoryWord = (category: string) =>
  category.charAt(0).toUpperCase() + category.slice(1);

/** The colour of a category, for whatever stands inside an element with this style. */
export const categoryColour = (category: string) =>
  ({ '--category': `var(--cat-${category})` }) as CSSProperties;

/** A category as icon, colour and word. */
export function CategoryMark({ category }: { category: string }) {
  return (
    <span className={classNames(styles.mark, 'soft small')} style={categoryColour(category)}>
      <CategoryShape category={category} />
      <span className={styles.word}>{categoryWord(category)}</span>
    </span>
  );
}

/** The icon of a category on its colour. */
export function CategorySwatch({ category }: { category: string }) {
  return (
    <span className={styles.swatch}>
      <CategoryShape category={category} />
    </span>
  );
}

function CategoryShape({ category }: { category: string }) {
  const shape = SHAPES[category];
  return shape ? <Icon of={shape} /> : null;
}
