import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { PerDay } from '../../contract/api/admin.ts'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { formatCount } from '../shared/admin-formats.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import type { SignUpChartProps } from './SignUpChart.tsx'
import { SignUpDays } from './SignUpDays.tsx'
import { useInView } from './use-in-view.ts'

const ranges = [7, 30, 90] as const

/** The chart library is loaded when the chart comes into view, and not before. */
function useChart(isSeen: boolean): ComponentType<SignUpChartProps> | 'failed' | undefined {
  const [chart, setChart] = useState<{ Chart: ComponentType<SignUpChartProps> } | 'failed'>()
  useEffect(() => {
    if (!isSeen) return
    import('./SignUpChart.tsx').then(
      ({ SignUpChart }) => setChart({ Chart: SignUpChart }),
      () => setChart('failed'),
    )
  }, [isSeen])
  return chart === 'failed' ? chart : chart?.Chart
}

function summarise(days: PerDay['days'], words: AdminMessages['perDay']): string {
  const counts = days.map(({ count }) => count)
  return words.summary
    .replace('{n}', String(days.length))
    .replace('{all}', formatCount(counts.reduce((sum, count) => sum + count, 0)))
    .replace('{top}', formatCount(Math.max(0, ...counts)))
}

/** Sign-ups per day of a chosen period, as a chart and as a table. */
export function SignUpsPanel({ calls, version }: { calls: AdminCalls; version: number }) {
  const words = useAdminMessages().perDay
  const [range, setRange] = useState<(typeof ranges)[number]>(30)
  const load = useCallback((signal: AbortSignal) => calls.getPerDay(range, signal), [calls, range])
  const { value, isLoading, failure, retry } = useLoaded(load, version)
  const panel = useRef<HTMLElement>(null)
  const Chart = useChart(useInView(panel))
  return (
    <section ref={panel} className="card card--line ad-c" aria-labelledby="courbe" aria-busy={isLoading}>
      <div className="dashboard-head">
        <h2 id="courbe">{words.heading}</h2>
        <fieldset className="segments">
          <legend className="visually-hidden">{words.range}</legend>
          {ranges.map((days) => (
            <button key={days} type="button" aria-pressed={range === days} onClick={() => setRange(days)}>
              <span aria-hidden="true">{words.days.replace('{n}', String(days))}</span>
              <span className="visually-hidden">{words.daysLabel.replace('{n}', String(days))}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {failure && <LoadFailure text={words.failed} onRetry={retry} />}
      {Chart === 'failed' && <p className="label">{words.notDrawn}</p>}
      {Chart !== 'failed' && !(failure && !value) && (
        <div className="chart">
          {value && Chart ? (
            <Chart days={value.days} summary={summarise(value.days, words)} />
          ) : (
            <Waiting text={words.loading} />
          )}
        </div>
      )}
      {value && <SignUpDays days={value.days} isOpen={Chart === 'failed'} />}
    </section>
  )
}
