/**
 * @typedef {{ port: string, adapter: string, engine: string, passed: number, failed: number }} PortRow
 * @typedef {{ name: string, assertionResults: { ancestorTitles: string[], status: string }[] }} FileResult
 */

/** The title of a suite, as ports/*.suite.ts make it: the port, and the engine with its version. */
const SUITE =
  /^(event store|read store|bus|file store|leases|file passwords|pdf-text port)(?::| on) (.+)$/;

/**
 * A row for each port suite that ran, out of Vitest's JSON report. The adapter is the folder its tests lie in.
 *
 * @param {{ testResults: FileResult[] } | undefined} report
 * @returns {PortRow[]}
 */
export function portRows(report) {
  /** @type {Map<string, PortRow>} */
  const rows = new Map();
  for (const file of report?.testResults ?? []) {
    const adapter = /adapters\/([^/]+)\//.exec(file.name)?.[1] ?? '';
    for (const { ancestorTitles, status } of file.assertionResults) {
      const suite = SUITE.exec(ancestorTitles.find((title) => SUITE.test(title)) ?? '');
      if (!suite) continue;
      const [title, port = '', engine = ''] = suite;
      const row = rows.get(title) ?? { port, adapter, engine, passed: 0, failed: 0 };
      if (status === 'passed') row.passed += 1;
      else row.failed += 1;
      rows.set(title, row);
    }
  }
  return [...rows.values()].sort((a, b) => (a.port + a.adapter < b.port + b.adapter ? -1 : 1));
}

/** The rows as a table with aligned columns. */
export function table(/** @type {PortRow[]} */ rows) {
  const head = ['port', 'adapter', 'engine and version', 'passed', 'failed'];
  const cells = rows.map((r) => [r.port, r.adapter, r.engine, String(r.passed), String(r.failed)]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, column) =>
        column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join(
    '\n',
  );
}
