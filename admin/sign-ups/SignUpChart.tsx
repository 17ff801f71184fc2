import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts'
import type { PerDay } from '../../contract/api/admin.ts'
import { formatLongDay, formatShortDay, formatSignUps } from '../shared/admin-formats.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { toAxisDays } from './axis-days.ts'

export type SignUpChartProps = {
  days: PerDay['days']
  /** What the picture shows, in one sentence. */
  summary: string
}

type Day = PerDay['days'][number]

function DayTip({ active, payload }: { active?: boolean; payload?: readonly { payload?: Day }[] }) {
  const words = useAdminMessages().perDay
  const day = payload?.[0]?.payload
  if (!active || !day) return null
  return (
    <p className="chart-tooltip">
      <b>{formatSignUps(day.count, words)}</b>
      {formatLongDay(day.day)}
    </p>
  )
}

/**
 * The thread of sign-ups. One picture for assistive technology: its figures stand in the table below it, so the
 * chart itself takes no focus.
 */
export function SignUpChart({ days, summary }: SignUpChartProps) {
  const last = days.at(-1)
  return (
    <div className="chart-inner" role="img" aria-label={summary}>
      <AreaChart responsive data={days} accessibilityLayer={false} margin={{ top: 12, right: 28, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="day"
          ticks={toAxisDays(days)}
          tickFormatter={formatShortDay}
          interval="preserveStartEnd"
          minTickGap={16}
          axisLine={false}
          tickLine={false}
          tickMargin={10}
          height={36}
        />
        <YAxis allowDecimals={false} axisLine={false} tickLine={false} tickMargin={6} width={40} />
        <Tooltip content={<DayTip />} cursor={{ stroke: 'var(--edge-line)' }} isAnimationActive={false} />
        <Area
          dataKey="count"
          type="linear"
          stroke="var(--fil)"
          strokeWidth={4}
          strokeLinejoin="round"
          strokeLinecap="round"
          fill="var(--tint)"
          fillOpacity={0.7}
          activeDot={{ r: 6, fill: 'var(--fil)', stroke: 'var(--surface)', strokeWidth: 3 }}
          isAnimationActive={false}
        />
        {last && (
          <ReferenceDot
            x={last.day}
            y={last.count}
            r={8}
            fill="var(--fil)"
            stroke="var(--surface)"
            strokeWidth={3}
            ifOverflow="visible"
          />
        )}
      </AreaChart>
    </div>
  )
}
