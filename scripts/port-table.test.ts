import { expect, it } from 'vitest';
import { portRows, table } from './port-table.mjs';

const result = (title: string, status: string) => ({ ancestorTitles: [title], status });

it('counts each port suite by the engine that it ran on', () => {
  const rows = portRows({
    testResults: [
      {
        name: '/x/backend/src/adapters/mongodb/read-store.test.ts',
        assertionResults: [
          result('read store: MongoDB 6.0.5', 'passed'),
          result('read store: MongoDB 6.0.5', 'failed'),
          result('something of its own', 'passed'),
        ],
      },
      {
        name: '/x/backend/src/adapters/in-process/bus.test.ts',
        assertionResults: [result('bus: in process', 'passed')],
      },
    ],
  });
  expect(table(rows).split('\n')).toEqual([
    'port        adapter     engine and version  passed  failed',
    '----------  ----------  ------------------  ------  ------',
    'bus         in-process  in process               1       0',
    'read store  mongodb     MongoDB 6.0.5            1       1',
  ]);
});

it('has no rows without a report', () => expect(portRows(undefined)).toEqual([]));
