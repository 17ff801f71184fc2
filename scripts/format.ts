import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFile } from '../server/content/format.ts'
import { root } from './command.ts'
import { complain } from './settings.ts'

/** `npm run format`, second part: writes the files of the content in their normal form. One that cannot be read stays. */
const folder = join(root, 'content')
for (const path of globSync('**/*.{yaml,md}', { cwd: folder })) {
  const file = join(folder, path)
  const source = readFileSync(file, 'utf8')
  try {
    const text = formatFile(path, source)
    if (text !== source) writeFileSync(file, text)
  } catch (error) {
    complain(`content/${path}`, error)
    process.exitCode = 1
  }
}
