import { defineConfig } from 'vitest/config'
import { inlineScript } from './scripts/build/inline-script.ts'

/** The faults that `npm test` looks at each time, in a short form; the others wait for `npm run test:faults`. */
const essentialFaults = ['disk-full', 'kill', 'publishing', 'stop', 'two-instances']

/**
 * Files share a process, which spares each of them loading the product; what one has replaced is put back. What is waited
 * for comes sooner than that, also on a machine that does other things.
 */
const shared = { isolate: false, unstubGlobals: true, expect: { poll: { timeout: 15_000 } } }

/** A test in a browser or of a whole server may last longer than one of a function. */
const whole = { ...shared, testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // On two cores: most tests wait for a database, a browser or a server more than they compute.
    maxWorkers: 3,
    // Once for all projects: what is published and the database server.
    globalSetup: ['tests/support/test-site.ts', 'tests/support/postgres.ts'],
    projects: [
      {
        plugins: [inlineScript()],
        test: {
          name: 'code',
          include: [
            '{admin,contract,deploy,documents,scripts,server,site}/**/*.test.{ts,tsx}',
            'tests/house/**/*.test.ts',
          ],
          ...shared,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...whole } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...whole } },
      {
        test: {
          name: 'faults',
          include: process.env.FAULTS ? ['tests/faults/*.test.ts'] : [`tests/faults/{${essentialFaults}}.test.ts`],
          ...whole,
          // At full length a test may send thousands of posts on a disk that is shared.
          ...(process.env.FAULTS === 'full' && { testTimeout: 1_200_000 }),
        },
      },
    ],
  },
})
