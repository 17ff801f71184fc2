import { monitorEventLoopDelay } from 'node:perf_hooks'
import { second } from '../runtime/clock.ts'
import { type Sample, toMetricText } from './metric-text.ts'

/** Upper ends of the counted durations, in seconds: from a page to a form that waits 8 s for its mail. */
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const

type Series = { labels: Record<string, string>; counts: number[]; sum: number; all: number }

/**
 * Counts of answers since the start, by the route's pattern, never by address: addresses hold tokens, and
 * anybody could make up as many as they like.
 */
export function createRequestMetrics() {
  const series = new Map<string, Series>()
  const loopDelay = monitorEventLoopDelay({ resolution: 20 })
  let fromMemory = 0

  return {
    /** A published page or file sent before the framework; it takes less than a millisecond. */
    countFromMemory: (): void => {
      fromMemory += 1
    },

    count: (method: string, route: string | undefined, status: number, milliseconds: number): void => {
      const key = `${method} ${route} ${status}`
      let one = series.get(key)
      if (!one) {
        const labels = { method, route: route ?? 'none', status: String(status) }
        one = { labels, counts: buckets.map(() => 0), sum: 0, all: 0 }
        series.set(key, one)
      }
      const seconds = milliseconds / second
      for (const [index, end] of buckets.entries()) if (seconds <= end) one.counts[index] = (one.counts[index] ?? 0) + 1
      one.sum += seconds
      one.all += 1
    },

    write: (): string => {
      const durations = [...series.values()].flatMap(({ labels, counts, sum, all }): Sample[] => [
        ...buckets.map((end, index) => ({
          labels: { ...labels, le: String(end) },
          value: counts[index] ?? 0,
          suffix: '_bucket' as const,
        })),
        { labels: { ...labels, le: '+Inf' }, value: all, suffix: '_bucket' },
        { labels, value: sum, suffix: '_sum' },
        { labels, value: all, suffix: '_count' },
      ])
      const { user, system } = process.cpuUsage()
      const gauge = (name: string, help: string, value: number) => toMetricText(name, 'gauge', help, [{ value }])
      const text = [
        toMetricText('businessbretzel_files_sent_total', 'counter', 'Built pages and files sent from memory.', [
          { value: fromMemory },
        ]),
        toMetricText(
          'businessbretzel_request_duration_seconds',
          'histogram',
          'Answers of all other routes.',
          durations,
        ),
        toMetricText('process_cpu_seconds_total', 'counter', 'Processor time used.', [
          { value: (user + system) / 1e6 },
        ]),
        gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
        gauge(
          'process_start_time_seconds',
          'Start of the process, seconds since 1970.',
          performance.timeOrigin / second,
        ),
        gauge(
          'businessbretzel_event_loop_delay_seconds',
          'Event loop delay since the last look, 99th percentile.',
          loopDelay.percentile(99) / 1e9,
        ),
      ].join('')
      // Measured from the first look on: where nobody looks it costs nothing.
      loopDelay.enable()
      loopDelay.reset()
      return text
    },
  }
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>
