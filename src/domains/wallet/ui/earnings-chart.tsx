import { useState } from 'react'
import { BarChart } from '#browser/kit/display/bar-chart.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { dayInSaoPaulo, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { readEarnings } from '../contract.ts'
import { earnedByWeek } from '../earnings/weeks.rules.ts'

const short = (day: string) => formatIsoDay(day).slice(0, 5)

/** The earnings of the last eight weeks; the present one is the last. */
export function EarningsChart({ days }: { days: OutputOf<typeof readEarnings>['days'] }) {
  const [today] = useState(() => dayInSaoPaulo(new Date()))
  const weeks = earnedByWeek(days, today)
  return (
    <BarChart
      title="Ganhos por semana"
      columns={['Semana', 'Você ganhou']}
      bars={weeks.map(({ from, to, earnedCents }) => ({
        name: `${short(from)} a ${short(to)}`,
        value: Number(earnedCents),
        words: formatBRL(earnedCents),
      }))}
      ends={[`semana de ${short(weeks[0]!.from)}`, `esta semana: ${formatBRL(weeks.at(-1)!.earnedCents)}`]}
    />
  )
}
