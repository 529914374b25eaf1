import { useMemo } from 'react'
import { Table } from '#browser/kit/display/table.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { writtenDay } from '../../birth-day.rules.ts'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { ASPECTS } from '../aspects.rules.ts'
import type { Birth } from '../birth.rules.ts'
import type { HouseSystem } from '../houses.rules.ts'
import { placeLabel } from '../places/rules.ts'
import { type Chart, CHART_POINT_NAMES, chartOf, chartOfDay } from '../rules.ts'
import { formatDegreeInSign } from '../signs.rules.ts'
import { ChartWheel } from './wheel/chart-wheel.tsx'
import { BirthFacts } from './birth-facts.tsx'
import { BigThreeCards } from './big-three-cards.tsx'
import { ChartPaper } from './chart-paper.tsx'
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
      <ChartPaper birth={birth} system={system} />
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

/** Where each house begins. */
const HousesTable = ({ chart: { cusps } }: { chart: Chart }) => (
  <Table caption="Casas">
    <thead>
      <tr>
        <th scope="col">Casa</th>
        <th scope="col">Começa em</th>
      </tr>
    </thead>
    <tbody>
      {cusps.map((cusp, house) => (
        <tr key={house}>
          <th scope="row" className="font-medium tabular-nums">
            {house + 1}
          </th>
          <td className="tabular-nums">{formatDegreeInSign(cusp)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

/** All aspects with their orbs, the closest first. */
const AspectsTable = ({ chart: { aspects } }: { chart: Chart }) =>
  aspects.length === 0 ? (
    <p className="text-quiet">Nenhum aspecto dentro das margens que usamos.</p>
  ) : (
    <Table caption="Aspectos">
      <thead>
        <tr>
          <th scope="col">Entre</th>
          <th scope="col">Aspecto</th>
          <th scope="col">Falta</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ one, other, aspect, orb }) => (
          <tr key={`${one}-${other}`}>
            <th scope="row" className="font-medium">
              {CHART_POINT_NAMES[one]} e {CHART_POINT_NAMES[other]}
            </th>
            <td>
              {ASPECTS[aspect].name} ({ASPECTS[aspect].angle}°)
            </td>
            <td className="tabular-nums">{minutesOf(orb)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )

const minutesOf = (degrees: number) =>
  `${Math.floor(degrees)}°${String(Math.floor((degrees % 1) * 60)).padStart(2, '0')}′`
