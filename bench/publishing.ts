import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogPath } from '../contract/blog-routes.ts'
import { build } from '../scripts/build/build.ts'
import { buildForNode } from '../scripts/build/node-bundle.ts'
import { stageRelease } from '../scripts/release/stage-release.ts'
import { openSiteStore } from '../server/publishing/store.ts'
import { aFolder, root, startChild } from './children.ts'
import { inSeconds, median } from './figures.ts'
import type { Lengths } from './lengths.ts'
import { createMemoryLimit } from './memory-limit.ts'
import { residentMb } from './proc.ts'
import { canWatchTrees, watchTree } from './process-tree.ts'
import { builtFor, type RunningServer, startRelease } from './servers.ts'
import type { Row } from './table.ts'

const most = { article: 2_000, all: 5_000, first: 12_000, build: 15_000, treeMb: 400, releaseMb: 150, idleMb: 160 }
const publications = 10
/** What a small machine has (bytes). */
const smallMachine = 2 ** 30

const inMb = (value: number) => `${value.toFixed(0)} MB`
const toRow = (what: string, value: number, aim: number, print: (value: number) => string): Row => ({
  what,
  measured: print(value),
  aim: `≤ ${print(aim)}`,
  isMet: value <= aim,
})

/** A release in a folder of its own, whose content may be changed. */
type Place = { release: string; data: string; article: string }

function sizeMb(folder: string): number {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1_000_000
}

/** Another word at the end of an article: one page changes, and what lists its words. */
function changeArticle({ release, article }: Place, word: string): void {
  const file = join(release, 'content/articles', article, 'article.md')
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${word}.\n`)
}

/** Another word at the foot of every page. */
function changeAll({ release }: Place, word: string): void {
  for (const name of globSync('content/messages/*.yaml', { cwd: release })) {
    const file = join(release, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +madeBy: ).*$/m, `$1${word}`))
  }
}

async function untilSeen(url: string, word: string): Promise<void> {
  for (;;) {
    const page = await fetch(url).then((answer) => answer.text())
    if (page.includes(word)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Publication = { served: number; treeMb: number }

/** Publishes what was changed, beside the running server, until the server answers with it. */
async function publish(place: Place, seen?: { url: string; word: string }): Promise<Publication> {
  const began = performance.now()
  const env = { DATA_DIR: place.data, SITE_URL: builtFor }
  const child = startChild(process.execPath, ['publish.js'], { place: 'anywhere', cwd: place.release, env })
  const peak = watchTree(child.pid)
  const failed = child.exited.then((code) => {
    if (code !== 0) throw new Error(`not published: ${child.errors().trim()}`)
  })
  if (seen) await Promise.race([untilSeen(seen.url, seen.word), failed.then(() => untilSeen(seen.url, seen.word))])
  const served = performance.now() - began
  await failed
  return { served, treeMb: peak() }
}

async function measureChanges(place: Place, server: RunningServer, rounds: number): Promise<Row[]> {
  const runs: { article: Publication[]; all: Publication[] } = { article: [], all: [] }
  const page = server.url + blogPath(place.article)
  for (let round = 0; round < rounds; round += 1) {
    changeArticle(place, `Mesure${round}`)
    runs.article.push(await publish(place, { url: page, word: `Mesure${round}` }))
    changeAll(place, `Partout${round}`)
    runs.all.push(await publish(place, { url: server.url, word: `Partout${round}` }))
  }
  const rowsOf = (what: string, publications: Publication[], aim: number): Row[] => [
    {
      ...toRow(`${what}, until it is served`, median(publications.map(({ served }) => served)), aim, inSeconds),
      notes: [`runs: ${publications.map(({ served }) => inSeconds(served)).join(', ')}`],
    },
    ...memoryRow(what, Math.max(...publications.map(({ treeMb }) => treeMb))),
  ]
  return [...rowsOf('one changed article', runs.article, most.article), ...rowsOf('all pages', runs.all, most.all)]
}

function memoryRow(what: string, treeMb: number): Row[] {
  return canWatchTrees ? [toRow(`${what}, peak memory of the process tree`, treeMb, most.treeMb, inMb)] : []
}

/** Everything drawn anew by a machine of 1 GB; killed, it would have failed. */
async function measureSmallMachine(place: Place): Promise<Row> {
  const what = 'first publication within 1 GB of memory'
  const limit = createMemoryLimit(smallMachine)
  if (!limit) return { what, measured: 'no right to set limits here' }
  const [command, parameters] = limit.wrap(process.execPath, ['publish.js'])
  const data = `${place.data}-small`
  const env = { DATA_DIR: data, SITE_URL: builtFor }
  const child = startChild(command, parameters, { place: 'anywhere', cwd: place.release, env })
  const code = await child.exited
  limit.remove()
  rmSync(data, { recursive: true, force: true })
  return { what, measured: code === 0 ? 'published' : `ended with ${code}`, aim: 'published', isMet: code === 0 }
}

async function measureBuild(folder: string): Promise<Row[]> {
  const time = async (work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const renderer = await time(() => buildForNode(root, join(folder, 'renderer'), { renderer: 'site/renderer.tsx' }))
  const all = await time(() => build(root, join(folder, 'all')))
  return [
    toRow('renderer, built from nothing', renderer, most.build, inSeconds),
    { what: 'all code, built from nothing', measured: inSeconds(all) },
  ]
}

/** Building, releasing and publishing, in a release of its own: the content of the checkout stays as it is. */
export async function measurePublishing({ rounds, idle }: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const place = { release: join(folder.path, 'release'), data: join(folder.path, 'data'), article: '' }
  const built = await measureBuild(folder.path)
  stageRelease(root, place.release)
  const releaseMb = sizeMb(place.release)
  place.article = globSync('*/article.md', { cwd: join(place.release, 'content/articles') })[0]?.split('/')[0] ?? ''

  let peak = () => 0
  const server = await startRelease(folder.path, place.release, (pid) => {
    peak = watchTree(pid)
  })
  const firstMb = peak()
  // The best compression follows.
  const store = openSiteStore(join(place.data, 'site'))
  while (!(await store.findPointer())?.isCompressed) await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => setTimeout(resolve, idle))
  const idleMb = residentMb(server.pid)
  const changes = await measureChanges(place, server, rounds)
  for (let done = rounds * 2; done < publications; done += 1) {
    changeArticle(place, `Encore${done}`)
    await publish(place)
  }
  await new Promise((resolve) => setTimeout(resolve, idle))
  const laterMb = residentMb(server.pid)
  await server.stop()
  const small = await measureSmallMachine(place)
  folder.remove()
  return [
    ...built,
    toRow('release, unpacked, without Node', releaseMb, most.releaseMb, inMb),
    toRow('first publication, from the start to the first answer', server.startedIn, most.first, inSeconds),
    ...memoryRow('first publication with its server', firstMb),
    ...changes,
    toRow('server with the renderer loaded, idle', idleMb, most.idleMb, inMb),
    toRow(`the same after ${publications} publications`, laterMb, most.idleMb, inMb),
    small,
  ]
}
