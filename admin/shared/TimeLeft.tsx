import { answerHours } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from './admin-context.tsx'

const hour = 3_600_000

/** What is left of the promised time for an answer, in whole hours; below zero once it is over. */
const hoursLeft = (receivedAt: string, now: string): number =>
  Math.floor((Date.parse(receivedAt) - Date.parse(now)) / hour) + answerHours

/** The same in words, for an enquiry that waits. */
export function TimeLeft({ receivedAt, now }: { receivedAt: string; now: string }) {
  const texts = useMessages().people.conversation
  const left = hoursLeft(receivedAt, now)
  const fill = (text: string, n: number) => fillText(text, { n: String(n) })
  if (left >= 0) return <span className="tag tag--mustard">{fill(texts.left, left)}</span>
  const isDays = -left >= 48
  return (
    <span className="tag time-late">
      {isDays ? fill(texts.lateDays, Math.floor(-left / 24)) : fill(texts.lateHours, -left)}
    </span>
  )
}
