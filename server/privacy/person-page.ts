import { fillWords } from '../../content/words/index.ts'
import { keepingWords } from '../../content/words/keeping.ts'
import { adminApi, roomPages } from '../../contract/api/admin.ts'
import type { Consents } from '../db/tables.ts'
import { ownerDate } from '../mail/owner-mails.ts'
import { html, type SafeHtml, toPaper } from './paper.ts'
import type { PersonFile } from './person-file.ts'

const words = keepingWords.person
const dateOf = (instant: string) => ownerDate.format(Date.parse(instant))

function toConsent({ given_at, sentence, sentence_version, page, locale, confirmed_at }: Consents): SafeHtml {
  const { consent } = words
  return html`<article><h3>${consent.given}, ${dateOf(given_at)}</h3><dl>
<dt>${consent.sentence}</dt><dd lang="${locale}">${sentence}</dd>
<dt>${consent.version}</dt><dd>${sentence_version}</dd>
<dt>${consent.page}</dt><dd>${page} (${locale})</dd>
<dt>${consent.confirmedAt}</dt><dd>${confirmed_at === null ? consent.notConfirmed : dateOf(confirmed_at)}</dd>
</dl></article>`
}

/** A button and the dialog that it opens, without a script. */
function toErasure({ id, email }: PersonFile): SafeHtml {
  const { erase } = words
  return html`<form method="post" action="${roomPages.people}/${id}/effacer">
<button type="button" popovertarget="erase">${erase.open}</button>
<dialog popover id="erase" aria-labelledby="erase-heading"><h2 id="erase-heading">${erase.heading}</h2>
<p>${fillWords(erase.intro, { email })}</p><ul>${erase.what.map((what) => html`<li>${what}</li>`)}</ul><p>${erase.note}</p>
<p class="choice"><button type="submit">${erase.confirm}</button>
<button type="button" autofocus popovertarget="erase" popovertargetaction="hide">${erase.cancel}</button></p></dialog></form>`
}

/** One person's file, for the screen and for paper: what is kept, every consent word for word, and the way out. */
export function renderPersonPage(person: PersonFile, now: string): string {
  const { id, email, firstContactAt, lastContactAt, confirmedAt, keptUntil, consents, counts } = person
  const body = html`<p>${words.lead}</p>
<h2>${words.facts}</h2><dl>
<dt>${words.email}</dt><dd>${email}</dd>
<dt>${words.firstContact}</dt><dd>${dateOf(firstContactAt)}</dd>
<dt>${words.lastContact}</dt><dd>${dateOf(lastContactAt)}</dd>
<dt>${words.confirmed}</dt><dd>${confirmedAt === null ? words.consent.notConfirmed : dateOf(confirmedAt)}</dd>
<dt>${words.counts}</dt><dd>${fillWords(words.countsText, counts)}</dd>
<dt>${words.until}</dt><dd>${dateOf(keptUntil)}</dd>
</dl>
<nav aria-label="${words.files}"><h2>${words.files}</h2><ul>
<li><a href="${adminApi.people}/${id}/export" download>${words.exportFile}</a></li>
</ul></nav>
<h2>${words.consents}</h2>
${consents.length === 0 ? html`<p>${words.noConsents}</p>` : consents.map(toConsent)}
<p>${fillWords(words.printed, { date: dateOf(now) })}</p>
${toErasure(person)}`
  return toPaper(fillWords(words.title, { email }), body)
}

/** What the owner reads once a person is erased; it names nobody. */
export const renderErasedPage = (): string => toPaper(words.erased.title, html`<p>${words.erased.text}</p>`)
