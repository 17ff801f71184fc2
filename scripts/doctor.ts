import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/config.ts'
import { withSettingsFile } from '../server/runtime/settings-file.ts'
import { say } from './command.ts'
import { nameData } from './data-command.ts'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import { toText, toVerdict } from './doctor/report.ts'
import { root } from './root.ts'

/**
 * `npm run doctor`: may the site go online? Run it where the server runs, with its settings. A line per thing
 * looked at, with the remedy; exit code 0 if nothing has to be repaired, 1 if something has, 2 if it cannot run.
 * `--env-file <file>` (or `ENV_FILE`) reads the settings of the service, `--dkim <selector>` names the sender's key,
 * `--no-mail` sends no test mail, `--own-links` opens no other site.
 */
try {
  const { values } = parseArgs({
    options: {
      'env-file': { type: 'string' },
      dkim: { type: 'string' },
      'no-mail': { type: 'boolean' },
      'own-links': { type: 'boolean' },
    },
  })
  const file = values['env-file'] ?? process.env.ENV_FILE
  const config = readConfig(withSettingsFile({ ...process.env, ENV_FILE: file }))
  say(nameData(config, file))
  const findings: Finding[] = []
  const examination = examine({
    config,
    root,
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
