import { type KeyboardEvent, useRef } from 'react'
import type { CastPlace } from '../../casts.rules.ts'
import { ResultHeading } from '../../../ui/result-heading.tsx'
import { Cloth, FaceDownStone } from './cloth.tsx'
import { STONE_COUNT } from './scatter.ts'

type Props = {
  places: readonly CastPlace[]
  chosen: readonly number[]
  stirs: number
  onChoose: (position: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One stone for each place, in order. Arrow keys move between stones, Enter takes one. */
export function Choosing({ places, chosen, stirs, onChoose }: Props) {
  const stones = useRef<(HTMLButtonElement | null)[]>([])
  const left = Array.from({ length: STONE_COUNT }, (_, at) => at).filter((at) => !chosen.includes(at))
  const next = places[chosen.length]
  const first = left[0]

  const go = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    stones.current[left[(left.indexOf(at) + step + left.length) % left.length]!]?.focus()
  }
  const choose = (at: number) => {
    stones.current[left[left.indexOf(at) + 1] ?? first!]?.focus()
    onChoose(at)
  }

  return (
    <section aria-labelledby="tirar" className="grid gap-5">
      <div className="grid gap-2">
        <ResultHeading id="tirar">{places.length > 1 ? 'Tire três pedras, uma a uma' : 'Tire uma pedra'}</ResultHeading>
        <p role="status" className="text-quiet">
          {next
            ? `${chosen.length > 0 ? 'Ficou no lugar. Agora' : 'Primeiro'}, ${next.name}: ${next.asks}`
            : 'Levando à mesa…'}
        </p>
      </div>
      <StoneSlots places={places} chosen={chosen} />
      <Cloth
        stirs={stirs}
        role="group"
        aria-label="Pedras com a face para baixo"
        renderStone={(at) =>
          chosen.includes(at) ? null : (
            <button
              ref={(button) => {
                stones.current[at] = button
              }}
              type="button"
              tabIndex={at === first ? 0 : -1}
              onKeyDown={(event) => go(event, at)}
              onClick={() => choose(at)}
              className="block w-full transition-transform duration-150 ease-out hover:-translate-y-1 focus-visible:-translate-y-1"
              aria-label={`Pedra ${at + 1} de ${STONE_COUNT}`}
            >
              <FaceDownStone at={at} />
            </button>
          )
        }
      />
    </section>
  )
}

/** The places of the cast, with the stones chosen so far. */
const StoneSlots = ({ places, chosen }: { places: readonly CastPlace[]; chosen: readonly number[] }) => (
  <ol className="flex justify-center gap-4 sm:gap-8">
    {places.map(({ name }, at) => {
      const stone = chosen[at]
      return (
        <li key={name} className="grid w-24 justify-items-center gap-1.5 text-center">
          <span className="grid aspect-4/5 w-16 place-items-center rounded-md border border-edge border-dashed">
            {stone !== undefined && (
              <span className="block w-12">
                <FaceDownStone at={stone} />
              </span>
            )}
          </span>
          <span className="text-sm">
            {name}
            <span className="sr-only">{stone === undefined ? ', à espera' : ', com uma pedra'}</span>
          </span>
        </li>
      )
    })}
  </ol>
)
