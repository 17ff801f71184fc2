import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The id of what stands in a build folder, if a build was ever finished there. */
export function readBuildId(folder: string): string | undefined {
  const file = join(folder, 'build.json')
  if (!existsSync(file)) return undefined
  const { id }: { id: string } = JSON.parse(readFileSync(file, 'utf8'))
  return id
}
