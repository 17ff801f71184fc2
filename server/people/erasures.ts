import { createHmac } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { retention } from '../../contract/privacy/periods.ts'
import type { Erasures } from '../db/tables.ts'
import { addYears } from '../runtime/clock.ts'

/** How an erased address is remembered: its key (see `addressKey`) hashed under a key made from `SECRET`. */
export function createErasureHash(secret: string): (addressKey: string) => string {
  const key = createHmac('sha256', secret).update('erasures').digest()
  return (addressKey) => createHmac('sha256', key).update(addressKey).digest('hex')
}

/** Erasures from before this instant are forgotten: no backup should live that long. */
export const oldestErasure = (now: number) => addYears(now, -retention.erasureYears)

const fileOf = (folder: string) => join(folder, 'erasures.jsonl')

/** The erasures noted beside the backups, a JSON line each; a line that was cut off is left out. */
export function readErasureFile(folder: string): Erasures[] {
  const file = fileOf(folder)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = /^\{"address_hash":"([0-9a-f]{64})","erased_at":"([0-9T:.Z-]{24})"\}$/.exec(line)
      return found?.[1] && found[2] ? [{ address_hash: found[1], erased_at: found[2] }] : []
    })
}

const toLine = ({ address_hash, erased_at }: Erasures) => `${JSON.stringify({ address_hash, erased_at })}\n`

/** Notes one erasure beside the backups (mode 0600), so that it outlives the database it happened in. */
export function appendErasure(folder: string, erasure: Erasures): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  appendFileSync(fileOf(folder), toLine(erasure), { mode: 0o600 })
}

/** The newest moment of each erased address. */
export function mergeErasures(...lists: Erasures[][]): Erasures[] {
  const newest = new Map<string, string>()
  for (const { address_hash, erased_at } of lists.flat()) {
    if (erased_at > (newest.get(address_hash) ?? '')) newest.set(address_hash, erased_at)
  }
  return [...newest].map(([address_hash, erased_at]) => ({ address_hash, erased_at }))
}

/** Writes the file anew from both lists, without those that are over a year old. */
export function keepErasureFile(folder: string, stored: Erasures[], now: number): void {
  const known = readErasureFile(folder)
  const oldest = oldestErasure(now)
  const kept = mergeErasures(known, stored).filter(({ erased_at }) => erased_at >= oldest)
  if (kept.length === 0 && known.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Beside and renamed, so that a crash leaves the old file whole.
  writeFileSync(`${fileOf(folder)}.part`, kept.map(toLine).join(''), { mode: 0o600 })
  renameSync(`${fileOf(folder)}.part`, fileOf(folder))
}
