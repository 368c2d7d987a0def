import { expect, it } from 'vitest';
import { countTests, notRunLines, summaryLine } from './vitest-counts.mjs';

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

it('counts passed, failed and skipped tests over all files', () => {
  const report = {
    testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'todo')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  const report = { testResults: [file('passed', 'passed'), file('failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

it('counts a bad end of the run as a failure when no test failed', () => {
  const report = { testResults: [file('passed', 'passed')] };
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

it('counts a missing report and a run without tests as failures, not as nothing', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('names skipped tests in the summary only when there are some', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

it('gathers what suites say they did not run, once each', () => {
  const output =
    'ok\n\u001b[33mread store: not run: no MongoDB\u001b[39m\nnot run: no MongoDB\n ↓ a [not run: no Kafka]\n';
  expect(notRunLines(output)).toEqual(['not run: no MongoDB', 'not run: no Kafka']);
});
