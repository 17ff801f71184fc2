import { defineConfig } from 'vitest/config'
import { inlineScript } from './scripts/build/inline-script.ts'
import { emptyRun } from './tests/support/empty-run.ts'

const code = '{admin,contract,deploy,documents,pages,scripts,server,site}/**/*.test.{ts,tsx}'
const whole = 'tests/{e2e,house,site}/*.test.ts'
const faults = 'tests/faults/*.test.ts'
/** The faults that `npm test` looks at each time, in a short form; the others wait for `npm test -- --faults`. */
const essentialFaults = 'tests/faults/{answers,counting,disk-full,hostile-drafts,kill,stop,two-instances}.test.ts'
/** At full length every page is opened, and every window looked at in both lights. */
const everyLook = [
  'tests/e2e/admin-contents-axe.test.ts',
  'tests/site/{answered-pages,axe,content-in-files,pages-in-browser}.test.ts',
]

const isFullLength = process.env.FAULTS === 'full'

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: isFullLength ? [faults, ...everyLook] : [code, whole, process.env.FAULTS ? faults : essentialFaults],
    reporters: ['default', emptyRun],
    // Once for all files: what is published and the database server.
    globalSetup: ['tests/support/test-site.ts', 'tests/support/postgres.ts'],
    setupFiles: ['tests/support/setup.ts'],
    // On two cores: most tests wait for a database, a browser or a server more than they compute.
    maxWorkers: 3,
    // Files share a process, which spares each of them loading the product; what one has replaced is put back.
    isolate: false,
    unstubGlobals: true,
    // A test in a browser or of a whole server lasts longer than one of a function; at full length it may send
    // thousands of posts on a disk that is shared. What is waited for comes sooner, also on a busy machine.
    testTimeout: isFullLength ? 1_500_000 : 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
