import { CATEGORIES } from '@saldo/contracts';

/** The ids the design has a colour and an icon for; a category of the user's own borrows those of 'other'. */
export function isBuiltIn(category: string): boolean {
  return (CATEGORIES as readonly string[]).includes(category);
}

/** 'groceries' gives 'Groceries'; a category of the user's own stays as it was typed. */
export function categoryName(category: string): string {
  if (!isBuiltIn(category)) return category;
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/** The class that sets --cc to the category's colour (categories.css). */
export function categoryClass(category: string): string {
  return `k-${isBuiltIn(category) ? category : 'other'}`;
}
