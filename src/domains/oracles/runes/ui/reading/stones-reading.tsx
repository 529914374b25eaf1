import { type ReactNode, useState } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { ResultHeading } from '../../../ui/result-heading.tsx'
import { type CastName, type CastPlace, CASTS } from '../../casts.rules.ts'
import type { Meaning } from '../../meanings.rules.ts'
import { closingCounselOf, type DrawnStone, hasHarshName, placedStonesOf, passageOf } from '../../reading.rules.ts'
import type { RuneId } from '../../rules.ts'
import { RuneStone } from '../stones/rune-stone.tsx'
import { ReadingEnd } from './reading-end.tsx'
import { OpenStone } from './open-stone.tsx'

type Props = {
  cast: CastName
  question?: string
  drawn: readonly (DrawnStone & { position: number })[]
  meanings: Readonly<Record<RuneId, Meaning>>
  /** Every stone is turned from the start. */
  isOpen?: boolean
  onOver?: () => void
  onAgain: () => void
  /** The verification, shown after the last stone because it would reveal the names. */
  proof: ReactNode
}

/** The stones on their places; each is turned by the reader and read there, from the first place to the last. */
export function StonesReading({ cast, question, drawn, meanings, isOpen = false, onOver, onAgain, proof }: Props) {
  const laid = placedStonesOf(cast, drawn)
  const [turned, setTurned] = useState<readonly number[]>(isOpen ? laid.map((_, at) => at) : [])
  const pebbleAt = (place: number) => drawn.find((stone) => stone.place === place)?.position ?? 0
  const isOver = turned.length === laid.length
  const turn = (at: number) => {
    setTurned([...turned, at])
    if (turned.length + 1 === laid.length) onOver?.()
  }
  return (
    <section aria-labelledby="pedras" className="grid gap-8">
      <div className="grid gap-2">
        <ResultHeading id="pedras">{question || (laid.length > 1 ? 'As três pedras' : 'A sua pedra')}</ResultHeading>
        <p className="text-quiet">
          {isOver
            ? CASTS[cast].about
            : laid.length > 1
              ? 'As pedras já estão no lugar. Vire uma de cada vez.'
              : 'A pedra já está no lugar. Vire quando quiser.'}
        </p>
      </div>
      <ol className={classes('grid gap-5', !isOver && 'items-start', laid.length > 1 && 'lg:grid-cols-3')}>
        {laid.map((stone, at) => (
          <li key={stone.place.name}>
            {turned.includes(at) ? (
              <OpenStone
                laid={stone}
                passage={passageOf(stone, meanings[stone.rune.id])}
                pebble={pebbleAt(at)}
                isNew={!isOpen && turned.at(-1) === at}
              />
            ) : (
              <ClosedStone
                place={stone.place}
                pebble={pebbleAt(at)}
                isAlone={laid.length === 1}
                onTurn={() => turn(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {isOver && (
        <>
          <ReadingEnd counsel={closingCounselOf(laid, meanings)!} hasHarshName={hasHarshName(laid)} onAgain={onAgain} />
          {proof}
        </>
      )}
    </section>
  )
}

type ClosedStoneProps = { place: CastPlace; pebble: number; isAlone: boolean; onTurn: () => void }

/** A stone face down on its place: a button that turns it. */
const ClosedStone = ({ place: { name, asks }, pebble, isAlone, onTurn }: ClosedStoneProps) => (
  <button
    type="button"
    onClick={onTurn}
    className={classes(
      'flex w-full items-center gap-5 rounded-lg border border-edge border-dashed p-5 transition-colors duration-150 hover:border-accent sm:p-6',
      !isAlone && 'lg:flex-col lg:text-center',
    )}
  >
    <RuneStone pebble={pebble} className={classes('w-20 shrink-0', !isAlone && 'lg:order-1 lg:w-32')} />
    <span className={classes('grid gap-1 text-left', !isAlone && 'lg:text-center')}>
      <span className="font-display text-xl">{name}</span>
      <span className="text-quiet text-sm">{asks}</span>
      <span className="font-semibold text-accent">Virar a pedra</span>
    </span>
  </button>
)
