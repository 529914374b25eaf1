import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { SeedCommitment } from '../../../draw/ui/seed-commitment.tsx'
import { setReadingInAddress } from '../../../draw/ui/reading-address.ts'
import { useDraw } from '../../../draw/ui/use-draw.ts'
import { BOARD_WIDTHS } from '../../reading/ui/spread-reading.tsx'
import { CardPicture } from '../card-picture.tsx'
import { SmallCardBackSymbol } from '../small-card-back.tsx'
import { saveTabQuestion } from '../../reading/ui/tab-question.ts'
import { type Spread, spreadOf } from '../../spreads/rules.ts'
import { Choosing } from './choosing.tsx'
import { PILE_HEIGHT, Shuffling } from './shuffling.tsx'
import { SpreadBoard } from './spread-board.tsx'
import { TableError } from './table-error.tsx'
import type { TableChoice } from './table-form.tsx'
import { Tabletop } from './tabletop.tsx'
import { Turning } from './turning.tsx'

/** One draw from the commitment to the last card turned. */
export function TarotTable({
  choice: { spread: layout, question, reversals },
  onLeave,
}: {
  choice: TableChoice
  onLeave: () => void
}) {
  const spread = spreadOf(layout)!
  const { draw, commitment, isDone, isFinishing, fault, open, finish, retry } = useDraw()
  const [gesture, setGesture] = useState<string>()
  const [chosen, setChosen] = useState<readonly number[]>([])

  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    open({ kind: 'tarot', layout, reversals })
  }, [open, layout, reversals])
  useEffect(() => {
    if (!isDone || !draw) return
    saveTabQuestion(draw.id, question)
    setReadingInAddress(draw.id)
  }, [isDone, draw, question])

  const isChosen = chosen.length === spread.places.length
  const step = isDone
    ? 'A sua leitura'
    : isChosen
      ? 'As cartas estão na mesa'
      : gesture === undefined
        ? 'Embaralhe'
        : 'Escolha'

  const choose = (positions: readonly number[]) => {
    setChosen(positions)
    if (gesture === undefined || positions.length < spread.places.length) return
    finish(
      gesture,
      positions.map((position, place) => ({ type: 'choose', place, position })),
    )
  }

  return (
    <section aria-labelledby="mesa" className="grid gap-6">
      <SmallCardBackSymbol />
      <header className="flex items-end justify-between gap-x-8">
        <div>
          <p className="eyebrow">{spread.name}</p>
          <StepHeading key={step} id="mesa">
            {step}
          </StepHeading>
        </div>
        <Button variant="quiet" size="sm" onClick={onLeave} data-print="no">
          Recomeçar
        </Button>
      </header>
      {fault && (
        <TableError
          words={gesture === undefined ? fault : `${fault} O seu embaralhar e as cartas escolhidas continuam aqui.`}
          onRetry={retry}
        />
      )}
      {!commitment && <Tabletop className={PILE_HEIGHT}>{null}</Tabletop>}
      {gesture === undefined && commitment && <Shuffling onShuffled={setGesture} />}
      {gesture !== undefined && !isChosen && <Choosing spread={spread} chosen={chosen} onChoose={choose} />}
      {isChosen && !isDone && <FaceDownSpread spread={spread} />}
      {!isDone && <SeedCommitment commitment={commitment} />}
      {isFinishing && (
        <p role="status" className="text-center text-quiet">
          Levando as cartas para os seus lugares…
        </p>
      )}
      {isDone && draw && <Turning spread={spread} draw={draw} question={question} onLeave={onLeave} />}
    </section>
  )
}

/** The heading of the present step: focused and scrolled into view when the step begins. Pass the step as its key. */
function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
      {children}
    </h2>
  )
}

/** All cards chosen, all still face down. */
const FaceDownSpread = ({ spread }: { spread: Spread }) => (
  <Tabletop className="px-4 py-6 sm:px-8 sm:py-8">
    <SpreadBoard spread={spread} label="As cartas escolhidas" className={BOARD_WIDTHS[spread.id]}>
      {({ name }) => <CardPicture card="verso" name={`${name}: virada para baixo`} className="size-full" />}
    </SpreadBoard>
  </Tabletop>
)
