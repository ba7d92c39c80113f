import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** Those that start the real programs and wait for them: seconds each, so apart from the quick ones. */
const processTests = '{packages,apps,bench}/**/*.process.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
            '*.test.ts',
          ],
          exclude: ['**/node_modules/**', processTests],
          // Modules are pure or make what they need, so that a file can use those that another has loaded: a third of the time.
          isolate: false,
          maxWorkers: '100%',
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Real servers and databases among them: what is broken fails twice.
          retry: 1,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'process',
          include: [processTests],
          globalSetup: 'scripts/harness/build-programs.ts',
          isolate: false,
          maxWorkers: 2,
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/harness/global-setup.ts',
          // Files take turns in two processes, which load what all of them use once.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As long as a click waits: a layout takes its time on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          // A walk that fails is walked once more from its beginning: what is broken fails twice.
          retry: 1,
        },
      },
    ],
  },
});
