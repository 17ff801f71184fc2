import type { PerDay } from '../../contract/api/admin.ts'
import { formatCount, formatLongDay } from '../shared/admin-formats.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'

/** The figures of the chart as a table, newest day first; opened at once where the chart cannot be drawn. */
export function SignUpDays({ days, isOpen }: { days: PerDay['days']; isOpen: boolean }) {
  const words = useAdminMessages().perDay
  return (
    <details className="sign-ups-table folded" open={isOpen}>
      <summary>{words.tableToggle}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table" tabIndex={0} aria-label={words.tableCaption}>
        <table>
          <caption className="visually-hidden">{words.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formatLongDay(day)}</time>
                </th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
