import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Config } from '../server/config.ts'
import { createContentCheck } from '../server/publishing/check-content.ts'
import { goBack } from '../server/publishing/go-back.ts'
import { loadMails, loadRenderer } from '../server/publishing/load-renderer.ts'
import { readBuildId } from '../server/publishing/read-inputs.ts'
import { startPublishing } from '../server/publishing/start-publishing.ts'
import { fail, readSettings, say } from './command.ts'
import { root } from './root.ts'

/**
 * `npm run publish`: checks the content, draws the site from it, and lets a running server switch to it; nothing changes
 * if something is wrong. `-- --back` returns to the version before, which holds until the next publish by hand.
 * `--env-file FILE` (or `ENV_FILE`) takes the settings of the service.
 */
const buildFolder = join(root, 'dist')

/** The service reads as its own user what is written here: root becomes whoever owns the data. */
function becomeOwner({ dataDir }: Config): void {
  const { uid, gid } = lstatSync(dataDir, { throwIfNoEntry: false }) ?? {}
  if (process.getuid?.() !== 0 || !uid || gid === undefined) return
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** How long somebody else may be at it (ms). */
const longestWait = 120_000

/** Pages that are named; of more, the number tells enough. */
const mostNamed = 20

function sayPages(what: string, paths: readonly string[]): void {
  const rest = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : ''
  if (paths.length > 0) say(`  ${what}: ${paths.slice(0, mostNamed).join(', ')}${rest}`)
}

async function back(config: Config): Promise<void> {
  const { render } = await loadRenderer(buildFolder, config.siteUrl)
  const { checkMails } = await loadMails(buildFolder)
  const check = createContentCheck(await readBuildId(buildFolder), render, checkMails)
  const { to, from } = await goBack(config, check)
  say(`Back from the version of ${from.madeAt} to that of ${to.madeAt}; it holds until the next npm run publish`)
}

async function publish({ siteDir, databaseUrl, dataDir, siteUrl }: Config): Promise<void> {
  // What is built is what runs: a newer build must not be put under a running server.
  await readBuildId(buildFolder)
  const asked = performance.now()
  let began = asked
  const start = () =>
    startPublishing({ siteDir, databaseUrl, dataDir, siteUrl, buildFolder, by: 'hand', now: Date.now() })
  let { report, ended } = start()
  let done = await report
  if (done.kind === 'busy') say('Somebody else is publishing, or compressing what was published: waiting')
  while (done.kind === 'busy' && performance.now() - asked < longestWait) {
    await wait(500)
    began = performance.now()
    ;({ report, ended } = start())
    done = await report
  }
  if (done.kind === 'refused') throw new Error(done.complaints.join('\n'))
  if (done.kind === 'failed') throw new Error(done.message)
  if (done.kind === 'busy') throw new Error('somebody else has been publishing for two minutes: try again later')
  if (done.kind === 'current') say('Nothing has changed since the last publication.')
  else {
    const { added, changed, gone } = done.changes
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`Published in ${seconds} s for ${siteUrl}: ${added.length} new, ${changed.length} changed, ${gone.length} gone`)
    sayPages('new', added)
    sayPages('changed', changed)
    sayPages('gone', gone)
    say('Compressing it further; visitors get it already')
  }
  await ended
}

try {
  const { values } = parseArgs({ options: { back: { type: 'boolean' }, 'env-file': { type: 'string' } } })
  const config = readSettings(values['env-file'])
  becomeOwner(config)
  process.umask(0o077)
  await (values.back ? back : publish)(config)
} catch (error) {
  fail('Not published', error)
}
