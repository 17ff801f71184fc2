import { fillText } from '../../contract/fill-text.ts'
import { timeLeftTexts } from './texts.ts'

/** What is left of the promised time for an answer, in words; nothing where none is due. */
export function TimeLeft({ hours }: { hours: number | null }) {
  if (hours === null) return null
  const fill = (text: string, n: number) => fillText(text, { n: String(n) })
  if (hours >= 0) return <span className="tag tag--mustard">{fill(timeLeftTexts.left, hours)}</span>
  const isDays = -hours >= 48
  return (
    <span className="tag time-late">
      {isDays ? fill(timeLeftTexts.lateDays, Math.floor(-hours / 24)) : fill(timeLeftTexts.lateHours, -hours)}
    </span>
  )
}
