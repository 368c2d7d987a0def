import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import * as rules from './architecture-rules.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = globSync(
  '{contracts,ui,backend,shell,mfe-*,e2e,samples,scripts}/**/*.{ts,tsx,mjs}',
  { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist|\.turbo)$/.test(String(path)) },
)
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const file = (path: string, text: string): rules.Source => ({ path, text });

/** Each rule with a small file set that breaks it, and one beside it that does not. */
const kept: { sentence: string; rule: rules.Rule; bad: rules.Source[]; good: rules.Source[] }[] = [
  {
    sentence: 'a capability is entered by its index.ts only',
    rule: rules.capabilitiesAreEnteredByTheirIndex,
    bad: [file('backend/src/goals/routes.ts', "import { evolve } from '../ledger/decider.ts';")],
    good: [
      file(
        'backend/src/goals/routes.ts',
        "import { x } from '../ledger/index.ts';\nimport './decider.ts';",
      ),
    ],
  },
  {
    sentence: 'only adapters import a driver',
    rule: rules.driversStayInAdapters,
    bad: [file('backend/src/ledger/queries.ts', "import { MongoClient } from 'mongodb';")],
    good: [
      file('backend/src/adapters/mongodb/read-store.ts', "import { MongoClient } from 'mongodb';"),
    ],
  },
  {
    sentence: 'contracts import neither React nor another workspace',
    rule: rules.contractsKnowNeitherScreenNorServer,
    bad: [file('contracts/src/money.ts', "import type { ReactNode } from 'react';")],
    good: [file('contracts/src/money.ts', "import { z } from 'zod';")],
  },
  {
    sentence: 'screens never import the backend',
    rule: rules.screensDoNotImportTheBackend,
    bad: [file('mfe-goals/src/page.tsx', "const x = await import('@saldo/backend');")],
    good: [file('mfe-goals/src/page.tsx', "import { api } from '@saldo/ui';")],
  },
  {
    sentence: 'no relative import crosses a package',
    rule: rules.relativeImportsStayInTheirPackage,
    bad: [file('shell/src/app.tsx', "export { Modal } from '../../ui/src/modal.tsx';")],
    good: [file('shell/src/app.tsx', "import { x } from '../build.ts';")],
  },
  {
    sentence: 'imports have no cycles',
    rule: rules.importsHaveNoCycles,
    bad: [
      file('ui/src/a.ts', "import { b } from './b.ts';"),
      file('ui/src/b.ts', "import {\n  c,\n} from './c.ts';"),
      file('ui/src/c.ts', "import type { A } from './a.ts';"),
    ],
    good: [
      file('ui/src/a.ts', "import './b.ts';\nimport './c.ts';"),
      file('ui/src/b.ts', "import './c.ts';"),
      file('ui/src/c.ts', "// import './a.ts'"),
    ],
  },
  {
    sentence: 'deciders, projections and extraction do no input or output',
    rule: rules.pureFilesDoNoIo,
    bad: [
      file(
        'backend/src/statements/extraction/rows.ts',
        "import { readFile } from 'node:fs/promises';",
      ),
    ],
    good: [
      file('backend/src/statements/extraction/rows.ts', "import assert from 'node:assert/strict';"),
    ],
  },
  {
    sentence: 'only config.ts reads the environment',
    rule: rules.onlyConfigReadsTheEnvironment,
    bad: [file('backend/src/app.ts', 'const port = process.env.PORT;')],
    good: [file('backend/src/config.ts', 'const port = process.env.PORT;')],
  },
  {
    sentence: 'the clock and chance come from adapters',
    rule: rules.clockAndChanceComeFromAdapters,
    bad: [file('backend/src/goals/decider.ts', 'const now = new Date();')],
    good: [file('backend/src/goals/decider.ts', '/* not new Date() */ const day = new Date(now);')],
  },
  {
    sentence: 'no source file is longer than 300 lines',
    rule: rules.filesStayShort,
    bad: [file('ui/src/long.ts', 'x\n'.repeat(301))],
    good: [file('ui/src/long.ts', 'x\n'.repeat(300))],
  },
];

describe('the architecture', () => {
  test.each(kept)('$sentence', ({ rule }) => expect(rule(sources)).toEqual([]));

  it('is looked for in every workspace and in the scripts', () => {
    const found = new Set(sources.map(({ path }) => path.split('/')[0]));
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const folder of [...workspaces, 'scripts']) expect(found).toContain(folder);
  });
});

describe('the rules can fail', () => {
  test.each(kept)('$sentence: a breach is named', ({ rule, bad, good }) => {
    const breaches = rule([
      ...bad,
      ...good.filter(({ path }) => bad.every((b) => b.path !== path)),
    ]);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(bad[0]?.path);
    expect(rule(good)).toEqual([]);
  });

  it.each([
    ["import a from 'x';", ['x']],
    ["import 'x';", ['x']],
    ["import type {\n  A,\n} from 'x';\nexport * from 'y';", ['x', 'y']],
    ["export const a = 'b';\nconst c = lazy(() => import('x'));", ['x']],
    ["type T = typeof import('x');", ['x']],
    ["// import 'x';\n/* import 'y';\nimport 'z'; */", []],
    ["const url = 'https://x'; import('y')", ['y']],
  ])('the imports of %j are %j', (text, expected) => {
    expect(rules.importsOf(text)).toEqual(expected);
  });
});
