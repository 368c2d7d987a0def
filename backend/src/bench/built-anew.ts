import type { Projection } from '../eventsourcing/projector.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';

const nameAnew = (collection: string) => `${collection}_anew`;

/** The same projection as its next version, in collections of its own, as a changed one would be deployed. */
export function builtAnew(projection: Projection): Projection {
  return {
    ...projection,
    version: projection.version + 1,
    collections: projection.collections.map((c) => ({ ...c, name: nameAnew(c.name) })),
    handle: (event, unit) => projection.handle(event, renamed(unit)),
  };
}

function renamed(unit: UnitOfWork): UnitOfWork {
  return {
    get: (collection, id) => unit.get(nameAnew(collection), id),
    put: (collection, document) => unit.put(nameAnew(collection), document),
    delete: (collection, id) => unit.delete(nameAnew(collection), id),
    find: (collection, query) => unit.find(nameAnew(collection), query),
  };
}

/** The collections of a projection, each with the name it has when it is built anew. */
export function collectionsOf(
  projections: readonly Projection[],
): { name: string; anew: string }[] {
  return projections
    .flatMap(({ collections }) => collections)
    .map(({ name }) => ({ name, anew: nameAnew(name) }));
}
