import { type PointerEvent, useState } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { KINDS } from '../../draw/rules.ts'
import { Gesture } from '../../draw/ui/gesture.ts'
import { SeedCommitment } from '../../draw/ui/seed-commitment.tsx'
import { CardBack } from '../../tarot/ui/table/card-back-fan.tsx'

const OFFERED = 7
/** Seven cards of the shuffled row, from its first to its last. */
const positionOf = (at: number) => Math.round((at * (KINDS.tarot.pieces - 1)) / (OFFERED - 1))

type Props = {
  commitment: string | undefined
  isBusy: boolean
  onChoose: (gesture: string, position: number) => void
}

/** Seven backs to choose one of; how one moves over them and when one presses is part of the shuffle. */
export function ChooseCard({ commitment, isBusy, onChoose }: Props) {
  const [gesture] = useState(() => new Gesture())
  const choose = async (moment: { timeStamp: number }, at: number) => {
    gesture.pressed(moment)
    onChoose(await gesture.toSeed(), positionOf(at))
  }
  const onMove = ({ nativeEvent }: PointerEvent) => gesture.moved(nativeEvent)
  return (
    <div className="grid gap-4">
      <p role="status">{isBusy ? 'Virando a carta…' : 'O baralho está embaralhado. Escolha uma.'}</p>
      <ul className="flex pl-1" aria-label="Sete cartas viradas para baixo" onPointerMove={onMove}>
        {Array.from({ length: OFFERED }, (_, at) => (
          <li key={at} className="relative -mr-[4.5%] w-[17.5%]">
            <button
              type="button"
              disabled={isBusy}
              aria-label={`Carta ${at + 1} de ${OFFERED}`}
              onClick={(event) => void choose(event, at)}
              className={classes(
                'block w-full rounded-md shadow-lifted transition-transform duration-200 ease-out',
                'hover:-translate-y-2 focus-visible:-translate-y-2 disabled:opacity-60',
              )}
            >
              <CardBack className="w-full" />
            </button>
          </li>
        ))}
      </ul>
      <SeedCommitment commitment={commitment} />
    </div>
  )
}
