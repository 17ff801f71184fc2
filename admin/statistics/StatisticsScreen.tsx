import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { figureNames, periods, type Statistics } from '../../contract/api/admin-statistics.ts'
import type { AdminStatistics } from '../../contract/content/admin/statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { locales } from '../../contract/locales.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { withQuery } from '../shared/client.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { NoRows } from '../shared/list/NoRows.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { FigurePanel } from './FigurePanel.tsx'
import './statistics.css'

const usual = '13'

/** What is seen of the site, where it comes from and what it leads to. Period and language stand in the address. */
export function StatisticsScreen({ query }: { query: URLSearchParams }) {
  const { navigation, totals, access, leads } = useMessages()
  const weeks = periods.find((one) => one === query.get('weeks')) ?? usual
  const language = locales.find((one) => one === query.get('language'))
  const asked = (other: { weeks?: string; language?: string | undefined }) => ({ weeks, language, ...other })
  const toAddress = (other: Parameters<typeof asked>[0]) => withQuery(adminScreens.statistics, asked(other))
  const path = withQuery(adminApi.statistics, asked({}))
  const { value, isLoading, isFailed, retry } = useLoaded<Statistics<AdminStatistics['screen']>>(path)
  const shown = value && figureNames.map((name) => ({ name, figure: value.figures[name] }))
  const isEmpty = shown?.every(({ figure: { total, before } }) => ![...total, ...before].some(Boolean))
  return (
    <div className="screen" aria-busy={isLoading}>
      <ScreenHead title={navigation.screens.statistics} lead={value?.texts.lead} />
      {value && (
        <div className="statistics-choices">
          <nav className="tabs" aria-label={value.texts.period}>
            {periods.map((one) => (
              <a key={one} href={toAddress({ weeks: one })} aria-current={one === weeks ? 'true' : undefined}>
                {fillText(value.texts.weeks, { n: one })}
              </a>
            ))}
          </nav>
          <nav className="tabs statistics-languages" aria-label={value.texts.language}>
            {[undefined, ...locales].map((one) => (
              <a key={one} href={toAddress({ language: one })} aria-current={one === language ? 'true' : undefined}>
                {one ? leads.languages[one] : value.texts.all}
              </a>
            ))}
          </nav>
        </div>
      )}
      {isFailed && <LoadFailure text={totals.failed} onRetry={retry} />}
      {!value && isLoading && <Waiting text={access.loading} />}
      {value && isEmpty && (
        <section className="card card--line">
          <NoRows {...value.texts.empty} level="h2" />
        </section>
      )}
      {value && !isEmpty && (
        <div className="figures">
          {shown?.map((one) => (
            <FigurePanel key={one.name} {...one} texts={value.texts} query={{ weeks, ...(language && { language }) }} />
          ))}
        </div>
      )}
    </div>
  )
}
