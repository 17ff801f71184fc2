import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import { colon } from '../../shared/admin-formats.ts'
import { addressOfFile } from '../../shared/contents-place.ts'
import { useTitles } from '../../shared/use-titles.ts'
import { toComplaintText, toPlaceText } from '../complaint-text.ts'

/** What keeps texts from being published; each leads to its place. */
export function ComplaintList({ complaints, onGo }: { complaints: readonly TextComplaint[]; onGo?: () => void }) {
  const titleOf = useTitles()
  return (
    <ul className="complaint-list">
      {complaints.map((complaint) => (
        <li key={`${complaint.path} ${complaint.line} ${complaint.problem}`}>
          <a href={addressOfFile(complaint.path, complaint)} onClick={onGo}>
            {[titleOf(complaint.path), toPlaceText(complaint)].filter(Boolean).join(', ')}
          </a>
          {colon}
          {toComplaintText(complaint)}
        </li>
      ))}
    </ul>
  )
}
