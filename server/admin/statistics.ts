// Long: every figure with its columns, notes and words, in the order in which they are shown.

import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type Cell,
  type Figure,
  figureQuery,
  lastRows,
  leastCompared,
  type Statistics,
  type StatisticsQuery,
  statisticsQuery,
} from '../../contract/api/admin-dashboard.ts'
import type { Content } from '../../contract/content/content.ts'
import { formatDate, formatShortDate } from '../../contract/formats.ts'
import { frenchNames, locales } from '../../contract/locales.ts'
import { addDays } from '../../contract/paris.ts'
import { retention } from '../../contract/privacy/periods.ts'
import { sourceNames } from '../../contract/statistics/sources.ts'
import { withCapital } from '../../contract/text.ts'
import { type NamingContent, toPageTitle } from '../content/page-names.ts'
import type { Database } from '../db/database.ts'
import { RequestError } from '../http/request-error.ts'
import type { Clock } from '../runtime/clock.ts'
import { audited } from './admin-guard.ts'
import { type CsvSheet, sendCsv, writeCsv } from './csv.ts'
import { parseQuery } from './list-routes.ts'
import {
  isKnown,
  type Kind,
  type Measure,
  other,
  type Periods,
  readTallies,
  type Scope,
  sum,
  unknown,
} from './tallies.ts'

type StatisticsRoutesDeps = { database: Database; clock: Clock; getContent: () => Content }

/** What is shown of views, and of what they lead to; who may call stands in `guardAdmin`. */
export function registerStatisticsRoutes(
  app: FastifyInstance,
  { database, clock, getContent }: StatisticsRoutesDeps,
): void {
  const getStatistics = async (query: StatisticsQuery) =>
    toStatistics(await readTallies(database, clock, query), getContent())

  app.get(adminApi.statistics, (request) => getStatistics(parseQuery(statisticsQuery, request.query)))
  app.get(adminApi.statisticsCsv, audited('statistics-exported'), async (request, reply) => {
    const { figure: which, separator, ...query } = parseQuery(figureQuery, request.query)
    const { [which]: figure } = (await getStatistics(query)).figures
    if (!figure) throw new RequestError('notFound')
    const rows = [
      ...figure.rows,
      { label: lastRows.total, cells: figure.total },
      { label: lastRows.before, cells: figure.before },
    ]
    const pieces = writeCsv(toSheet(figure), [rows], separator)
    const ofPage = query.page?.replace(/^\/$/, '/accueil').replaceAll('/', '-')
    const name = ['statistiques', which, query.period, query.language].filter(Boolean).join('-')
    return sendCsv(reply, { name: `${name}${ofPage ?? ''}`, clock, separator }, pieces)
  })
}

const toSheet = ({ rowsAre, columns }: Figure): CsvSheet<Omit<Figure['rows'][number], 'name'>> => ({
  heading: [rowsAre, ...columns.map(({ label }) => label)],
  toCells: ({ label, note, cells }) => [
    note?.startsWith('/') ? `${label}, ${note}` : label,
    ...cells.map((cell, at) => toCell(cell, columns[at]?.isShare)),
  ],
})

/** A number as a spreadsheet reads it; nothing where it is not known. */
const toCell = (cell: Cell, isShare = false) =>
  cell === null ? '' : isShare ? `${Math.round(cell * 100)} %` : String(cell)

/** What the columns are called. */
export const columnTexts = {
  views: 'Pages vues',
  firstViews: 'Visites',
  before: 'Avant',
  signUps: 'Inscriptions',
  confirmed: 'Confirmées',
  rate: 'Taux de confirmation',
  messages: 'Demandes',
  clients: 'Clients',
}

/** Rows of what is counted together. */
export const rowTexts = {
  other: 'Autres, trop petits pour être distingués',
  otherSource: 'Un autre site, ou trop petit pour être distingué',
  unknown: 'Origine inconnue',
  whyUnknown: `Le navigateur ne l’a pas transmise, ou elle s’est effacée après ${retention.browsingMonths} mois.`,
}

type Column = { label: string; isShare?: true; read: (scope: Scope) => Cell }

const toColumn = (measure: Measure, label: string): Column => ({ label, read: (scope) => sum(measure, scope) })

const ofBefore = (measure: Measure): Column => ({
  label: columnTexts.before,
  read: (scope) => (scope.before ? sum(measure, { ...scope, now: scope.before }) : null),
})

const people = ['confirmed', 'messages', 'clients'] as const
const ofPeople = people.map((measure) => toColumn(measure, columnTexts[measure]))

