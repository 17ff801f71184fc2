import { type CSSProperties, useState } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import {
  type Cell,
  type Figure,
  type FigureName,
  figureNames,
  lastRows,
  leastCompared,
  periods,
  type Statistics,
} from '../../contract/api/admin-dashboard.ts'
import { frenchNames, locales } from '../../contract/locales.ts'
import { ExportLinks } from '../shared/ActionParts.tsx'
import { formatCount, formatShortDay } from '../shared/admin-formats.ts'
import { withQuery } from '../shared/client.ts'
import { NoRows } from '../shared/list/Table.tsx'
import { Loaded, ScreenHead } from '../shared/parts.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { WeeksChart } from './WeeksChart.tsx'
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
      <ScreenHead
        title="Statistiques"
        lead={
          loaded.value &&
          'Trait rouge : ces semaines, du lundi au dimanche à Paris, en pointillé celle qui court encore. Trait fin : la période précédente, jusqu’au même jour.'
        }
      />
      <Loaded of={loaded} loading={commonTexts.loading} failed={commonTexts.figuresFailed}>
        {(figures) => (
          <>
            <div className="statistics-choices">
              <nav className="tabs" aria-label="Période">
                {periods.map((one) => (
                  <a key={one} href={toAddress({ weeks: one })} aria-current={one === weeks ? 'true' : undefined}>
                    {`${one} semaines`}
                  </a>
                ))}
              </nav>
              <nav className="tabs statistics-languages" aria-label="Langue">
                {[undefined, ...locales].map((one) => (
                  <a key={one} href={toAddress({ language: one })} aria-current={one === language ? 'true' : undefined}>
                    {one ? frenchNames[one] : 'Toutes'}
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
                  <summary className="more">Comprendre et emporter ces chiffres</summary>
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
                <NoRows
                  title="Rien à compter pour le moment"
                  aside="Les pages vues s’ajoutent ici une fois par minute."
                  level="h2"
                />
              </section>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type FigurePanelProps = { name: FigureName; figure: Figure }

/** Rows that are shown before the others are asked for. */
const firstRows = 5

/** One figure: weeks as a line with their table folded, anything else as a table. */
function FigurePanel({ name, figure }: FigurePanelProps) {
  const { heading, rows } = figure
  const [isWhole, setWhole] = useState(false)
  const isCut = rows.length > firstRows && !isWhole
  return (
    <section className="card card--line figure" aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      {figure.told ? (
        <>
          <Told figure={figure} />
          <details className="folded">
            <summary className="more screen-only">Lire les chiffres en tableau</summary>
            <FigureTable figure={{ ...figure, rows: rows.toReversed() }} />
          </details>
        </>
      ) : rows.length > 0 ? (
        <FigureTable figure={isCut ? { ...figure, rows: rows.slice(0, firstRows) } : figure} />
      ) : (
        <p className="lead">Rien sur cette période.</p>
      )}
      {!figure.told && isCut && (
        <button type="button" className="button button--outline button--small" onClick={() => setWhole(true)}>
          {`Voir les ${formatCount(rows.length)} lignes`}
        </button>
      )}
    </section>
  )
}

/** Some columns in large with how they changed, and the line of one of them. */
function Told({ figure: { columns, rows, total, before, told } }: { figure: Figure }) {
  const [line = 0, faint = 0] = told?.drawn ?? []
  const points = rows.map(({ name, cells }) => ({
    week: name,
    count: cells[line] ?? null,
    before: cells[faint] ?? null,
  }))
  const top = points.reduce((top, point) => ((point.count ?? 0) > (top.count ?? 0) ? point : top))
  const say = (cells: Figure['total'], at: number) => toCellText(cells[at], { isShare: false })
  const summary = `${columns[line]?.label ?? ''} : ${say(total, line)} en tout, ${say(before, line)} la période précédente. Au plus fort ${toCellText(top.count, { isShare: false })}, la semaine du ${formatShortDay(top.week)}.`
  return (
    <>
      <dl className="figure-large">
        {told?.large.map((at) => (
          <div key={at} className="stat">
            <dt className="label">{columns[at]?.label}</dt>
            <dd>
              <b>{say(total, at)}</b>
              <span>{toChangeText(total[at], before[at])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WeeksChart points={points} summary={summary} />
    </>
  )
}

type FigureTableProps = { figure: Figure }

/** The rows of a figure, then all together and all of the weeks before; where there is little room each name stands above its numbers. */
function FigureTable({ figure }: FigureTableProps) {
  const { heading, rowsAre, columns, rows, total, before } = figure
  const top = Math.max(1, ...rows.map(({ cells }) => cells[0] ?? 0))
  const draw = (name: string, label: string, cells: Figure['total'], share?: number) => (
    <tr key={name}>
      <th scope="row">
        {label}
        {share !== undefined && <i className="figure-share" style={{ width: `${share * 100}%` }} />}
      </th>
      {columns.map((column, at) => (
        <td key={column.label}>{toCellText(cells[at], column)}</td>
      ))}
    </tr>
  )
  return (
    <div className="figure-table">
      <table className="rows" style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(({ name, label, cells }) => draw(name, label, cells, (cells[0] ?? 0) / top))}</tbody>
        <tfoot>
          {draw('total', lastRows.total, total)}
          {draw('before', lastRows.before, before)}
        </tfoot>
      </table>
    </div>
  )
}

const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const change = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** A cell as it is read: `2 068`, `62 %`, a dash where nothing is known. */
export const toCellText = (cell: Cell | undefined, { isShare }: Pick<Figure['columns'][number], 'isShare'>): string =>
  cell == null ? '–' : isShare ? share.format(cell) : formatCount(cell)

/** How a number changed; where that would say nothing, why. */
export function toChangeText(now: Cell | undefined, before: Cell | undefined): string {
  if (now == null) return 'Inconnu sur toute la période'
  if (before == null) return 'Période précédente inconnue'
  const n = formatCount(before)
  if (before < leastCompared) return `${n} avant, trop peu pour comparer`
  return `${change.format(now / before - 1)} par rapport à ${n}`
}
