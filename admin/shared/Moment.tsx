import { formatDateOf, formatTimeOf } from './admin-formats.ts'

/** The day and the time in Paris. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDateOf(at)} <span className="small">{formatTimeOf(at)}</span>
    </time>
  )
}
