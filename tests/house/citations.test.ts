import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from '../../server/config.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const list = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = list.stdout
  .split('\n')
  // The history names what was there at its time.
  .filter(
    (file) => /\.(tsx?|css|md|ya?ml|py)$|file$/.test(file) && file !== 'CHANGELOG.md' && existsSync(join(root, file)),
  )

/** What `cited` finds in the text of a file, without what `isThere`. */
const findBroken = (file: string, text: string, cited: RegExp, isThere: (...groups: string[]) => boolean) =>
  [...text.matchAll(cited)].filter(([, ...groups]) => !isThere(...groups)).map(([citation]) => `${file}: ${citation}`)

test('every file of docs that the repository names is there', () => {
  // A decision may be named by its number alone: docs/decisions/0001.
  const isThere = (path = '') => globSync([path, `${path}-*.md`], { cwd: root }).length > 0
  const broken = files.flatMap((file) => findBroken(file, read(file), /(?<![\w./-])(docs\/[\w./-]*\w)/g, isThere))
  expect(broken).toEqual([])
})

test('every section of the requirements and the design that the repository cites is there', () => {
  const sectionsOf = (page: string) =>
    [...read(`docs/${page}.md`).matchAll(/^#{2,3} ([\d.]*\d)/gm)].map(([, number]) => number)
  const sections: Record<string, (string | undefined)[]> = {
    requirements: sectionsOf('requirements'),
    design: sectionsOf('design'),
  }
  const isThere = (page = '', numbers = '') =>
    numbers.split(/, | and /).every((number) => sections[page]?.includes(number))
  const cited = /docs\/(requirements|design)\.md (\d+(?:\.\d+)?(?:(?:, | and )\d+\.\d+)*)/g
  expect(files.flatMap((file) => findBroken(file, read(file), cited, isThere))).toEqual([])
  // Within the requirements a section is cited by its number alone, in parentheses.
  const within = findBroken('docs/requirements.md', read('docs/requirements.md'), /\((\d+\.\d+)\b/g, (number = '') =>
    isThere('requirements', number),
  )
  expect(within).toEqual([])
})

test('every link of the README and the docs leads to something', () => {
  // The links of articles are addresses of the site, which publishing checks; what stands as code is an example.
  const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'))
  const toText = (page: string) => read(page).replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const broken = pages.flatMap((page) =>
    findBroken(page, toText(page), /\]\((?!https?:|#)([^)#]+)/g, (path = '') =>
      existsSync(join(root, page, '..', path)),
    ),
  )
  expect(broken).toEqual([])
})

test('every command that the repository names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const isThere = (name = '') => name in scripts
  expect(files.flatMap((file) => findBroken(file, read(file), /npm run ([a-z:-]+)/g, isThere))).toEqual([])
})

test('the page of settings names every setting, and the defaults of the server', () => {
  const page = read('docs/settings.md')
  const { port, host, mailFrom, ownerEmail, formLimit, logLevel } = readConfig({})
  const named = [...settingNames, port, host, mailFrom.address, ownerEmail, formLimit, logLevel]
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
