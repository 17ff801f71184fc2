import { useState } from 'react'
import { adminApi, type PerDay } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatCount, formatLongDay } from '../shared/admin-formats.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { SignUpChart } from './SignUpChart.tsx'

const ranges = [7, 30, 90] as const

function summarise(days: PerDay['days'], { summary }: AdminMessages['perDay']): string {
  const counts = days.map(({ count }) => count)
  const all = formatCount(counts.reduce((sum, count) => sum + count, 0))
  return fillText(summary, { n: days.length, all, top: formatCount(Math.max(0, ...counts)) })
}

/** Sign-ups per day of a chosen period, as a chart and as a table. */
export function SignUpsPanel({ version }: { version: number }) {
  const texts = useMessages().perDay
  const [range, setRange] = useState<(typeof ranges)[number]>(30)
  const { value, isLoading, isFailed, retry } = useLoaded<PerDay>(`${adminApi.perDay}?days=${range}`, version)
  return (
    <section className="card card--line" aria-labelledby="per-day" aria-busy={isLoading}>
      <div className="dashboard-head">
        <h2 id="per-day">{texts.heading}</h2>
        <fieldset className="segments">
          <legend className="visually-hidden">{texts.range}</legend>
          {ranges.map((days) => (
            <button key={days} type="button" aria-pressed={range === days} onClick={() => setRange(days)}>
              <span aria-hidden="true">{fillText(texts.days, { n: days })}</span>
              <span className="visually-hidden">{fillText(texts.daysLabel, { n: days })}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {isFailed && <LoadFailure text={texts.failed} onRetry={retry} />}
      {(value || isLoading) && (
        <div className="chart">
          {value ? (
            <SignUpChart days={value.days} summary={summarise(value.days, texts)} />
          ) : (
            <Waiting text={texts.loading} />
          )}
        </div>
      )}
      {value && <SignUpDays days={value.days} />}
    </section>
  )
}

/** The figures of the chart as a table, newest day first. */
function SignUpDays({ days }: { days: PerDay['days'] }) {
  const texts = useMessages().perDay
  return (
    <details className="sign-ups-table folded">
      <summary className="screen-only">{texts.tableToggle}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table" tabIndex={0} aria-label={texts.tableCaption}>
        <table>
          <caption className="visually-hidden">{texts.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.count}</th>
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
