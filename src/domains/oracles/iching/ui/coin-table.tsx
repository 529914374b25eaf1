import { useEffect, useRef, useState } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import type { Act } from '../../draw/rules.ts'
import { Gesture } from '../../draw/ui/gesture.ts'
import { SeedCommitment } from '../../draw/ui/seed-commitment.tsx'
import { setReadingInAddress } from '../../draw/ui/reading-address.ts'
import type { useDraw } from '../../draw/ui/use-draw.ts'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { LINES_PER_HEXAGRAM, ThrowButtons } from './throw-buttons.tsx'
import { CoinTray, lineInWords } from './coin-tray.tsx'
import { HexagramReading, throwsOf } from './hexagram-reading.tsx'
import { GrowingHexagram } from './growing-hexagram.tsx'

const THROWS = Array.from({ length: LINES_PER_HEXAGRAM }, (_, place): Act => ({ type: 'throw', place }))

type Props = { table: ReturnType<typeof useDraw>; question: string; onAgain: () => void }

/**
 * Throws the coins. The first throw sends the gesture, which determines all six throws together with the platform's
 * seed; each further one reveals a line.
 */
export function CoinTable({ table, question, onAgain }: Props) {
  const [gesture] = useState(() => new Gesture())
  const [asked, setAsked] = useState(0)
  const [isRead, setIsRead] = useState(false)
  const top = useRef<HTMLElement>(null)
  useEffect(() => top.current?.scrollIntoView(), [])
  const fallen = table.isDone && table.draw ? throwsOf(table.draw) : []
  const throws = fallen.slice(0, asked)
  const last = throws.at(-1)

  const cast = async (moment: { timeStamp: number }, lines: number) => {
    setAsked(lines)
    if (asked > 0) return
    gesture.pressed(moment)
    table.finish(await gesture.toSeed(), THROWS)
  }

  const read = () => {
    setIsRead(true)
    setReadingInAddress(table.draw?.id)
  }

  return (
    <section ref={top} aria-labelledby="lancamentos" className="grid gap-10">
      <Card className="grid gap-6">
        <div className="grid gap-2">
          <ResultHeading id="lancamentos">{question || 'Três moedas, seis vezes'}</ResultHeading>
          <p className="measure text-quiet">
            Cara vale 3, coroa vale 2; a soma diz a linha. O seu gesto sobre as moedas, até o primeiro lançamento, entra
            no sorteio.
          </p>
          <SeedCommitment commitment={table.commitment} />
        </div>
        {table.fault && (
          <ErrorState title="A mesa não respondeu" onRetry={table.retry}>
            {table.fault} Nada do que você fez se perdeu.
          </ErrorState>
        )}
        <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
          <div
            className="grid touch-pan-y gap-3 rounded-md bg-sunken p-4 sm:gap-5 sm:p-8"
            onPointerMove={({ nativeEvent }) => gesture.moved(nativeEvent)}
          >
            <CoinTray coins={last} place={throws.length} />
            <p role="status" className="min-h-6 text-center text-sm tabular-nums">
              {last && lineInWords(throws.length, last)}
            </p>
            {!isRead && !table.fault && (
              <ThrowButtons
                asked={asked}
                waitingFor={
                  table.commitment === undefined
                    ? 'Abrindo a mesa…'
                    : asked > 0 && !table.isDone
                      ? 'As moedas estão no ar…'
                      : undefined
                }
                onThrow={cast}
                onRead={read}
              />
            )}
          </div>
          <GrowingHexagram throws={throws} />
        </div>
      </Card>
      {isRead && table.draw && <HexagramReading draw={table.draw} question={question} onAgain={onAgain} />}
    </section>
  )
}
