import { defineConfig } from 'vitest/config'
import { inlineScript } from './scripts/build/inline-script.ts'

/** Files share a process, which spares each of them loading the product; what one has replaced is put back. */
const shared = { isolate: false, unstubGlobals: true }

/** A test of a promise kept over time or under load may last long; a unit test may not. */
const patient = { ...shared, testTimeout: 60_000, hookTimeout: 60_000 }

/** What the site's modules need beyond what Vitest knows by itself. */
const plugins = [inlineScript()]

export default defineConfig({
  test: {
    // By default a machine of two cores gets one; most tests wait more than they compute.
    maxWorkers: 2,
    projects: [
      {
        plugins,
        test: {
          name: 'code',
          include: ['{admin,contract,documents,scripts,server,site}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          globalSetup: ['tests/support/test-site.ts', 'tests/support/postgres.ts'],
          ...shared,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/test-site.ts', 'tests/support/postgres.ts'],
          ...patient,
          // At full length a test may send thousands of posts on a disk that is shared.
          ...(process.env.FAULTS === 'full' && { testTimeout: 1_200_000 }),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // Two browsers on two cores are slow now and then: a journey that failed is walked once more, and the report says so.
          retry: 1,
          globalSetup: ['tests/support/test-site.ts', 'tests/support/postgres.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/test-site.ts',
          ...patient,
        },
      },
    ],
  },
})
