import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { inlineScript } from './scripts/build/bundles.ts'
import { slowFaults } from './tests/support/scale.ts'

const code = '{admin,contract,deploy,documents,pages,scripts,server,site}/**/*.test.{ts,tsx}'
const whole = 'tests/{e2e,house,site}/*.test.ts'
const faults = 'tests/faults/*.test.ts'
/** At full length every page is opened, and every window looked at in both lights. */
const everyLook = [
  'tests/e2e/{admin-article,admin-contents,admin-draft,admin-writing,forms}.test.ts',
  'tests/site/pages-in-browser.test.ts',
]

const isFullLength = process.env.FAULTS === 'full'

/** Fails a run in which no test ran, for example since no sentence has the words of `-t`: Vitest passes it. */
const emptyRun: Reporter = {
  onTestRunEnd: (modules) => {
    const hasRun = modules.some(({ children }) =>
      children.allTests().some((test) => ['passed', 'failed'].includes(test.result().state)),
    )
    // Where the set-up failed, on content that is refused for example, no file has come to be read: Vitest says why.
    if (hasRun || modules.length === 0) return
    process.stderr.write('Not tested: no test ran; no sentence of these files has the words of -t\n')
    process.exitCode = 1
  },
}

export default defineConfig({
  plugins: [inlineScript()],
  // Packages as the product has them: some check each of their steps where Vitest would ask for their development form.
  ssr: { resolve: { conditions: ['module', 'node', 'production'] } },
  test: {
    include: isFullLength ? [faults, ...everyLook] : [code, whole, faults],
    // Unless one is asked for by name.
    exclude: process.env.FAULTS ? [] : slowFaults.map((name) => `tests/faults/${name}.test.ts`),
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
    testTimeout: 1_500_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
