import { dirname, join } from 'node:path/posix';

/** A source file: its path from the repository's root with forward slashes, and its text. */
export type Source = { path: string; text: string };

/** A rule gives one sentence per breach, beginning with the file's path; none means that it is kept. */
export type Rule = (sources: readonly Source[]) => string[];

const CAPABILITIES = new Set(
  'users statements ledger categorisation dashboard currencies investments goals activity'.split(
    ' ',
  ),
);
const DRIVERS =
  /^(node:sqlite|mongodb|kafkajs|@kurrent\/.+|pdfreader|pdf2json|pdfjs-dist|tesseract\.js-core|openai|@grpc\/.+)(\/|$)/;
/** What a pure file may take from Node: computing, never reaching out. */
const PURE_NODE_MODULES = new Set(['node:assert', 'node:assert/strict', 'node:crypto']);
const MAX_LINES = 300;

/** Tests, what only they use, and benchmarks may look at the world. */
const isTest = (path: string) => /\.test\.tsx?$|^backend\/src\/(testing|bench|chaos)\//.test(path);
const packageOf = (path: string) => path.slice(0, path.indexOf('/'));
const isBackendSource = (path: string) => path.startsWith('backend/src/') && !isTest(path);

/** Blanks comments, so that what is only talked about is not taken for code. Line numbers stay. */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/.*|\/\*[\s\S]*?\*\//g,
    (match, literal?: string) => literal ?? match.replace(/[^\n]/g, ' '),
  );
}

/** Every module that a file names: import, import type, export from, import(), and typeof import(). */
export function importsOf(text: string): string[] {
  const code = withoutComments(text);
  const statements = code.matchAll(
    /^[ \t]*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm,
  );
  const calls = code.matchAll(/\bimport\(\s*(['"])([^'"\n]+)\1\s*[,)]/g);
  return [...statements, ...calls].map((match) => match[2] ?? '');
}

/** The repository path that a relative import means, undefined for a package. */
function target(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

function eachImport(
  sources: readonly Source[],
  breach: (source: Source, specifier: string) => boolean,
): string[] {
  return sources.flatMap((source) =>
    importsOf(source.text)
      .filter((specifier) => breach(source, specifier))
      .map((specifier) => `${source.path} imports ${specifier}`),
  );
}

function eachMatch(
  sources: readonly Source[],
  applies: (path: string) => boolean,
  pattern: RegExp,
): string[] {
  return sources
    .filter(({ path }) => applies(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) => {
          const found = pattern.exec(line)?.[0];
          return found ? [`${path}:${index + 1} uses ${found}`] : [];
        }),
    );
}

export const capabilitiesAreEnteredByTheirIndex: Rule = (sources) =>
  eachImport(sources, ({ path }, specifier) => {
    const [, , into = '', ...inside] = (target(path, specifier) ?? '').split('/');
    if (!isBackendSource(path) || !CAPABILITIES.has(into)) return false;
    return path.split('/')[2] !== into && inside.join('/') !== 'index.ts';
  });

export const driversStayInAdapters: Rule = (sources) =>
  eachImport(
    sources,
    ({ path }, specifier) =>
      isBackendSource(path) &&
      !/^backend\/src\/adapters\/[^/]+\//.test(path) &&
      DRIVERS.test(specifier),
  );

export const contractsKnowNeitherScreenNorServer: Rule = (sources) =>
  eachImport(
    sources,
    ({ path }, specifier) =>
      packageOf(path) === 'contracts' &&
      /^(react|react-dom|@saldo\/(backend|ui|shell|mfe-.+))(\/|$)/.test(specifier),
  );

export const screensDoNotImportTheBackend: Rule = (sources) =>
  eachImport(
    sources,
    ({ path }, specifier) =>
      /^(ui|shell|mfe-[^/]+)\//.test(path) &&
      (/^@saldo\/backend(\/|$)/.test(specifier) ||
        (target(path, specifier) ?? '').startsWith('backend/')),
  );

export const relativeImportsStayInTheirPackage: Rule = (sources) =>
  eachImport(sources, ({ path }, specifier) => {
    const meant = target(path, specifier);
    return meant !== undefined && !meant.startsWith(`${packageOf(path)}/`);
  });

export const importsHaveNoCycles: Rule = (sources) => {
  const graph = new Map(
    sources.map(({ path, text }) => [path, importsOf(text).flatMap((s) => target(path, s) ?? [])]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      cycles.push([...trail.slice(at), path].join(' imports '));
    } else if (!done.has(path)) {
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
};

export const pureFilesDoNoIo: Rule = (sources) =>
  eachImport(
    sources,
    ({ path }, specifier) =>
      isBackendSource(path) &&
      /\/(decider|projections)(\.ts|\/)|\/extraction\//.test(path) &&
      ((specifier.startsWith('node:') && !PURE_NODE_MODULES.has(specifier)) ||
        (target(path, specifier) ?? '').startsWith('backend/src/adapters/')),
  );

export const onlyConfigReadsTheEnvironment: Rule = (sources) =>
  eachMatch(
    sources,
    (path) => isBackendSource(path) && path !== 'backend/src/config.ts',
    /\bprocess\.env\b/,
  );

export const clockAndChanceComeFromAdapters: Rule = (sources) =>
  eachMatch(
    sources,
    (path) => isBackendSource(path) && !path.startsWith('backend/src/adapters/'),
    /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\brandomUUID\b/,
  );

export const filesStayShort: Rule = (sources) =>
  sources.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : [];
  });
