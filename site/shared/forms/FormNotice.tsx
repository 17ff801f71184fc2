import { Notice, type NoticeContent } from '../ui/Notice.tsx'

type FormNoticeProps = {
  notice: NoticeContent | undefined
  /** What the server answered a plain post with. */
  first: NoticeContent | undefined
  words: { close: string }
  onClose: (() => void) | undefined
}

/**
 * The notice of a form. The one that came with the page stands above the fields and stays there when React wakes,
 * so that nothing moves under a finger; later ones float and can be closed.
 */
export function FormNotice({ notice, first, words, onClose }: FormNoticeProps) {
  const isFirst = notice !== undefined && notice === first
  return <Notice notice={notice} closeLabel={words.close} opensPage={isFirst} onClose={isFirst ? undefined : onClose} />
}
