import { useState } from 'react'
import { Emblem, EMBLEMS } from '#browser/kit/art/emblem.tsx'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Logo } from '#browser/kit/art/logo.tsx'
import { BarChart } from '#browser/kit/display/bar-chart.tsx'
import { Countdown } from '#browser/kit/display/countdown.tsx'
import { Dial } from '#browser/kit/display/dial.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { QrCode } from '#browser/kit/display/qr-code.tsx'
import { SumRow } from '#browser/kit/display/sum-row.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { formatBRL } from '#shared/money.ts'
import { Chapter, Row } from './chapter.tsx'

export function Figures() {
  const [from] = useState(() => new Date())
  return (
    <Chapter title="Números">
      <Row name="dinheiro e tempo">
        <Money amount={123456n} />
        <Money amount={5000n} signed />
        <Duration ms={1_003_000} />
        <Countdown from={from} until={new Date(from.getTime() + 60_000)} label="Tempo para aceitar" />
      </Row>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['accent', 'good', 'warn', 'bad'] as const).map((tone, at) => (
          <Meter key={tone} label={tone} value={20 + 25 * at} max={100} words={`${20 + 25 * at} de 100`} tone={tone} />
        ))}
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <BarChart
          title="Ganhos por semana"
          columns={['Semana', 'Ganhos']}
          bars={[12n, 30n, 0n, 45n, 21n, 38n, 52n, 17n].map((reais, at) => ({
            name: `semana ${at + 1}`,
            value: Number(reais),
            words: formatBRL(reais * 100n),
          }))}
          ends={['há oito semanas', 'esta semana']}
        />
        <Dial share={0.75} name="Pedidos atendidos" words="15 de 20" />
      </div>
      <Row name="código">
        <div className="w-40">
          <QrCode text="https://sensitivos.com.br" label="Código QR de um endereço" />
        </div>
      </Row>
      <dl className="grid max-w-sm gap-2">
        <SumRow words="Baralho de bolso, 1 peça">
          <Money amount={8990n} />
        </SumRow>
        <SumRow words="Total" className="font-semibold">
          <Money amount={8990n} />
        </SumRow>
      </dl>
      <Table caption="Extrato" captionShown>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">O quê</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>21/11/2026</td>
            <td>Créditos por Pix</td>
            <td>
              <Money amount={5000n} signed />
            </td>
          </tr>
        </tbody>
      </Table>
    </Chapter>
  )
}

export const Art = () => (
  <Chapter title="Gravuras">
    <Logo />
    <Row name="Pranchas">
      {(['heaven', 'cards', 'hourglass', 'lost-star'] as const).map((name) => (
        <Engraving key={name} name={name} className="w-64" />
      ))}
    </Row>
    <Row name="Emblemas">
      {EMBLEMS.map((name) => (
        <span key={name} className="grid justify-items-center text-quiet text-xs">
          <Emblem name={name} />
          {name}
        </span>
      ))}
    </Row>
  </Chapter>
)
