import { adminApi } from '../../contract/api/admin.ts'
import type { Totals } from '../../contract/api/admin-sign-ups.ts'
import { formatCount } from '../shared/admin-formats.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { totalsTexts } from './texts.ts'

const keys = ['all', 'today', 'lastSevenDays'] as const

/** The three totals: all addresses, today's, those of the last seven days. */
export function TotalsTiles() {
  const { value, isLoading, isFailed, retry } = useLoaded<Totals>(adminApi.totals)
  return (
    <section className="totals" aria-labelledby="totals" aria-busy={isLoading}>
      <h2 className="visually-hidden" id="totals">
        {totalsTexts.heading}
      </h2>
      <div className="tiles">
        {keys.map((key) => (
          <div key={key} className={key === 'all' ? 'card tile field' : 'card card--line tile'}>
            <p className="label">{totalsTexts[key]}</p>
            <p className="stat">
              <b>{value ? formatCount(value[key]) : '–'}</b>
            </p>
            <p className="small">{totalsTexts[`${key}Note`]}</p>
          </div>
        ))}
      </div>
      {isFailed && <LoadFailure text={commonTexts.figuresFailed} onRetry={retry} />}
    </section>
  )
}
