import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 */

/**
 * Counts what Vitest's JSON report says. A file that could not even be loaded is one failure, and so is a
 * run that ended badly without a failed test to show for it: no report (undefined), an unhandled error.
 *
 * @param {{ testResults: FileResult[] } | undefined} report
 * @param {number} exitCode of Vitest
 * @returns {Counts}
 */
export function countTests(report, exitCode) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    let failedInFile = 0;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') failedInFile += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && failedInFile === 0) failedInFile = 1;
    counts.failed += failedInFile;
  }
  const bad = exitCode !== 0 || report === undefined || counts.passed + counts.skipped === 0;
  if (bad && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The last line of npm test: `N passed, N failed`, and `, N skipped` only when there are some. */
export function summaryLine(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The lines in which suites say that they did not run, without repeats, in order. */
export function notRunLines(/** @type {string} */ output) {
  const plain = stripVTControlCharacters(output);
  const said = [...plain.matchAll(/not run: [^\n\]]*/g)].map(([line]) => line.trim());
  return [...new Set(said)];
}
