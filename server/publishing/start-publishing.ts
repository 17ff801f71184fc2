import { dirname, join } from 'node:path'
import { type ProgramOptions, type StartedProcess, startProcess } from '../runtime/start-process.ts'
import type { ProcessOrder } from './publish-process.ts'
import type { PublishReport } from './publish-version.ts'

/** How a process of ours runs that draws pages, in the folder around the build. */
export const drawingProcess = (buildFolder: string) =>
  ({
    // Drawing all pages takes less (megabytes).
    flags: ['--max-semi-space-size=8', '--max-old-space-size=192'],
    // Pictures are set in the fonts of `public/`, wherever the server was started.
    cwd: dirname(buildFolder),
    // glibc: without a limit each thread that draws or compresses keeps memory of its own.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    output: 'inherit',
  }) as const satisfies ProgramOptions

/** It reports as soon as the new version is served, or is not; once it has ended, the best compression is written, too. */
export type Publishing = StartedProcess<PublishReport>

/** Publishes in a process of its own, which may be ended at any moment: nothing is ever half published. */
export function startPublishing(order: ProcessOrder, signal?: AbortSignal): Publishing {
  return startProcess(join(order.buildFolder, 'server/publish.js'), order, {
    toReport: (code) => ({ kind: 'failed', message: `the process that publishes ended (${code})` }),
    ...drawingProcess(order.buildFolder),
    signal,
  })
}
