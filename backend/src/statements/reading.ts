import type { AssumedCurrency } from './assumed-currency.ts';
import type { PageSize } from './events.ts';
import type { ExtractedStatement, UnprintedCurrency } from './extraction/types.ts';
import type { StatementFailure } from './failures.ts';
import type { Open } from './second-reader/open-question.ts';

/** What a reader made of a file, or why it made nothing of it. */
export type Reading =
  | {
      statement: ExtractedStatement;
      reader: { engine: string; version: number };
      /** The sizes of its pages, where it has any. */
      pages?: PageSize[];
      leftOpen?: Open | null;
      /** There where it prints none. */
      assumedCurrency?: AssumedCurrency | null;
    }
  /** leftOpen is what a second reader may be asked, where there is one. */
  | {
      failure: StatementFailure;
      /** What its sentence names of the file. */
      detail?: string | null;
      pages?: PageSize[];
      leftOpen?: Open | null;
      /** What is known of its currency where nothing else is missing. */
      unprinted?: UnprintedCurrency | null;
      /** Says what the user is to be asked, where the file is to wait for its currency. */
      assumedCurrency?: AssumedCurrency;
    };
