import { Resolver } from 'node:dns/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/config.ts'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import { toText, toVerdict } from './doctor/report.ts'

/**
 * `npm run doctor`: may the site go online? Run it where the server runs, with its settings. A line per thing
 * looked at, with the remedy; exit code 0 if nothing has to be repaired, 1 if something has, 2 if it cannot run.
 * `--dkim <selector>` names the sender's key, `--no-mail` sends no test mail, `--own-links` opens no
 * other site.
 */
try {
  const { values } = parseArgs({
    options: { dkim: { type: 'string' }, 'no-mail': { type: 'boolean' }, 'own-links': { type: 'boolean' } },
  })
  const findings: Finding[] = []
  const examination = examine({
    config: readConfig(process.env),
    root: join(import.meta.dirname, '..'),
    resolver: new Resolver({ timeout: 3_000, tries: 2 }),
    ...(values.dkim ? { dkim: values.dkim } : {}),
    sendsMail: !values['no-mail'],
    asksOthers: !values['own-links'],
  })
  for await (const chapter of examination) {
    process.stdout.write(toText(chapter))
    findings.push(...chapter.findings)
  }
  process.stdout.write(toVerdict(findings))
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  for (const line of message.split('\n'))
    process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : ''}${line}\n`)
  process.exitCode = 2
}