const signUps: Column = {
  label: columnTexts.signUps,
  // What is left of the weeks before is nothing to compare with.
  read: (scope) => (scope.before || isKnown('signUps', scope) ? sum('signUps', scope) : null),
}

/** How many of the sign-ups confirmed, where none was deleted unconfirmed yet. */
const rate: Column = {
  label: columnTexts.rate,
  isShare: true,
  read: (scope) => {
    const count = sum('signUps', scope) ?? 0
    const isEnough = isKnown('signUps', scope) && count >= leastCompared
    return isEnough ? (sum('confirmed', scope) ?? 0) / count : null
  },
}

const noLanguage: Column = {
  label: rowTexts.other,
  read: (scope) => {
    const all = sum('views', scope)
    return all && locales.reduce((rest, locale) => rest - (sum(locale, scope) ?? 0), all)
  },
}
const ofLanguages = [...locales.map((locale) => toColumn(locale, frenchNames[locale])), noLanguage]

const seen = (label: string) => [toColumn('views', label), ofBefore('views')]
const cameBy = (label: string) => [...seen(label), signUps, ...ofPeople]

type Part = Pick<Figure, 'heading' | 'rowsAre' | 'notes'> & { columns: Column[]; scope: Scope }

/** The same columns for each row, for all together and for all before. */
function toFigure({ columns, scope, ...words }: Part, rows: { name: string; label: string; scope: Scope }[]): Figure {
  const read = (scope: Scope) => columns.map((column) => column.read(scope))
  return {
    ...words,
    columns: columns.map(({ label, isShare = false }) => ({ label, isShare })),
    rows: rows.map(({ name, label, scope }) => ({
      name,
      label,
      cells: read(scope),
      ...(name === unknown && { note: rowTexts.whyUnknown }),
      ...(name.startsWith('/') && name !== label && { note: name }),
    })),
    total: read(scope),
    before: scope.before ? read({ ...scope, now: scope.before, before: undefined }) : [],
  }
}

/** A row a day or a week, the oldest first; none of before counting began. */
function byTime(part: Part, what: 'views' | 'people', told: NonNullable<Figure['told']>): Figure {
  const rows = part.scope.now.spans.map(({ from }, index) => ({
    name: from,
    label: formatShortDate(from, 'fr'),
    scope: { ...part.scope, name: String(index) },
  }))
  return {
    ...toFigure(
      part,
      rows.filter(({ scope }) => isKnown(what, scope)),
    ),
    told,
  }
}

const last = [unknown, other]

/** A row a name: what brings most people first, then what is seen most, then by name; what cannot be told apart last. */
function byName(part: Part, labelOf: (name: string) => string): Figure {
  const { scope } = part
  const rows = [...scope.now.tallies[scope.kind].keys()].map((name) => {
    const own = { ...scope, name }
    const brings = people.reduce((all, measure) => all + (sum(measure, own) ?? 0), 0)
    return { name, label: labelOf(name), scope: own, brings, views: sum('views', own) ?? 0 }
  })
  rows.sort((a, b) => {
    const byPlace = last.indexOf(a.name) - last.indexOf(b.name)
    return byPlace || b.brings - a.brings || b.views - a.views || (a.name < b.name ? -1 : 1)
  })
  const columns = part.columns.filter(({ read }) => read(scope) !== null)
  const figure = toFigure({ ...part, columns }, rows)
  return { ...figure, rows: figure.rows.filter(({ cells }) => cells.some(Boolean)) }
}

/** Every figure of what was asked for, with its French texts. */
function toStatistics(
  { since, ...periods }: Periods & { since: string | undefined },
  content: NamingContent,
): Statistics {
  const { now, before, page } = periods
  const toFromTo = (spans: Periods['now']['spans']) => ({
    from: spans[0]?.from ?? '',
    to: addDays(spans.at(-1)?.to ?? '', -1),
  })
  return {
    period: periods.period,
    now: toFromTo(now.spans),
    before: toFromTo(before.spans),
    since: since ?? null,
    title: page === undefined ? null : toPageTitle(page, content),
    figures: toFigures(periods, content, since),
  }
}

