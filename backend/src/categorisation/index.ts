export {
  BUILT_IN_VERSION,
  type Categorised,
  categorise,
} from './built-in/categorise.ts';
export type { CategoriseContext } from './built-in/known.ts';
