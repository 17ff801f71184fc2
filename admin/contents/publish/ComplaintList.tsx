import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import { fillText } from '../../../contract/text.ts'
import { addressOfFile } from '../../shared/address-of-file.ts'
import { colon } from '../../shared/admin-formats.ts'
import { useTitles } from '../../shared/use-titles.ts'
import { toComplaintText } from '../complaint-text.ts'
import { contentsTexts } from '../texts.ts'

/** What keeps texts from being published; each leads to its place. */
export function ComplaintList({ complaints, onGo }: { complaints: readonly TextComplaint[]; onGo?: () => void }) {
  const texts = contentsTexts.fields
  const titleOf = useTitles()
  return (
    <ul className="complaint-list">
      {complaints.map(({ path, line, field, problem, remedy }) => (
        <li key={`${path} ${line} ${problem}`}>
          <a href={addressOfFile(path, { line, ...(field && { field }) })} onClick={onGo}>
            {titleOf(path)}
            {line !== null && `, ${fillText(texts.line, { n: line })}`}
          </a>
          {colon}
          {toComplaintText({ problem, remedy })}
        </li>
      ))}
    </ul>
  )
}
