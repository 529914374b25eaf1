import { type ReactNode, useState } from 'react'
import { classes } from '#browser/kit/classes.ts'
import { Arrived } from '../../../ui/arrived.tsx'
import { CASTS, type CastName } from '../../casts/rules.ts'
import type { Meaning } from '../../meanings/rules.ts'
import { deedOf, type Drawn, isWintry, laidOut, passageOf } from '../../reading/rules.ts'
import type { RuneId } from '../../rules.ts'
import { Closing } from './closing.tsx'
import { ClosedStone } from './closed-stone.tsx'
import { OpenStone } from './open-stone.tsx'

type Props = {
  cast: CastName
  question: string
  drawn: readonly (Drawn & { position: number })[]
  meanings: Readonly<Record<RuneId, Meaning>>
  onAgain: () => void
  /** What would tell the names too early: shown after the last stone. */
  proof: ReactNode
}

/** The stones on their places; each is turned by hand and read where it lies, from the first place to the last. */
export function Leaves({ cast, question, drawn, meanings, onAgain, proof }: Props) {
  const [turned, setTurned] = useState<readonly number[]>([])
  const laid = laidOut(cast, drawn)
  const pebbleAt = (place: number) => drawn.find((stone) => stone.place === place)?.position ?? 0
  const isOver = turned.length === laid.length
  return (
    <section aria-labelledby="pedras" className="grid gap-8">
      <div className="grid gap-2">
        <Arrived id="pedras">{question || (laid.length > 1 ? 'As três pedras' : 'A sua pedra')}</Arrived>
        <p className="text-quiet">
          {isOver
            ? CASTS[cast].about
            : laid.length > 1
              ? 'As pedras já estão no lugar. Vire uma de cada vez.'
              : 'A pedra já está no lugar. Vire quando quiser.'}
        </p>
      </div>
      <ol className={classes('grid items-start gap-5', laid.length > 1 && 'lg:grid-cols-3')}>
        {laid.map((stone, at) => (
          <li key={stone.place.name}>
            {turned.includes(at) ? (
              <OpenStone laid={stone} passage={passageOf(stone, meanings[stone.rune.id])} pebble={pebbleAt(at)} isNew={turned.at(-1) === at} />
            ) : (
              <ClosedStone place={stone.place} pebble={pebbleAt(at)} isAlone={laid.length === 1} onTurn={() => setTurned([...turned, at])} />
            )}
          </li>
        ))}
      </ol>
      {isOver && (
        <>
          <Closing deed={deedOf(laid, meanings)!} isWintry={isWintry(laid)} onAgain={onAgain} />
          {proof}
        </>
      )}
    </section>
  )
}
