import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { addressDomain } from '../contract/forms/email-address.ts'
import { nameDatabase } from '../server/db/database.ts'
import { root, say } from './command.ts'
import { checkContent, checkSettings, checkSources, openData } from './doctor/check-machine.ts'
import { checkDns, checkLinks, checkMail, checkSite } from './doctor/check-network.ts'
import type { Finding, State } from './doctor/finding.ts'
import { complain, readSettings } from './settings.ts'

const marks = { ok: 'ok    ', look: 'look  ', bad: 'REPAIR' } as const

/** A finding as it is printed, its remedy below. */
const toText = ({ state, what, remedy }: Finding): string =>
  `  ${marks[state]}  ${what}${remedy ? `\n          → ${remedy}` : ''}`

/**
 * `npm run doctor`: may the site go online? Run it where the server runs, with its settings. A line per thing
 * looked at, with the remedy; exit code 0 if nothing has to be repaired, 1 if something has, 2 if it cannot run.
 * `--env-file <file>` reads the settings of the service, `--dkim <selector>` names the sender's key,
 * `--no-mail` sends no test mail, `--no-links` opens no other site.
 */
async function examine(): Promise<Finding[]> {
  const { values } = parseArgs({
    options: {
      'env-file': { type: 'string' },
      dkim: { type: 'string' },
      'no-mail': { type: 'boolean' },
      'no-links': { type: 'boolean' },
    },
  })
  const file = values['env-file']
  const config = readSettings(file)
  say(`Data: ${nameDatabase(config)} (settings: ${file ? `${file} and the environment` : 'the environment'})`)
  const all: Finding[] = []
  const tell = (title: string, findings: Finding[]) => {
    if (findings.length > 0) say(`\n${title}\n${findings.map(toText).join('\n')}`)
    all.push(...findings)
  }

  tell('Settings', checkSettings(config))
  const data = await openData(config)
  tell('Data', data.findings)
  const { findings, content } = await checkContent(root, data.db).finally(() => data.db?.destroy())
  tell('Content', findings)
  tell('Sources', content ? checkSources(content) : [])
  tell('Mail', values['no-mail'] ? [] : await checkMail(config, content))
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  tell('Sender’s domain', await checkDns(resolver, addressDomain(config.mailFrom.address), values.dkim))
  tell('Site', await checkSite(config))
  tell('Links to other sites', content && !values['no-links'] ? await checkLinks(content) : [])
  return all
}

try {
  const findings = await examine()
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const faults = count('bad')
  const counts = `${faults} to repair, ${count('look')} to look at, ${count('ok')} in order`
  say(`\n${faults === 0 ? 'Ready' : 'Not ready'}: ${counts}.`)
  process.exitCode = faults === 0 ? 0 : 1
} catch (error) {
  complain('Not examined', error)
  process.exitCode = 2
}
