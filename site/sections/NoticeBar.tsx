import type { NoticeBarWords } from '../../content/pages/offers/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { Icon } from '../illustration/Icon.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import './notice-bar.css'

type NoticeBarProps = { words: NoticeBarWords; locale: Locale; href: string }

/** The focus was in what is gone: it goes on to what comes next, the logo. */
const passFocusOn = "document.querySelector('.bnr').onclose=()=>document.querySelector('.logo').focus()"

/**
 * A bar above the header with one button, open until it is closed and back after a reload. An open `dialog` and its own
 * kind of form: a real button closes it, without script, and nothing is remembered.
 */
export function NoticeBar({ words, locale, href }: NoticeBarProps) {
  return (
    <>
      <dialog className="bnr" open aria-label={words.name}>
        <p>{words.text}</p>
        <ExternalLink href={href} locale={locale}>
          {words.button}
        </ExternalLink>
        <form method="dialog">
          <button className="bnr-x" type="submit" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own */}
      <script dangerouslySetInnerHTML={{ __html: passFocusOn }} />
    </>
  )
}
