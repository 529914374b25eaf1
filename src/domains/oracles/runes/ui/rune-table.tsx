import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { VerificationPanel } from '../../draw/ui/verification-panel.tsx'
import type { useDraw } from '../../draw/ui/use-draw.ts'
import { drawStateOf } from '../../draw/rules.ts'
import { CASTS, type CastName } from '../casts.rules.ts'
import { KeptNote } from '../../ui/kept-note.tsx'
import { MEANINGS } from './meanings.ts'
import { runeName } from '../rules.ts'
import { Choosing } from './bag/choosing.tsx'
import { Mixing } from './bag/mixing.tsx'
import { StonesReading } from './reading/stones-reading.tsx'
import { setReadingInAddress } from '../../draw/ui/reading-address.ts'

type Props = { table: ReturnType<typeof useDraw>; cast: CastName; question: string; onAgain: () => void }

/** One draw from the commitment to the verification: mixing, choosing, turning. */
export function RuneTable({ table, cast, question, onAgain }: Props) {
  const [mixed, setMixed] = useState<{ gesture: string; stirs: number }>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { places } = CASTS[cast]

  const choose = (position: number) => {
    const positions = [...chosen, position]
    setChosen(positions)
    if (mixed && positions.length === places.length)
      table.finish(
        mixed.gesture,
        positions.map((at, place) => ({ type: 'choose', place, position: at })),
      )
  }

  return (
    <div className="grid gap-8">
      {table.fault && (
        <div role="alert">
          <Notice tone="bad" title="A mesa não respondeu">
            <p className="mb-3">{table.fault} O que você já escolheu continua aqui.</p>
            <Button variant="secondary" size="sm" onClick={table.retry}>
              Tentar de novo
            </Button>
          </Notice>
        </div>
      )}
      {table.draw && table.isDone ? (
        <StonesReading
          cast={cast}
          question={question}
          drawn={drawStateOf(table.draw.events).chosen}
          meanings={MEANINGS}
          onOver={() => setReadingInAddress(table.draw?.id)}
          onAgain={onAgain}
          proof={
            <>
              <KeptNote draw={table.draw} question={question} />
              <VerificationPanel draw={table.draw} nameOf={runeName} />
            </>
          }
        />
      ) : mixed ? (
        <Choosing places={places} chosen={chosen} stirs={mixed.stirs} onChoose={choose} />
      ) : (
        <Mixing commitment={table.commitment} onMixed={(gesture, stirs) => setMixed({ gesture, stirs })} />
      )}
    </div>
  )
}
