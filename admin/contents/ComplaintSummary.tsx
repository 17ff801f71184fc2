import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { colon, formatPlural } from '../shared/admin-formats.ts'
import { toComplaintText, toPlaceText } from './complaint-text.ts'
import { contentsTexts } from './texts.ts'

type ComplaintSummaryProps = {
  complaints: readonly TextComplaint[]
  /** Leads to where it is to be mended. */
  onGo: (complaint: TextComplaint) => void
}

/** What keeps a text from being published, each with the way to it; nothing where nothing does. */
export function ComplaintSummary({ complaints, onGo }: ComplaintSummaryProps) {
  const texts = contentsTexts.fields
  return (
    <div role="status">
      {complaints.length > 0 && (
        <div className="error-summary complaint-summary">
          <p>
            <b>{formatPlural(texts.summary, complaints.length)}</b>
          </p>
          <ul>
            {complaints.map((complaint) => (
              <li key={`${complaint.line} ${complaint.problem}`}>
                <ComplaintText complaint={complaint} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function ComplaintText({ complaint, onGo }: { complaint: TextComplaint; onGo: (complaint: TextComplaint) => void }) {
  const place = toPlaceText(complaint)
  return (
    <>
      {place !== undefined && (
        <>
          <button type="button" className="suggestion" onClick={() => onGo(complaint)}>
            {place}
          </button>
          {colon}
        </>
      )}
      {toComplaintText(complaint)}
    </>
  )
}
