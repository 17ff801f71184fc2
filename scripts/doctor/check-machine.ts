import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { passwordLength } from '../../contract/api/sign-in.ts'
import type { Content } from '../../contract/content/content.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { addressDomain } from '../../contract/forms/email-address.ts'
import { backupFolderOf, readBackupStatus } from '../../server/backup/folder.ts'
import type { Config } from '../../server/config.ts'
import { type CitedSource, listSources } from '../../server/content/list-sources.ts'
import { loadContent } from '../../server/content/load-content.ts'
import { readContentFiles } from '../../server/content/overlay.ts'
import { openIfThere } from '../../server/db/database.ts'
import type { Tables } from '../../server/db/tables.ts'
import {
  findProblems,
  hasPublicHost,
  readLaunchChecks,
  readState,
  type StateDeps,
} from '../../server/monitoring/problems.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { bad, type Finding, look, orOk, toCode } from './finding.ts'

/* What the launch check finds on this machine: settings, data, content. */

/** Whether a mail server elsewhere may be spoken to in clear. */
function isClear(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return (
    protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !/^(127\.|\[?::1|localhost$)/.test(hostname)
  )
}

/** Settings that are still those of a laptop. Those that a server refuses to start with are named by its start. */
export function checkSettings(config: Config): Finding[] {
  const { siteUrl, isProduction, smtpUrl, emailJs, mailAsFiles, formLimit, adminPassword } = config
  const addresses = {
    MAIL_FROM: config.mailFrom.address,
    OWNER_EMAIL: config.ownerEmail,
    ADMIN_EMAIL: config.adminEmail,
  }
  const found = [
    !(isProduction && hasPublicHost(siteUrl)) &&
      bad(
        `SITE_URL is ${siteUrl}, no public address with https`,
        'Put a proxy with TLS in front (deploy/Caddyfile), and set SITE_URL to the address of the site, https://www.….',
      ),
    ...Object.entries(addresses).map(
      ([name, address]) =>
        isReserved(addressDomain(address)) &&
        bad(`${name} is the placeholder ${address}`, `Set ${name} to an address that you read.`),
    ),
    // With MAIL=files the server itself warns of it.
    !(smtpUrl || emailJs || mailAsFiles) &&
      bad('mails become files and reach no one', 'Set SMTP_URL, or the four EMAILJS_ settings.'),
    smtpUrl !== undefined &&
      isClear(smtpUrl) &&
      look('SMTP_URL does not demand TLS of the mail server', 'Add ?requireTLS=true to it.'),
    formLimit === 0 && bad('FORM_LIMIT is 0: no limit protects the forms and the mailboxes', 'Remove FORM_LIMIT.'),
    adminPassword !== undefined &&
      adminPassword.length < passwordLength.advised &&
      bad(`ADMIN_PASSWORD has fewer than ${passwordLength.advised} characters`, 'Choose a longer one.'),
  ]
  return orOk(found, 'no setting is that of a laptop')
}

/** What the running server would warn of, by its own questions, and what it lacks for a launch. */
async function checkState(db: Kysely<Tables>, config: Config): Promise<Finding[]> {
  const deps: StateDeps = {
    database: { db },
    clock: systemClock,
    config,
    inspectBackups: () => readBackupStatus(backupFolderOf(config)),
    // These two stand in the memory of the running server, which is asked for them at /ready.
    inspectSite: () => ({ revision: '', madeAt: '', isBusy: false, isOutdated: false, failure: undefined }),
    listFailingJobs: () => [],
  }
  const problems = findProblems(await readState(deps, systemClock.now()))
  const lacking = (await readLaunchChecks(deps)).filter(({ isDone }) => !isDone).map(({ check }) => check)
  const found = [
    ...[...problems.values()].map((sentence) => bad(sentence, 'The log of the server says more.')),
    lacking.includes('password') && bad('the first password still opens /admin', 'Choose another one there (Accès).'),
    lacking.includes('backup') &&
      bad('no backup was restored yet', 'Let the server run: it makes and tries one by itself.'),
  ]
  return orOk(found, 'no mail waits for long, the disk has room, a backup was restored')
}

/** Opens the data as they are, to be closed by the caller, and says what the running product has become. */
export async function openData(config: Config): Promise<{ db?: Kysely<Tables>; findings: Finding[] }> {
  let db: Kysely<Tables> | undefined
  try {
    db = await openIfThere(config)
    if (db) return { db, findings: await checkState(db, config) }
    const remedy = 'Start the server once, in this folder or with its DATA_DIR.'
    return { findings: [bad(`there is no database of this release in ${config.dataDir} yet`, remedy)] }
  } catch (error) {
    await db?.destroy()
    const remedy = 'Check DATABASE_URL, or that the server was started once.'
    return { findings: [bad(`the database cannot be read (${toCode(error)})`, remedy)] }
  }
}

/** What the owner still has to fill in or to confirm. */
function checkToReplace({ toReplace }: Content): Finding[] {
  const open = toReplace.filter(({ isDone }) => !isDone)
  const found = open.map(({ file, line, label, text, isOptional }) => {
    const what = `content/${file}, line ${line}: ${label}${text === undefined ? '' : ` (${text})`}`
    return isOptional
      ? look(what, 'Pages are whole without; add it if visitors may know it.')
      : bad(what, 'Write the real one, or confirm it by removing sample: true. /admin/lancement leads to each.')
  })
  return orOk(found, 'content holds no placeholder and no sample')
}

/**
 * What the owner has to write before the site may go online, and the content as it is published, if it has no fault.
 * @param root folder of the checkout
 * @param db where the owner's revisions are; without it the files are looked at
 */
export async function checkContent(
  root: string,
  db: Kysely<Tables> | undefined,
): Promise<{ findings: Finding[]; content?: Content }> {
  const files = await readContentFiles({ folder: join(root, 'content'), db, now: Date.now() })
  const { complaints, content } = await loadContent(files)
  if (complaints.length === 0 && content) return { findings: checkToReplace(content), content }
  const findings = complaints.map(({ file, line, problem, remedy }) =>
    bad(`content/${file}${line === undefined ? '' : `, line ${line}`}: ${problem}`, `${remedy}.`),
  )
  return { findings }
}

/** The same day a year before; 29 February needs no care, days are only compared. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

const placeOf = ({ line, name, checkedOn = 'no day' }: CitedSource) =>
  `${line === undefined ? name : `line ${line}`} (${checkedOn})`

/**
 * Sources that were not looked at for more than a year, counted from the day of the content, or at an unknown time; a line
 * per file that has such.
 */
export function checkSources(content: Content): Finding[] {
  const limit = yearBefore(content.today)
  const old = listSources(content).filter(({ checkedOn = '' }) => checkedOn < limit)
  const findings = [...Map.groupBy(old, ({ file }) => file)].map(([file, those]) =>
    look(
      `content/${file}: not checked within a year: ${those.map(placeOf).join(', ')}`,
      'Open the source: if it still says what the text says, write today’s day (“vérifié le 2026-11-21”); if not, change the text.',
    ),
  )
  return orOk(findings, 'every source was checked within a year')
}
