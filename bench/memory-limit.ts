import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where groups with a limit are made, and what the limit is called there (cgroups(7), versions 2 and 1). */
const hierarchies = [
  { folder: '/sys/fs/cgroup', limit: 'memory.max', isHere: () => existsSync('/sys/fs/cgroup/memory.max') },
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    isHere: () => existsSync('/sys/fs/cgroup/memory/memory.limit_in_bytes'),
  },
]

export type MemoryLimit = {
  /** A command that runs the given one within the limit. */
  wrap: (command: string, parameters: string[]) => [string, string[]]
  remove: () => void
}

/** A group whose processes together get so many bytes, no more; nothing where this user may not make one. */
export function createMemoryLimit(bytes: number): MemoryLimit | undefined {
  const hierarchy = hierarchies.find(({ isHere }) => isHere())
  if (!hierarchy) return undefined
  const group = join(hierarchy.folder, `businessbretzel-bench-${process.pid}`)
  try {
    mkdirSync(group)
    writeFileSync(join(group, hierarchy.limit), String(bytes))
  } catch {
    return undefined
  }
  return {
    // The shell joins the group, then becomes the command.
    wrap: (command, parameters) => [
      '/bin/sh',
      ['-c', `echo $$ > ${join(group, 'cgroup.procs')} && exec "$@"`, 'sh', command, ...parameters],
    ],
    remove: () => rmdirSync(group),
  }
}
