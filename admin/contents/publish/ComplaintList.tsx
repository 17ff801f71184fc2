import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import { entryOf } from '../../../contract/content/content-paths.ts'
import { colon, formatPlural } from '../../shared/admin-formats.ts'
import { addressOfFile } from '../../shared/contents-place.ts'
import { useTitles } from '../../shared/use-titles.ts'
import { toComplaintText, toPlaceText } from '../complaint-text.ts'

type ComplaintListProps = {
  complaints: readonly TextComplaint[]
  /** What is done as a text is opened. */
  onGo?: () => void
  /** The text that is open, and what leads to where it is to be mended; another is opened there. */
  open?: { entry: string; onMend: (complaint: TextComplaint) => void }
}

/** What keeps texts from being published; each leads to its place. */
export function ComplaintList({ complaints, onGo, open }: ComplaintListProps) {
  const titleOf = useTitles()
  return (
    <ul className="complaint-list">
      {complaints.map((complaint) => {
        const place = toPlaceText(complaint)
        const onMend = open && entryOf(complaint.path) === open.entry ? open.onMend : undefined
        const words = onMend ? place : [titleOf(complaint.path), place].filter(Boolean).join(', ')
        return (
          <li key={`${complaint.path} ${complaint.line} ${complaint.problem}`}>
            {words !== undefined &&
              (onMend ? (
                <button type="button" className="suggestion" onClick={() => onMend(complaint)}>
                  {words}
                </button>
              ) : (
                <a href={addressOfFile(complaint.path, complaint)} onClick={onGo}>
                  {words}
                </a>
              ))}
            {words !== undefined && colon}
            {toComplaintText(complaint)}
          </li>
        )
      })}
    </ul>
  )
}

/** The same below how many there are; the texts hold `{n}`. */
export function ComplaintSummary({ texts, ...list }: ComplaintListProps & { texts: { one: string; many: string } }) {
  return (
    <div className="error-summary complaint-summary">
      <p>
        <b>{formatPlural(texts, list.complaints.length)}</b>
      </p>
      <ComplaintList {...list} />
    </div>
  )
}
