import { useState } from 'react'
import { Card } from '#browser/kit/card.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { type Act, tableOf } from '../../draw/rules.ts'
import { Gesture } from '../../draw/ui/gesture.ts'
import { HouseSeal } from '../../draw/ui/house-seal.tsx'
import type { useDraw } from '../../draw/ui/use-draw.ts'
import { Arrived } from '../../ui/arrived.tsx'
import { LINES, ThrowButtons } from './throw-buttons.tsx'
import { CoinTray } from './coin-tray.tsx'
import { Consultation } from './consultation.tsx'
import { GrowingFigure } from './growing-figure.tsx'
import { lineAloud } from './line-aloud.ts'

const THROWS = Array.from({ length: LINES }, (_, place): Act => ({ type: 'throw', place }))

/** The first throw sends the hand’s gesture, which settles all six together with the house’s seed; each further one uncovers its line. */
export function CoinTable({ table, question }: { table: ReturnType<typeof useDraw>; question: string }) {
  const [gesture] = useState(() => new Gesture())
  const [asked, setAsked] = useState(0)
  const [isRead, setIsRead] = useState(false)
  const fallen =
    table.isDone && table.draw
      ? tableOf(table.draw.events)
          .thrown.toSorted((a, b) => a.place - b.place)
          .map(({ coins }) => coins)
      : []
  const throws = fallen.slice(0, asked)
  const last = throws.at(-1)

  const cast = async (moment: { timeStamp: number }, lines: number) => {
    setAsked(lines)
    if (asked > 0) return
    gesture.pressed(moment)
    table.finish(await gesture.seal(), THROWS)
  }

  return (
    <section aria-labelledby="lancamentos" className="grid gap-10">
      <Card className="grid gap-6">
        <div className="grid gap-2">
          <Arrived id="lancamentos">Três moedas, seis vezes</Arrived>
          <p className="measure text-quiet">
            Cara vale 3, coroa vale 2; a soma diz a linha. Mexa as moedas com o mouse ou com o dedo, se quiser: o seu gesto no primeiro lançamento e a semente
            da casa decidem, juntos, as seis linhas.
          </p>
          <HouseSeal commitment={table.commitment} />
        </div>
        <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="grid gap-5 rounded-md bg-sunken p-5 sm:p-8" onPointerMove={(event) => gesture.moved(event)}>
            <CoinTray coins={last} place={throws.length} />
            <p role="status" className="min-h-6 text-center text-sm tabular-nums">
              {last && lineAloud(throws.length, last)}
            </p>
            {!isRead && !table.fault && <ThrowButtons asked={asked} isWaiting={asked > 0 && !table.isDone} onThrow={cast} onRead={() => setIsRead(true)} />}
          </div>
          <GrowingFigure throws={throws} />
        </div>
        {table.fault && (
          <ErrorState title="As moedas ainda não caíram" onRetry={table.retry}>
            {table.fault} O seu gesto está guardado aqui: tentar de novo não muda nada.
          </ErrorState>
        )}
      </Card>
      {isRead && table.draw && <Consultation draw={table.draw} throws={fallen} question={question} />}
    </section>
  )
}
