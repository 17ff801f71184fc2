import type { PageWords } from '../../../contract/content/pages.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { InlineScript } from '../../shared/ui/InlineScript.tsx'
import passFocusOn from './pass-focus-on.ts?inline-script'

type NoticeBarProps = { words: PageWords['offers']['banner']; href: string }

/**
 * A bar above the header with one button, open until it is closed and back after a reload. An open `dialog` and its own
 * kind of form: a real button closes it, without script, and nothing is remembered.
 */
export function NoticeBar({ words, href }: NoticeBarProps) {
  return (
    <>
      <dialog className="notice-bar screen-only" open aria-label={words.name}>
        <p>{words.text}</p>
        <ExternalLink href={href}>{words.button}</ExternalLink>
        <form method="dialog">
          <button className="close-button" type="submit" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </dialog>
      <InlineScript text={passFocusOn} />
    </>
  )
}
