import { createVersions, type Upcaster } from './eventsourcing/upcasters.ts';

/** Every step from an event shape that was once shipped to its successor. docs/events.md lists the shapes. */
export const UPCASTERS: readonly Upcaster[] = [];

export const versionOf = createVersions(UPCASTERS);
