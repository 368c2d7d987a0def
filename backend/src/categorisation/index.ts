export {
  BUILT_IN_VERSION,
  type CategoriseContext,
  type Categorised,
  categorise,
  type LineToCategorise,
} from './built-in/categorise.ts';
