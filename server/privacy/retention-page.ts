import { retention } from '../../content/offers/legal-terms.ts'
import { fillWords } from '../../content/words/index.ts'
import { keepingWords } from '../../content/words/keeping.ts'
import { backupFaultWords, failedStepWords } from '../../content/words/warning-mail.ts'
import type { BackupStatus } from '../backup/status.ts'
import { keptFor } from '../checklist/tidy-leads.ts'
import type { RetentionRuns } from '../db/tables.ts'
import { ownerDate } from '../mail/owner-mails.ts'
import { html, type SafeHtml, toPaper } from './paper.ts'
import { yearsAfter } from './person-file.ts'
import { type DuePerson, namedOfEach } from './retention.ts'

const words = keepingWords.retention
const dateOf = (instant: string) => ownerDate.format(Date.parse(instant))

const deletedFrom = ({ kind, lastContactAt }: DuePerson) =>
  kind === 'unconfirmed'
    ? new Date(Date.parse(lastContactAt) + keptFor).toISOString()
    : yearsAfter(lastContactAt, retention.contactYears)

function toTable(caption: string, heads: string[], rows: SafeHtml[]): SafeHtml {
  const cells = heads.map((head) => html`<th scope="col">${head}</th>`)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`
}

export type RetentionView = {
  due: DuePerson[]
  runs: RetentionRuns[]
  pause: { since: string } | undefined
  backups: BackupStatus
  now: string
}

function toPause({ pause, now }: RetentionView): SafeHtml {
  if (!pause) return html``
  const text = fillWords(words.pausedText, { date: dateOf(pause.since), now: dateOf(now) })
  return html`<section class="note"><h2>${words.paused}</h2><p>${text}</p><form method="post"><button type="submit">${words.resume}</button></form></section>`
}

function toBackups({ newest, restored, failure }: BackupStatus): SafeHtml {
  const { backup } = words
  const orNever = (instant: string | undefined) => (instant ? dateOf(instant) : backup.never)
  return html`<dl>
<dt>${backup.newest}</dt><dd>${orNever(newest?.at)}</dd>
<dt>${backup.restorable}</dt><dd>${orNever(restored?.at)}</dd>
<dt>${backup.rehearsed}</dt><dd>${orNever(restored?.rehearsedAt)}</dd>
${failure ? html`<dt>${backup.failed}</dt><dd>${dateOf(failure.at)} : ${failedStepWords[failure.what]}, ${backupFaultWords[failure.why]}</dd>` : html``}</dl>`
}

/** Who is deleted next, what the last runs did, whether deletion is held back, and how the backups stand. */
export function renderRetentionPage(view: RetentionView): string {
  const { columns, run } = words
  const due = view.due.map(
    (person) =>
      html`<tr><td>${person.email}</td><td>${words.kinds[person.kind]}</td><td>${dateOf(person.lastContactAt)}</td><td>${dateOf(deletedFrom(person))}</td></tr>`,
  )
  const runs = view.runs.map(
    ({ ran_at, is_paused, leads, enquiries }) =>
      html`<tr><td>${dateOf(ran_at)}${is_paused ? ` (${run.paused})` : ''}</td><td>${leads}</td><td>${enquiries}</td></tr>`,
  )
  const body = html`<p>${words.lead}</p>${toPause(view)}
<h2>${words.due}</h2>
${due.length === 0 ? html`<p>${words.nobody}</p>` : toTable(words.due, [columns.email, columns.kind, columns.lastContact, columns.at], due)}
${due.length >= namedOfEach ? html`<p>${fillWords(words.more, { n: namedOfEach })}</p>` : html``}
<h2>${words.runs}</h2>
${runs.length === 0 ? html`<p>${words.noRuns}</p>` : toTable(words.runs, [run.at, run.leads, run.enquiries], runs)}
<h2>${words.backups}</h2>${toBackups(view.backups)}`
  return toPaper(words.title, body)
}
