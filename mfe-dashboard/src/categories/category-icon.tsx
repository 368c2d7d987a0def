import type { Category } from '@saldo/contracts';
import {
  ArrowDownLeft,
  ArrowLeftRight,
  Banknote,
  Bus,
  classNames,
  GraduationCap,
  HeartPulse,
  House,
  Icon,
  type IconShape,
  LayoutGrid,
  Plane,
  Receipt,
  ShoppingBag,
  ShoppingBasket,
  Ticket,
  Umbrella,
  Utensils,
  Zap,
} from '@saldo/ui';
import './categories.css';
import { categoryClass, isBuiltIn } from './category.ts';
import styles from './category-icon.module.css';

const ICONS: Record<Category, IconShape> = {
  income: ArrowDownLeft,
  transfers: ArrowLeftRight,
  groceries: ShoppingBasket,
  dining: Utensils,
  transport: Bus,
  housing: House,
  utilities: Zap,
  shopping: ShoppingBag,
  entertainment: Ticket,
  travel: Plane,
  health: HeartPulse,
  education: GraduationCap,
  insurance: Umbrella,
  fees: Receipt,
  cash: Banknote,
  other: LayoutGrid,
};

/** The tile of a category: `disc` stands before a transaction, `swatch` is the key of the donut. The word stands beside it. */
export function CategoryIcon({ category, look }: { category: string; look: 'disc' | 'swatch' }) {
  return (
    <span className={classNames(styles[look], categoryClass(category))} aria-hidden="true">
      {isBuiltIn(category) ? (
        <Icon of={ICONS[category as Category]} {...(look === 'swatch' && { size: 'sm' })} />
      ) : (
        <b>{category.trim().charAt(0).toLocaleUpperCase()}</b>
      )}
    </span>
  );
}
