import { fillWords } from '../../content/words/index.ts'
import { keepingWords } from '../../content/words/keeping.ts'
import { adminApi } from '../../contract/api/admin.ts'
import { ownerDate } from '../mail/owner-mails.ts'
import type { ConsentEvidence, ConsentProof } from './consent-chain.ts'
import { html, type SafeHtml, toPaper } from './paper.ts'
import type { PersonFile } from './person-file.ts'

const words = keepingWords.person
const dateOf = (instant: string) => ownerDate.format(Date.parse(instant))

function toLink({ chain }: ConsentEvidence, n: number | null): SafeHtml {
  const link = chain.links.find((one) => one.n === n)
  return link
    ? html`<dt>${fillWords(words.proof.link, { n: link.n })}</dt><dd>${dateOf(link.committed_at)}<br><code>${link.commitment}</code></dd>`
    : html``
}

function toProof(evidence: ConsentEvidence, consent: ConsentProof): SafeHtml {
  const { proof } = words
  const { given_at, sentence, sentence_version, page, locale, confirmed_at, given_n, confirmed_n } = consent
  return html`<article><h3>${proof.given}, ${dateOf(given_at)}</h3><dl>
<dt>${proof.sentence}</dt><dd lang="${locale}">${sentence}</dd>
<dt>${proof.version}</dt><dd>${sentence_version}</dd>
<dt>${proof.page}</dt><dd>${page} (${locale})</dd>
<dt>${proof.confirmedAt}</dt><dd>${confirmed_at === null ? proof.notConfirmed : dateOf(confirmed_at)}</dd>
${toLink(evidence, given_n)}${toLink(evidence, confirmed_n)}
</dl>${given_n === null ? html`<p>${proof.pending}</p>` : html``}</article>`
}

/** One person's file, for the screen and for paper: what is kept, and every proof with its place in the chain. */
export function renderPersonPage(person: PersonFile, evidence: ConsentEvidence, now: string): string {
  const { id, email, firstContactAt, lastContactAt, confirmedAt, keptUntil, counts } = person
  const newest = evidence.chain.links.at(-1)
  const date = dateOf(now)
  const printed = newest
    ? fillWords(words.printed, { date, n: newest.n, hash: newest.chain })
    : fillWords(words.printedEmpty, { date })
  const body = html`<p>${words.lead}</p>
<h2>${words.facts}</h2><dl>
<dt>${words.email}</dt><dd>${email}</dd>
<dt>${words.firstContact}</dt><dd>${dateOf(firstContactAt)}</dd>
<dt>${words.lastContact}</dt><dd>${dateOf(lastContactAt)}</dd>
<dt>${words.confirmed}</dt><dd>${confirmedAt === null ? words.proof.notConfirmed : dateOf(confirmedAt)}</dd>
<dt>${words.counts}</dt><dd>${fillWords(words.countsText, counts)}</dd>
<dt>${words.until}</dt><dd>${dateOf(keptUntil)}</dd>
</dl>
<nav aria-label="${words.files}"><h2>${words.files}</h2><ul>
<li><a href="${adminApi.people}/${id}/export" download>${words.exportFile}</a></li>
<li><a href="${adminApi.people}/${id}/consents" download>${words.evidenceFile}</a></li>
</ul></nav>
<h2>${words.consents}</h2>
${evidence.consents.length === 0 ? html`<p>${words.noConsents}</p>` : evidence.consents.map((consent) => toProof(evidence, consent))}
<h2>${words.check}</h2><p>${words.checkText}</p>
<p>${printed}</p>`
  return toPaper(fillWords(words.title, { email }), body)
}
