import type { Reporter } from 'vitest/node'

/** Fails a run in which no test ran, for example since no sentence has the words of `-t`: Vitest passes it. */
export const emptyRun: Reporter = {
  onTestRunEnd: (modules) => {
    const hasRun = modules.some(({ children }) =>
      children.allTests().some((test) => ['passed', 'failed'].includes(test.result().state)),
    )
    if (hasRun) return
    process.stderr.write('Not tested: no test ran; no sentence of these files has the words of -t\n')
    process.exitCode = 1
  },
}
