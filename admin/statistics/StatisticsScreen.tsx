import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { figureNames, periods, type Statistics } from '../../contract/api/admin-statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { frenchNames, locales } from '../../contract/locales.ts'
import { withQuery } from '../shared/client.ts'
import { ExportLinks } from '../shared/ExportLinks.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { NoRows } from '../shared/list/NoRows.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { commonTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { FigurePanel } from './FigurePanel.tsx'
import { statisticsTexts } from './texts.ts'
import './statistics.css'

const usual = '13'

/** What is seen of the site, where it comes from and what it leads to. Period and language stand in the address. */
export function StatisticsScreen({ query }: { query: URLSearchParams }) {
  const weeks = periods.find((one) => one === query.get('weeks')) ?? usual
  const language = locales.find((one) => one === query.get('language'))
  const chosen = { weeks, ...(language && { language }) }
  const toAddress = (other: { weeks?: string; language?: string | undefined }) =>
    withQuery(adminScreens.statistics, { ...chosen, ...other })
  const loaded = useLoaded<Statistics>(withQuery(adminApi.statistics, chosen))
  return (
    <div className="screen">
      <ScreenHead title={screenNames.statistics} lead={loaded.value && statisticsTexts.lead} />
      <Loaded of={loaded} loading={commonTexts.loading} failed={commonTexts.figuresFailed}>
        {(figures) => (
          <>
            <div className="statistics-choices">
              <nav className="tabs" aria-label={statisticsTexts.period}>
                {periods.map((one) => (
                  <a key={one} href={toAddress({ weeks: one })} aria-current={one === weeks ? 'true' : undefined}>
                    {fillText(statisticsTexts.weeks, { n: one })}
                  </a>
                ))}
              </nav>
              <nav className="tabs statistics-languages" aria-label={statisticsTexts.language}>
                {[undefined, ...locales].map((one) => (
                  <a key={one} href={toAddress({ language: one })} aria-current={one === language ? 'true' : undefined}>
                    {one ? frenchNames[one] : statisticsTexts.all}
                  </a>
                ))}
              </nav>
            </div>
            {figureNames.some((name) => [...figures[name].total, ...figures[name].before].some(Boolean)) ? (
              <div className="figures">
                {figureNames.map((name) => (
                  <FigurePanel key={name} name={name} figure={figures[name]} />
                ))}
                <details className="card card--line folded figure">
                  <summary className="more">{statisticsTexts.notes}</summary>
                  <dl className="figure-notes">
                    {figureNames.map((name) => (
                      <div key={name}>
                        <dt className="label">{figures[name].heading}</dt>
                        <dd className="small">{figures[name].notes.join(' ')}</dd>
                        <dd className="actions">
                          <ExportLinks
                            path={adminApi.statisticsCsv}
                            query={{ ...chosen, figure: name }}
                            of={figures[name].heading}
                          />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
              </div>
            ) : (
              <section className="card card--line">
                <NoRows {...statisticsTexts.empty} level="h2" />
              </section>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
