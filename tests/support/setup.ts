import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, vi } from 'vitest'
import { payLittle } from './cheap-passwords.ts'

payLittle()

// Files share a process: what the last test of one has replaced is back before another is loaded, as it is between tests.
vi.unstubAllGlobals()

const memory = '/dev/shm'
/** What a whole run leaves at a time is less than half of this. */
const roomNeeded = 4e9

function hasRoom(): boolean {
  if (process.platform !== 'linux') return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) > roomNeeded
}

// Every commit of SQLite waits for the disk, 3 ms where this was measured; in memory 0.02. Faults are looked at on the disk,
// which they are about. Files share a process, so each says anew where its files lie.
process.env.TESTS_DISK ??= tmpdir()
const isFault = expect.getState().testPath?.includes('/tests/faults/')
process.env.TMPDIR = !isFault && hasRoom() ? memory : process.env.TESTS_DISK
