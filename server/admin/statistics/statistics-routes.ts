import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../../contract/api/admin.ts'
import {
  type Cell,
  type Figure,
  figureQuery,
  type Statistics,
  type StatisticsQuery,
  statisticsQuery,
} from '../../../contract/api/admin-statistics.ts'
import type { AdminStatistics } from '../../../contract/content/admin/statistics.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../runtime/clock.ts'
import { audited } from '../admin-guard.ts'
import { type CsvSheet, sendCsv, writeCsv } from '../csv.ts'
import { parseQuery } from '../list-routes.ts'
import { createWeekReader } from './read-weeks.ts'
import { toFigures } from './to-figures.ts'

type StatisticsRoutesDeps = { database: Database; clock: Clock; getContent: () => Content }

/** What is shown of views, and of what they lead to; who may call stands in `guardAdmin`. */
export function registerStatisticsRoutes(
  app: FastifyInstance,
  { database, clock, getContent }: StatisticsRoutesDeps,
): void {
  const reader = createWeekReader(database, clock)
  const getFigures = async ({ weeks, language }: StatisticsQuery) =>
    toFigures(await reader.read(Number(weeks)), getContent(), language)

  app.get(adminApi.statistics, async (request): Promise<Statistics<AdminStatistics['screen']>> => {
    const figures = await getFigures(parseQuery(statisticsQuery, request.query))
    return { texts: getContent().admin.statistics.screen, figures }
  })
  app.get(adminApi.statisticsCsv, audited('statistics-exported'), async (request, reply) => {
    const { figure: which, separator, ...query } = parseQuery(figureQuery, request.query)
    const { [which]: figure } = await getFigures(query)
    const { total, before } = getContent().admin.statistics.screen
    const rows = [...figure.rows, { label: total, cells: figure.total }, { label: before, cells: figure.before }]
    const pieces = writeCsv(toSheet(figure), [rows], separator)
    const name = ['statistiques', which, query.weeks, query.language].filter(Boolean).join('-')
    return sendCsv(reply, { name, clock, separator }, pieces)
  })
}

const toSheet = ({ rowsAre, columns }: Figure): CsvSheet<Pick<Figure['rows'][number], 'label' | 'cells'>> => ({
  heading: [rowsAre, ...columns.map(({ label }) => label)],
  toCells: ({ label, cells }) => [label, ...cells.map((cell, at) => toCell(cell, columns[at]?.isShare))],
})

/** A number as a spreadsheet reads it; nothing where it is not known. */
const toCell = (cell: Cell, isShare = false) =>
  cell === null ? '' : isShare ? `${Math.round(cell * 100)} %` : String(cell)
