/**
 * One step from an event's schema version to the next; keyed by event type and the version it starts from.
 * The chain runs in one place, where a store adapter reads, so that deciders and projections see new shapes only.
 */
export type Upcaster = { type: string; from: number; upcast(data: unknown): unknown };

type StoredShape = { type: string; data: unknown; metadata: { schemaVersion: number } };

export type Upcast = <E extends StoredShape>(event: E) => E;

/** Makes the function that brings an event to its newest shape. Throws where a chain has a gap. */
export function createUpcast(upcasters: readonly Upcaster[]): Upcast {
  const steps = new Map(upcasters.map((u) => [`${u.type}@${u.from}`, u]));
  if (steps.size !== upcasters.length) throw new Error('two upcasters start from the same version');
  return (event) => {
    let version = event.metadata.schemaVersion;
    let step = steps.get(`${event.type}@${version}`);
    if (!step) return event;
    let data = event.data;
    while (step) {
      data = step.upcast(data);
      version += 1;
      step = steps.get(`${event.type}@${version}`);
    }
    return { ...event, data, metadata: { ...event.metadata, schemaVersion: version } };
  };
}

/** The schema version that a type's events are written with now: one more than its upcasters. */
export function createVersions(upcasters: readonly Upcaster[]): (type: string) => number {
  return (type) => 1 + upcasters.filter((step) => step.type === type).length;
}
