import { relative } from 'node:path'
import type { Trial } from '../tests/trials/list.ts'

/** What Vitest's JSON reporter tells of a run, as far as the table needs it. */
export type TestReport = {
  testResults: {
    /** Absolute path of the file. */
    name: string
    assertionResults: {
      fullName: string
      status: string
      /** Milliseconds. */
      duration?: number
      meta?: { figure?: string }
    }[]
  }[]
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Keeps a text within its cell. */
const toCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

function toRow({ number, promise, tests }: Trial, report: TestReport, root: string): string {
  const runs = tests.flatMap(([file, part]) =>
    report.testResults
      .filter(({ name }) => relative(root, name).replaceAll('\\', '/') === file)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => fullName.includes(part) && status !== 'skipped'),
  )
  const failed = runs.filter(({ status }) => status !== 'passed')
  const took = runs.reduce((sum, { duration = 0 }) => sum + duration, 0)
  const figures = [...new Set(runs.flatMap(({ meta }) => meta?.figure ?? []))]
  const done = [...new Set(tests.map(([file, part]) => `${part} (\`${file}\`)`))].join('; ')
  const result = runs.length === 0 ? '**not run**' : failed.length > 0 ? `**${failed.length} failed**` : 'passed'
  const figure = [`${runs.length} ${runs.length === 1 ? 'test' : 'tests'} in ${seconds(took)}`, ...figures].join('; ')
  return `| ${number} | ${toCell(promise)} | ${toCell(done)} | ${toCell(figure)} | ${result} |`
}

/** The page of `docs/` that says what each trial did and how it went. */
export function toTrialsTable(
  trials: readonly Trial[],
  report: TestReport,
  { root, day, machine }: { root: string; day: string; machine: string },
): string {
  return `# Trials

What the product must survive, and how it went. Written by \`npm run trials\` on ${day} (${machine}), at full length; \`npm test\` runs the same tests, the long ones shortened. "Both engines" means SQLite and PostgreSQL.

| | Trial | What was done | Figure | Result |
|---|---|---|---|---|
${trials.map((trial) => toRow(trial, report, root)).join('\n')}
`
}
