import { renderToStaticMarkup } from 'react-dom/server'
import { Notice, type NoticeContent } from '../ui/Notice.tsx'

/** A notice as HTML, for pages that the server finishes and no island wakes in. */
export function renderNotice(notice: NoticeContent): string {
  return renderToStaticMarkup(<Notice notice={notice} closeLabel="" />)
}
