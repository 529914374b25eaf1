import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { MOST_GESTURE_LENGTH } from '../../../draw/rules.ts'
import { Gesture } from '../../../draw/ui/gesture.ts'
import { SmallCardBack } from '../small-card-back.tsx'
import { Tabletop } from './tabletop.tsx'
import { PILE_SIZE, Pile } from './pile.ts'

/** The distance of a gesture, in CSS pixels, after which the pile is shuffled; one key press suffices too. */
const ENOUGH = 1_600

export const PILE_HEIGHT = 'h-[min(26rem,58dvh)]'

/** The pile under the pointer. Its movement, a key or a typed word becomes the seed passed to `onShuffled`. */
export function Shuffling({ onShuffled }: { onShuffled: (seed: string) => void }) {
  const table = useRef<HTMLDivElement>(null)
  const [gesture] = useState(() => new Gesture())
  const [pile] = useState(() => new Pile())
  const [isEnough, setEnough] = useState(false)
  const [word, setWord] = useState('')
  const last = useRef<{ x: number; y: number } | undefined>(undefined)

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const now = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    const before = last.current
    last.current = now
    if (!before) return
    gesture.moved(event)
    pile.push({ ...now, dx: now.x - before.x, dy: now.y - before.y }, event.currentTarget)
    if (!isEnough && gesture.length > ENOUGH) setEnough(true)
  }
  const lift = () => {
    last.current = undefined
  }
  const own = word.trim().toWellFormed()

  return (
    <div className="grid gap-6">
      <Tabletop className={classes(PILE_HEIGHT, 'cursor-grab touch-none select-none active:cursor-grabbing')}>
        <div
          ref={table}
          onPointerMove={move}
          onPointerLeave={lift}
          onPointerUp={lift}
          onPointerCancel={lift}
          className="absolute inset-0"
        >
          {Array.from({ length: PILE_SIZE }, (_, i) => (
            <span
              key={i}
              ref={(element) => pile.hold(i, element)}
              className="pointer-events-none absolute top-1/2 left-1/2 -mt-[3.75rem] -ml-[2.1875rem] w-17.5 transition-transform duration-150 ease-out"
            >
              <SmallCardBack />
            </span>
          ))}
        </div>
      </Tabletop>
      <p role="status" className="min-h-6 text-center text-quiet">
        {own
          ? 'A sua palavra embaralha as cartas.'
          : isEnough
            ? 'Bem embaralhado. Continue se quiser, ou abra o leque.'
            : 'Passe a mão sobre as cartas, com o dedo ou com o mouse, pensando na sua pergunta.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          onClick={(event) => {
            gesture.pressed(event)
            if (table.current) pile.toss(table.current)
            setEnough(true)
          }}
        >
          Embaralhar
        </Button>
        <Button
          disabled={!isEnough && !own}
          onClick={() => void (own ? onShuffled(own) : gesture.toSeed().then(onShuffled))}
        >
          Abrir o leque
        </Button>
      </div>
      <details className="mx-auto w-full max-w-md text-sm">
        <summary className="prose-link mx-auto w-fit">Prefiro dizer uma palavra</summary>
        <Field
          className="mt-4"
          label="A sua palavra"
          hint="Ela entra na conta no lugar do gesto, e aparece na prova."
          autoComplete="off"
          maxLength={MOST_GESTURE_LENGTH}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </details>
    </div>
  )
}
