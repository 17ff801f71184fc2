import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import type { CheckMails } from '../../contract/mails.ts'
import { type Address, linkPages, type Render, type State } from '../../contract/renderer.ts'

/** A form as it is shown after a refused try: it says most of what a form can say. */
const refused: State = { form: { values: {}, errors: { email: 'format' }, outcome: { kind: 'general' } } }

/** What the server renders by itself, at a request. */
const ownPages: [Address, State][] = [
  ...locales.flatMap((locale): [Address, State][] => [
    [{ page: 'checklist', locale }, refused],
    [{ page: 'contact', locale }, refused],
    ...linkPages.map((page): [Address, State] => [
      { page, locale },
      { pdf: '/', dataRequest: '/' },
    ]),
  ]),
  [{ page: 'admin' }, {}],
]

/** Whether a build can render from a content that another build has read: its shape may be another. */
export function isReadable(content: Content, render: Render, checkMails: CheckMails): boolean {
  try {
    for (const [address, state] of ownPages) render(address, content, state)
    return checkMails(content).length === 0
  } catch {
    return false
  }
}