function toFigures(
  { now, before, period, language, page }: Periods,
  content: NamingContent,
  since: string | undefined,
): Statistics['figures'] {
  const fixed = new Map(Object.entries({ ...sourceNames, other: rowTexts.otherSource }))
  const called = (label: (name: string) => string | undefined) => (name: string) =>
    name === other ? rowTexts.other : name === unknown ? rowTexts.unknown : (label(name) ?? name)

  const isOfPage = page !== undefined
  // First views are known of the whole site only.
  const isOfAll = !isOfPage && !language
  const scope = (kind: Kind, hasViews = true): Scope => ({ now, before, kind, hasViews })
  const rowsAre = period.endsWith('weeks') ? 'Semaine du' : 'Jour'

  const figures = {
    views: byTime(
      {
        heading: 'Ce qui est lu',
        rowsAre,
        columns: [...seen(columnTexts.views), ...(isOfAll ? ofLanguages : [])],
        scope: scope('time'),
        notes: [
          since === undefined
            ? 'Les pages vues ne sont pas encore comptées.'
            : `Les pages vues se comptent depuis le ${formatDate(since, 'fr')}. Une page que le navigateur a chargée d’avance, au survol d’un lien, ne compte pas : à partir de la deuxième page d’une visite, le nombre réel est donc un peu plus élevé.`,
          'Ce qui compte moins de 5 vues dans la journée rejoint, une fois la journée finie, « Autres, trop petits pour être distingués ».',
          ...(language ? ['Ce qui est trop petit pour être distingué n’a plus de langue et manque ici.'] : []),
        ],
      },
      'views',
      { large: [0], drawn: [0, 1] },
    ),
    outcomes: byTime(
      {
        heading: 'De l’inscription au client',
        rowsAre,
        columns: [signUps, ...ofPeople, rate, ofBefore('confirmed')],
        scope: scope('time'),
        notes: [
          `Une inscription non confirmée s’efface après ${retention.unconfirmedDays} jours et ne compte plus, ni ici ni au tableau de bord. De ce qui est plus ancien, il n’y a donc ni comparaison ni taux de confirmation (–) ; ce taux se calcule à partir de ${leastCompared} inscriptions.`,
          'Une personne effacée ne compte plus nulle part. La courbe montre les inscriptions confirmées.',
        ],
      },
      'people',
      { large: [0, 1, 2, 3], drawn: [1, 5] },
    ),
    sources: byName(
      {
        // From where the views of one page came is not known, only of the people who began there.
        heading: isOfPage ? 'D’où venaient ces personnes' : 'D’où viennent les visites',
        rowsAre: 'Source',
        columns: cameBy(columnTexts.firstViews),
        scope: scope('source', isOfAll),
        notes: [
          isOfPage
            ? 'De quel site vient chaque lecture d’une page n’est pas retenu : un nombre si petit pourrait désigner quelqu’un. Voici d’où venaient celles et ceux qui ont commencé leur visite par cette page, puis se sont inscrits ou ont écrit.'
            : 'Une visite commence par une page ouverte depuis un autre site, une application ou la barre d’adresse ; les inscriptions, demandes et clients sont ceux de ces visites.',
          ...(language && !isOfPage ? ['Les visites ne se comptent pas par langue.'] : []),
          `Une origine reste inconnue quand le navigateur n’exécute pas de script, quand la page du formulaire a été rechargée, ou quand ses ${retention.browsingMonths} mois sont passés.`,
        ],
      },
      (key) => withCapital(fixed.get(key) ?? rowTexts.unknown),
    ),
    campaigns: byName(
      {
        heading: isOfPage ? 'Leurs campagnes' : 'Campagnes',
        rowsAre: 'Campagne',
        columns: cameBy(columnTexts.firstViews),
        scope: scope('campaign', isOfAll),
        notes: [
          'Une campagne est un lien que vous avez marqué (utm_campaign, sinon utm_source). Les noms sont limités à 50 par jour ; les autres rejoignent « Autres ».',
        ],
      },
      called(String),
    ),
  }
  if (isOfPage) return figures
  return {
    ...figures,
    pages: byName(
      {
        heading: 'Ce que chaque page apporte',
        rowsAre: 'Page',
        columns: cameBy(columnTexts.views),
        scope: scope('page'),
        notes: [
          'Inscriptions, demandes et clients reviennent à la page par laquelle leur visite a commencé, non à celle du formulaire.',
        ],
      },
      called((path) => toPageTitle(path, content)),
    ),
    readers: byName(
      {
        heading: 'Lecteurs des assistants d’IA',
        rowsAre: 'Lecteur',
        columns: seen(columnTexts.views),
        scope: scope('reader'),
        notes: ['Ces programmes lisent vos pages pour répondre aux questions qu’on leur pose, ou pour apprendre.'],
      },
      called(String),
    ),
    robots: byName(
      {
        heading: 'Robots',
        rowsAre: 'Robot',
        columns: seen(columnTexts.views),
        scope: scope('robot'),
        notes: [
          'Un robot compte ici sous le nom qu’il déclare. Celui qui se fait passer pour un navigateur compte comme un visiteur. Un nom qui n’est pas sur la liste rejoint « Autres ».',
        ],
      },
      called(String),
    ),
  }
}
