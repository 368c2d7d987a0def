/**
 * A pure function that is run where an untrusted file is read, in the process that can be killed, so that neither what
 * stands in the file nor the work on it weighs on this one. `name` is exported by `module`, takes what was read and the
 * argument, and gives a result that can be sent between processes as JSON.
 */
export type Digest<Input, Result> = {
  module: string;
  name: string;
  argument: unknown;
  /** Never there: it only ties the types together. */
  types?: (input: Input) => Result;
};

/** The digest by a function that the module at this URL exports under its own name. */
export function digestOf<Input, Argument, Result>(
  module: URL,
  work: (input: Input, argument: Argument) => Result,
  argument: Argument,
): Digest<Input, Result> {
  return { module: module.href, name: work.name, argument };
}

/** Runs a digest in this process. Throws where its module has no such function. */
export async function runDigest<Input, Result>(
  digest: Digest<Input, Result>,
  input: Input,
): Promise<Result> {
  const loaded = (await import(digest.module)) as Record<string, unknown>;
  const work = loaded[digest.name];
  if (typeof work !== 'function') throw new Error(`${digest.module} has no ${digest.name}`);
  return work(input, digest.argument);
}
