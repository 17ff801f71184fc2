import { useCallback } from 'react'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { formatCount } from '../shared/admin-formats.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'

const keys = ['all', 'today', 'lastSevenDays'] as const

/** The three totals: all addresses, today's, those of the last seven days. */
export function TotalsTiles({ calls, version }: { calls: AdminCalls; version: number }) {
  const words = useAdminMessages().totals
  const load = useCallback((signal: AbortSignal) => calls.getTotals(signal), [calls])
  const { value, isLoading, failure, retry } = useLoaded(load, version)
  return (
    <section className="totals" aria-labelledby="chiffres" aria-busy={isLoading}>
      <h2 className="visually-hidden" id="chiffres">
        {words.heading}
      </h2>
      <div className="tiles">
        {keys.map((key) => (
          <div key={key} className={key === 'all' ? 'card tile field' : 'card card--line tile'}>
            <p className="label">{words[key]}</p>
            <p className="stat">
              <b>{value ? formatCount(value[key]) : '–'}</b>
            </p>
            <p className="small">{words[`${key}Note`]}</p>
          </div>
        ))}
      </div>
      {failure && <LoadFailure text={words.failed} onRetry={retry} />}
    </section>
  )
}
