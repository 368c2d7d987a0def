import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  test: {
    // Argon2, PDF child processes and Chromium are hungry: more workers than this only make each other late.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,backend,samples,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'backend/src/chaos/**'],
          // Modules keep caches at most, so files share them: loading and warming them anew for each file took longer than most tests.
          isolate: false,
          // Nothing is judged by the clock here: this ends what hangs, on a busy machine, too.
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Screens, each file with a document and modules of its own.
          name: 'screens',
          include: ['{ui,shell,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Processes and engines are killed here against the clock, one file after the other: the whole by npm run -s test:chaos, the roles in npm test.
          name: 'chaos',
          include: ['backend/src/chaos/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Each file has a server, a data folder and a browser of its own.
          include: ['e2e/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: { CHROMIUM_PATH: findChromium() ?? '' },
        },
      },
    ],
  },
});
