import type { Upcaster } from './upcasters.ts';

type Step = Pick<Upcaster, 'type' | 'from'>;

/** The event types that sources declare as a DomainEvent of a name in quotes, in the order of the alphabet. */
export function typesIn(sources: readonly string[]): string[] {
  const found = sources.flatMap((source) => [...source.matchAll(/\bDomainEvent<\s*'(\w+)'/g)]);
  return [...new Set(found.map((match) => match[1] as string))].sort();
}

/** The version an event is written in: the one that its last upcaster leads to, 1 without any. */
export function newestVersion(type: string, upcasters: readonly Step[]): number {
  const starts = upcasters.filter((step) => step.type === type).map((step) => step.from);
  return Math.max(0, ...starts) + 1;
}

/** One sentence for everything that keeps a shape which was once shipped from being tried; none if all is there. */
export function missingShapes(
  types: readonly string[],
  upcasters: readonly Step[],
  files: readonly string[],
): string[] {
  const problems: string[] = [];
  for (const type of types) {
    const newest = newestVersion(type, upcasters);
    for (let version = 1; version <= newest; version += 1) {
      const file = `${type}.v${version}.json`;
      if (!files.includes(file)) problems.push(`${file} is missing`);
      const isLast = version === newest;
      if (!isLast && !upcasters.some((step) => step.type === type && step.from === version)) {
        problems.push(`${type} has no upcaster from version ${version}`);
      }
    }
  }
  for (const file of files) {
    const [, type = '', version] = /^(\w+)\.v(\d+)\.json$/.exec(file) ?? [];
    if (!types.includes(type)) problems.push(`${file} belongs to no declared event`);
    else if (Number(version) > newestVersion(type, upcasters)) {
      problems.push(`${file} is newer than what the upcasters lead to`);
    }
  }
  return problems;
}

/**
 * The fields of an event's data and of the entries of its lists, by name.
 * What a field holds is not looked at, since it may be null, and neither are maps inside entries, whose keys are data.
 */
export function shapeOf(data: unknown): string[] {
  return Object.entries(data as object)
    .flatMap(([name, value]) => [
      name,
      ...(Array.isArray(value) ? fieldsOf(value) : []).map((field) => `${name}[].${field}`),
    ])
    .sort();
}

function fieldsOf(entries: readonly unknown[]): string[] {
  const objects = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  return [...new Set(objects.flatMap((entry) => Object.keys(entry as object)))];
}
