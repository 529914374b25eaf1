import { useMemo } from 'react'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { writtenDay } from '../../birth-day.rules.ts'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import type { Birth } from '../birth.rules.ts'
import type { HouseSystem } from '../houses.rules.ts'
import { placeLabel } from '../places/rules.ts'
import { type Chart, chartOf, chartOfDay } from '../rules.ts'
import { ChartWheel } from './wheel/chart-wheel.tsx'
import { AspectsTable } from './aspects-table.tsx'
import { BirthFacts } from './birth-facts.tsx'
import { BigThreeCards } from './big-three-cards.tsx'
import { HousesTable } from './houses-table.tsx'
import { PositionsTable } from './positions-table.tsx'

/** A finished chart: its data, the wheel, the tables, and the texts on Sun, Moon and ascendant. */
export function ChartResult({ birth, system }: { birth: Birth; system: HouseSystem }) {
  const chart = useMemo(
    () => (birth.clock ? chartOf(birth.clock.at, birth.place, system) : chartOfDay(birth.day, birth.place)),
    [birth, system],
  )
  return (
    <section aria-labelledby="mapa" className="grid gap-8">
      <div className="grid gap-3">
        <ResultHeading id="mapa">
          O céu de {writtenDay(birth.day)} em {placeLabel(birth.place)}
        </ResultHeading>
        <BirthFacts birth={birth} chart={chart} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid gap-4 lg:sticky lg:top-28">
          <ChartWheel chart={chart} label="Roda do mapa. As mesmas posições estão na tabela ao lado." />
          <p className="text-center text-quiet text-xs">
            {chart.angles ? 'O ascendente fica à esquerda. ' : ''}Linhas cheias: trígonos e sextis. Tracejadas:
            quadraturas e oposições. R: retrógrado.
          </p>
        </div>
        <Tabs label="Partes do mapa" tabs={tabsOf(chart)} />
      </div>
      <BigThreeCards chart={chart} />
      <NextStep address="/consultores?especialidade=astrologia&online=sim" words="Falar com um astrólogo online agora">
        As posições são astronomia e podem ser conferidas; o sentido é tradição, bom para conversar. Em vinte minutos
        cabem uma pergunta sua e dois ou três pontos do mapa.
      </NextStep>
    </section>
  )
}

const tabsOf = (chart: Chart) => [
  { value: 'posicoes', title: 'Posições', content: <PositionsTable chart={chart} /> },
  { value: 'aspectos', title: 'Aspectos', content: <AspectsTable chart={chart} /> },
  { value: 'casas', title: 'Casas', content: <HousesTable chart={chart} /> },
]
