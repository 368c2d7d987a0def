import { createVersions, type Upcaster } from './eventsourcing/upcasters.ts';

/** Every step from an event shape that was once shipped to its successor. docs/events.md lists the shapes. */
export const UPCASTERS: readonly Upcaster[] = [
  {
    // Only statements that print their year were read then; the sizes of pages and printed totals were not kept.
    type: 'StatementRead',
    from: 1,
    upcast(data) {
      const { sections, ...rest } = data as { sections: object[] };
      const withChecks = sections.map((section) => ({ ...section, checks: [] }));
      return { ...rest, sections: withChecks, assumedYear: null, pages: [] };
    },
  },
  {
    // A scan whose figures did not prove it was refused then.
    type: 'StatementHeld',
    from: 1,
    upcast: (data) => ({ ...(data as object), isRecognised: false }),
  },
  {
    // A file without a currency was refused then, or read in the one its print suggests without a word.
    type: 'StatementRead',
    from: 2,
    upcast: (data) => ({ ...(data as object), assumedCurrency: null }),
  },
  {
    type: 'StatementHeld',
    from: 2,
    upcast: (data) => ({ ...(data as object), assumedCurrency: null }),
  },
  {
    // Whatever lay under one name was one bank account then.
    type: 'StatementImported',
    from: 1,
    upcast(data) {
      const { balances, ...rest } = data as { balances: object[] };
      return { ...rest, balances: balances.map((balance) => ({ ...balance, whose: null })) };
    },
  },
];

export const versionOf = createVersions(UPCASTERS);
