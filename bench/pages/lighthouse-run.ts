import lighthouse, { type Result } from 'lighthouse'

/** The four marks, in the order they are printed. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export type LighthouseRun = {
  /** 0 to 100. */
  marks: Record<Category, number>
  /** Milliseconds to the largest contentful paint. */
  lcp: number
  cls: number
  /** What costs marks, a line per audit. */
  faults: Record<Category, string[]>
  /** The element of the largest contentful paint, and where its time went. */
  lcpStory: string
}

type Loose = Record<string, unknown>

function findFaults({ categories: all, audits }: Result, category: Category): string[] {
  const lost = (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
    const mark = `${Math.round(audit.score * 100)} of 100`
    return [`${category}: ${audit.title} (${[audit.displayValue, mark].filter(Boolean).join(', ')})`]
  })
  return lost.map((line) => line.replaceAll('\u00a0', ' '))
}

/** Element and phases as the insight lists them; its shape is not typed. */
function tellLcp({ audits }: Result): string {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    else if (typeof value === 'object' && value !== null) {
      const { snippet, label, duration, items, type } = value as Loose
      if (type === 'node' && snippet) found.push(String(snippet).slice(0, 120))
      if (typeof duration === 'number') found.push(`${String(label)} ${Math.round(duration)} ms`)
      walk(items)
    }
  }
  walk(audits['lcp-breakdown-insight']?.details)
  return found.join('; ')
}

/** One run with the mobile preset and its simulated throttling, in the browser on `port`. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!outcome) throw new Error(`Lighthouse says nothing about ${url}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  const perCategory = <Value>(toValue: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, toValue(category)])) as Record<Category, Value>
  return {
    marks: perCategory((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: perCategory((category) => findFaults(lhr, category)),
    lcpStory: tellLcp(lhr),
  }
}
