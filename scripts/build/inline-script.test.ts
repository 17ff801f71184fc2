import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { inlineScript } from './inline-script.ts'

const root = mkdtempSync(join(tmpdir(), 'inline-script-'))
afterAll(() => rmSync(root, { recursive: true }))

writeFileSync(join(root, 'greet.ts'), "export const greet = (name: string) => '</script> '.concat(name)\n")
writeFileSync(join(root, 'wake.ts'), "import { greet } from './greet.ts'\n\ndocument.title = greet('reader')\n")
writeFileSync(join(root, 'page.ts'), "export { default } from './wake.ts?inline-script'\n")
const options: InlineConfig = { root, configFile: false, logLevel: 'warn', publicDir: false, plugins: [inlineScript()] }

/** What the script does to a page. */
function runScript(script: string): string {
  const page = { title: '' }
  new Function('document', script)(page)
  return page.title
}

test('a module reaches the built page as one small script that cannot end its element early', async () => {
  const folder = join(root, 'out')
  await build({ ...options, build: { ssr: 'page.ts', outDir: folder } })
  const { default: script } = await import(join(folder, 'page.mjs'))
  expect(runScript(script)).toBe('</script> reader')
  expect(script).not.toContain('</script')
  expect(script).not.toMatch(/import|export|: string|\n/)
})
