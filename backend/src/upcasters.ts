import { createVersions, type Upcaster } from './eventsourcing/upcasters.ts';

/** Every step from an event shape that was once shipped to its successor. docs/events.md lists the shapes. */
export const UPCASTERS: readonly Upcaster[] = [
  {
    // Only statements that print their year were read then, and the sizes of the pages were not kept.
    type: 'StatementRead',
    from: 1,
    upcast: (data) => ({ ...(data as object), assumedYear: null, pages: [] }),
  },
];

export const versionOf = createVersions(UPCASTERS);
