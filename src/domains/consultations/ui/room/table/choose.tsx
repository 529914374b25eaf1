import { useState } from 'react'
import { Cloth as Stones, FaceDownStone } from '#domains/oracles/runes/ui/bag/cloth.tsx'
import { CardRow } from '#domains/oracles/tarot/ui/table/card-row.tsx'
import { SmallCardBackSymbol } from '#domains/oracles/tarot/ui/small-card-back.tsx'
import { isFilled, type Spread } from '../../../table/spread.rules.ts'
import { whichOf } from './table-words.ts'

type Props = { spread: Spread; isBusy: boolean; onChoose: (place: number, position: number) => void }

/** All cards or stones face down; whoever draws takes one for the next place. Arrow keys move, Enter takes. */
export function Choose({ spread, isBusy, onChoose }: Props) {
  const [held, setHeld] = useState<number>()
  const next = spread.places.findIndex((place) => !isFilled(place))
  const known = spread.places.flatMap(({ position }) => (position === undefined ? [] : [position]))
  const taken = held === undefined || known.includes(held) || !isBusy ? known : [...known, held]
  const asks = `Escolha a ${whichOf(spread, next)}: ${spread.places[next]!.name}`
  const take = (position: number) => {
    if (isBusy) return
    setHeld(position)
    onChoose(next, position)
  }
  if (spread.kind === 'tarot')
    return (
      <div className="-mx-3 rounded-lg border border-line bg-sunken sm:mx-0">
        <SmallCardBackSymbol />
        <CardRow taken={taken} asks={asks} onTake={take} />
      </div>
    )
  return (
    <Stones
      stirs={spread.parts.length}
      role="group"
      aria-label={asks}
      renderStone={(at) =>
        taken.includes(at) ? null : (
          <button
            type="button"
            onClick={() => take(at)}
            aria-label={`Pedra ${at + 1} de 24`}
            className="block w-full transition-transform duration-150 ease-out hover:-translate-y-1 focus-visible:-translate-y-1"
          >
            <FaceDownStone at={at} />
          </button>
        )
      }
    />
  )
}
