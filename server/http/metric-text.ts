/** One value of a metric, told apart from its siblings by its labels. */
export type Sample = { labels?: Record<string, string>; value: number; suffix?: '_bucket' | '_sum' | '_count' }

const toLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function toLine(name: string, { labels = {}, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${toLabel(text)}"`)
  return `${name}${suffix ?? ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
}

/** A metric in the text format that Prometheus reads (version 0.0.4): help, type, then a line per value. */
export function toMetricText(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: Sample[],
): string {
  if (samples.length === 0) return ''
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => toLine(name, sample)).join('')}`
}
