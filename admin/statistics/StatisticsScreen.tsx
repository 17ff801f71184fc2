import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import {
  type FigureName,
  figureNames,
  type PeriodName,
  periods,
  type Statistics,
} from '../../contract/api/admin-dashboard.ts'
import { formatDate } from '../../contract/formats.ts'
import { frenchNames, type Locale, locales } from '../../contract/locales.ts'
import { withCapital } from '../../contract/text.ts'
import { ExportLinks } from '../shared/ActionParts.tsx'
import { formatShortDay } from '../shared/admin-formats.ts'
import { withQuery } from '../shared/client.ts'
import { NoRows } from '../shared/list/Table.tsx'
import { Loaded, ScreenHead } from '../shared/parts.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { FigurePanel } from './FigurePanel.tsx'
import './statistics.css'

const usual = '13-weeks'

/** What the periods are called, and what each is put beside. */
const periodTexts: Record<PeriodName, { name: string; before: string }> = {
  today: { name: 'Aujourd’hui', before: 'à hier (journée entière)' },
  '7-days': { name: '7 jours', before: 'aux 7 jours d’avant' },
  month: { name: 'Ce mois', before: 'aux mêmes jours du mois dernier' },
  'last-month': { name: 'Le mois dernier', before: 'au mois d’avant' },
  '13-weeks': { name: '13 semaines', before: 'aux 13 semaines d’avant, jusqu’au même jour' },
  '52-weeks': { name: '52 semaines', before: 'aux 52 semaines d’avant' },
}

/** Programs are no visitors: they stand apart, folded. */
const ofPrograms: readonly FigureName[] = ['readers', 'robots']

/** The screen, or the story of one page: each has its own heading and begins at its top. */
export function StatisticsScreen({ query }: { query: URLSearchParams }) {
  return <StatisticsOf key={query.get('page')} query={query} />
}

/** What is seen of the site, where it comes from and what it leads to; all that is chosen stands in the address. */
function StatisticsOf({ query }: { query: URLSearchParams }) {
  const period = periods.find((one) => one === query.get('period')) ?? usual
  const page = query.get('page') ?? undefined
  const language = locales.find((one) => one === query.get('language'))
  const chosen = { period, ...(language && { language }), ...(page && { page }) }
  const toAddress: ToAddress = (other) => {
    const query = { ...chosen, ...other }
    // Another path than that of the whole site: the browser then goes to its top, and back to where one was.
    return withQuery(query.page ? `${adminScreens.statistics}/page` : adminScreens.statistics, query)
  }
  const loaded = useLoaded<Statistics>(withQuery(adminApi.statistics, chosen))
  const title = page ? (loaded.value?.title ?? page) : 'Statistiques'
  return (
    <div className="screen">
      <ScreenHead title={title} lead={loaded.value && toLead(loaded.value)}>
        {page && (
          <nav className="actions" aria-label="Cette page">
            <a className="button button--outline button--small" href={toAddress({ page: undefined })}>
              Toutes les pages
            </a>
            <a className="more" href={page}>
              Voir la page
            </a>
          </nav>
        )}
      </ScreenHead>
      <div className="row statistics-choices">
        <nav className="tabs" aria-label="Période">
          {periods.map((one) => (
            <a key={one} href={toAddress({ period: one })} aria-current={one === period ? 'true' : undefined}>
              {periodTexts[one].name}
            </a>
          ))}
        </nav>
        {!page && (
          <nav className="tabs statistics-languages" aria-label="Langue">
            {[undefined, ...locales].map((one) => (
              <a key={one} href={toAddress({ language: one })} aria-current={one === language ? 'true' : undefined}>
                {one ? withCapital(frenchNames[one]) : 'Toutes'}
              </a>
            ))}
          </nav>
        )}
      </div>
      <Loaded of={loaded} loading={commonTexts.loading} failed={commonTexts.figuresFailed}>
        {(statistics) => <Figures statistics={statistics} chosen={chosen} toAddress={toAddress} />}
      </Loaded>
    </div>
  )
}
type Chosen = { period: PeriodName; language?: Locale; page?: string }
type ToAddress = (other: { [key in keyof Chosen]?: Chosen[key] | undefined }) => string

/** Which days these are, and since when there is something to count, where that is within them. */
function toLead({ period, now, before, since }: Statistics): string {
  const [from, to] = [formatShortDay(now.from), formatShortDay(now.to)]
  const days = from === to ? `Le ${to}` : `Du ${from} au ${to}`
  const begin = period === '52-weeks' ? now.from : before.from
  const counted = since !== null && since > begin ? ` Compté depuis le ${formatDate(since, 'fr')}.` : ''
  const lines = period === 'today' ? '' : ' Trait rouge\u00a0: cette période\u00a0; trait fin\u00a0: celle d’avant.'
  return `${days}, par rapport ${periodTexts[period].before}.${counted}${lines}`
}

/** Why there is nothing to compare with: it was not counted yet, or is no longer kept. */
const toMissing = ({ period, before, since }: Statistics): string =>
  period !== '52-weeks' && (since ?? '~') > before.from ? 'Pas encore comparable' : 'Pas de comparaison'

type FiguresProps = { statistics: Statistics; chosen: Chosen; toAddress: ToAddress }

/** Every figure there is, those of programs folded, and what has to be known of each. */
function Figures({ statistics, chosen, toAddress }: FiguresProps) {
  const { period } = statistics
  const shown = figureNames.flatMap((name) => {
    const { [name]: figure } = statistics.figures
    return figure ? { name, figure } : []
  })
  if (!shown.some(({ figure: { total, before } }) => [...total, ...before].some(Boolean)))
    return (
      <section className="card card--line">
        <NoRows
          title="Rien à compter sur cette période"
          aside="Les pages vues s’ajoutent ici une fois par minute."
          level="h2"
        />
      </section>
    )
  const toPage = (page: string) => toAddress({ page, language: undefined })
  const missing = toMissing(statistics)
  const draw = ({ name, figure }: (typeof shown)[number]) => (
    <FigurePanel
      key={name}
      name={name}
      figure={figure}
      period={period}
      missing={missing}
      toPage={name === 'pages' ? toPage : undefined}
    />
  )
  const programs = shown.filter(({ name }) => ofPrograms.includes(name))
  return (
    <div className="figure-panels">
      {shown.filter(({ name }) => !ofPrograms.includes(name)).map(draw)}
      {programs.length > 0 && (
        <details className="folded figure">
          <summary className="more">Assistants d’IA et robots</summary>
          <div className="figure-panels">{programs.map(draw)}</div>
        </details>
      )}
      <details className="card card--line folded figure">
        <summary className="more">Comprendre et exporter ces chiffres</summary>
        <dl className="figure-notes">
          {shown.map(({ name, figure: { heading, notes } }) => (
            <div key={name}>
              <dt className="label">{heading}</dt>
              <dd className="small">{notes.join(' ')}</dd>
              <dd className="actions">
                <ExportLinks path={adminApi.statisticsCsv} query={{ ...chosen, figure: name }} of={heading} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
