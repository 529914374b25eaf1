import { useMemo } from 'react'
import { writtenDay } from '../../birth-day.rules.ts'
import type { Birth } from '../birth.rules.ts'
import { placeLabel } from '../places/rules.ts'
import { chartOf, chartOfDay } from '../rules.ts'
import { BirthFacts } from './birth-facts.tsx'
import { PositionsTable } from './positions-table.tsx'
import { ChartWheel } from './wheel/chart-wheel.tsx'

/** A chart to look at while talking: the wheel, and the positions as a table. */
export function SmallChart({ birth }: { birth: Birth }) {
  const chart = useMemo(
    () => (birth.clock ? chartOf(birth.clock.at, birth.place, 'placidus') : chartOfDay(birth.day, birth.place)),
    [birth],
  )
  return (
    <div className="grid gap-5">
      <p className="text-quiet">
        {writtenDay(birth.day)}, {placeLabel(birth.place)}
      </p>
      <BirthFacts birth={birth} chart={chart} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <ChartWheel chart={chart} label="Roda do mapa. As mesmas posições estão na tabela ao lado." />
        <PositionsTable chart={chart} />
      </div>
    </div>
  )
}
