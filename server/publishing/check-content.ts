import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import type { CheckMails } from '../../contract/mails.ts'
import { type Address, linkPages, type Render, type State } from '../../contract/renderer.ts'
import type { Manifest } from './manifest.ts'

/** A form as it is shown after a refused try: it says most of what a form can say. */
const refused: State = { form: { values: {}, errors: { email: 'format' }, outcome: { kind: 'general' } } }

/** What the server draws by itself while a version is served. */
const ownPages: [Address, State][] = [
  ...locales.flatMap((locale): [Address, State][] => [
    [{ page: 'checklist', locale }, refused],
    [{ page: 'contact', locale }, refused],
    [{ page: 'wait', locale }, { minutes: 1 }],
    ...linkPages.map((page): [Address, State] => [
      { page, locale },
      { pdf: '/', dataRequest: '/' },
    ]),
  ]),
  [{ page: 'admin' }, {}],
]

/** @throws if the content of a version is not what this build draws pages from */
export type ContentCheck = (manifest: Pick<Manifest, 'id' | 'inputs'>, content: Content) => Promise<void>

/**
 * A version that another build made holds content of that build, whose shape may be another. Its pages are drawn
 * already; the ones that the server draws by itself, and the mails, are tried before visitors depend on them.
 */
export function createContentCheck(buildId: string, render: Render, checkMails: CheckMails): ContentCheck {
  return async ({ id, inputs }, content) => {
    if (inputs.buildId === buildId) return
    for (const [address, state] of ownPages) {
      // Visitors are answered meanwhile.
      await nextTurn()
      try {
        render(address, content, state)
      } catch (cause) {
        throw new Error(`the version ${id} of the site is of another build, and this one cannot draw it`, { cause })
      }
    }
    const [mail] = checkMails(content)
    if (mail)
      throw new Error(`the version ${id} of the site is of another build, and this one cannot write its mails`, {
        cause: mail,
      })
  }
}
