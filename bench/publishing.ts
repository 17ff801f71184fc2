import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { blogPath } from '../contract/blog-routes.ts'
import { build } from '../scripts/build/build.ts'
import { root } from '../scripts/root.ts'
import { stageRelease } from '../scripts/stage-release.ts'
import { openCache } from '../server/site/cache.ts'
import { listFiles } from '../server/site/hash-folders.ts'
import { cacheFolder, snapshotFile } from '../server/site/site-work.ts'
import { readSnapshot } from '../server/site/snapshot.ts'
import { siteUrl } from './places.ts'
import { readMemory, watchTreeMemory } from './proc.ts'
import { createFolder, startProcess } from './processes.ts'
import { atMost, inMb, inSeconds, listRuns, median, type Row, type Scale } from './report.ts'
import { startServer } from './servers.ts'

const aims = { build: 15_000, releaseMb: 150, first: 10_000, article: 1_000, allPages: 1_000, treeMb: 500, idleMb: 165 }

/** A release beside its running server, and its data. */
type Release = { folder: string; dataDir: string; url: string }

/** Replaces a part of files of the content. */
function edit(folder: string, pattern: string, pick: RegExp, replacement: string): void {
  for (const name of globSync(pattern, { cwd: folder })) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(pick, replacement))
  }
}

type Publication = { servedAfter: number; treeMb: number }

/** Publishes what was changed until the server answers at `path` with `word`. @throws if it is not published */
async function publish({ folder, dataDir, url }: Release, path: string, word: string): Promise<Publication> {
  const began = performance.now()
  const env = { DATA_DIR: dataDir, SITE_URL: siteUrl, PORT: new URL(url).port }
  const command = startProcess(process.execPath, ['publish.js'], { core: 'any', cwd: folder, env })
  const stopWatching = watchTreeMemory(command.pid)
  const isServed = async () => (await (await fetch(url + path)).text()).includes(word)
  while (!(await isServed())) {
    if (command.hasEnded() && (await command.exited) !== 0) throw new Error(`not published: ${command.readLog()}`)
    await wait(20)
  }
  const servedAfter = performance.now() - began
  await command.exited
  return { servedAfter, treeMb: stopWatching() }
}

function toRows(what: string, publications: Publication[], aim: number): Row[] {
  const times = publications.map(({ servedAfter }) => servedAfter)
  const treeMb = Math.max(...publications.map((publication) => publication.treeMb))
  return [
    {
      ...atMost(`${what}, until it is served`, median(times), aim, inSeconds),
      notes: [listRuns(times, inSeconds)],
    },
    atMost(`${what}, peak memory of all processes`, treeMb, aims.treeMb, inMb),
  ]
}

async function measureBuild(): Promise<Row> {
  const began = performance.now()
  await build(root, createFolder())
  return atMost('all code, built from nothing', performance.now() - began, aims.build, inSeconds)
}

/** Building, releasing and publishing, in a release of its own: the content of the checkout stays as it is. */
export async function measurePublishing({ rounds }: Scale): Promise<Row[]> {
  const built = await measureBuild()
  const [folder, dataDir] = [createFolder(), createFolder()]
  stageRelease(root, folder)
  const bytes = listFiles(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

  let stopWatching = () => Number.NaN
  // As the unit in `deploy` sets it.
  const env = { SITE_DIR: join(dataDir, 'site'), MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
  const server = await startServer('start.js', dataDir, { core: 'any', cwd: folder, env }, (pid) => {
    stopWatching = watchTreeMemory(pid)
  })
  const firstMb = stopWatching()
  // The best compression and the pictures follow.
  const snapshot = () => readSnapshot(snapshotFile({ siteDir: env.SITE_DIR }))
  const cache = openCache(cacheFolder({ siteDir: env.SITE_DIR }))
  const isWhole = async () => {
    const { files, made } = (await snapshot()) ?? {}
    return (
      files && made && files.values().every(({ isBest }) => isBest) && made.values().every(({ key }) => cache.has(key))
    )
  }
  while (!(await isWhole())) await wait(500)

  const release = { folder, dataDir, url: server.url }
  const [slug = ''] = globSync('*/', { cwd: join(folder, 'content/articles/fr') })
  const changes: { article: Publication[]; allPages: Publication[] } = { article: [], allPages: [] }
  for (let round = 0; round < rounds; round += 1) {
    edit(folder, `content/articles/fr/${slug}/article.md`, /$/, `\n\nMesure${round}.\n`)
    changes.article.push(await publish(release, blogPath({ locale: 'fr', slug }), `Mesure${round}`))
    // What stands at the foot of every page.
    edit(folder, 'content/messages/*.yaml', /^( +siteLanguages: ).*$/m, `$1Partout${round}`)
    changes.allPages.push(await publish(release, '/', `Partout${round}`))
  }
  await wait(5_000)
  const idleMb = readMemory(server.pid).now
  await server.stop()
  return [
    built,
    atMost('release, unpacked, without Node', bytes / 1_000_000, aims.releaseMb, inMb),
    atMost('first publication, from the start to the first answer', server.startedIn, aims.first, inSeconds),
    atMost('first publication and its server, peak memory', firstMb, aims.treeMb, inMb),
    ...toRows('one changed article', changes.article, aims.article),
    ...toRows('all pages', changes.allPages, aims.allPages),
    atMost('that server after these publications, idle', idleMb, aims.idleMb, inMb),
  ]
}
