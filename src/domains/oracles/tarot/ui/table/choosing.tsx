import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { KINDS } from '../../../draw/rules.ts'
import { drawIntegersBelow } from '../../../draw/shuffle.rules.ts'
import type { SpreadPlace } from '../../spreads/place.rules.ts'
import type { Spread } from '../../spreads/rules.ts'
import { SmallCardBack } from '../small-card-back.tsx'
import { SpreadBoard } from './spread-board.tsx'
import { CardRow } from './card-row.tsx'
import { Tabletop } from './tabletop.tsx'

type Props = { spread: Spread; chosen: readonly number[]; onChoose: (chosen: readonly number[]) => void }

const chance = async () => [...crypto.getRandomValues(new Uint32Array(8))]

/** Fills the missing positions at random, all equally likely. */
async function filledByChance(chosen: readonly number[], places: number): Promise<number[]> {
  const all = [...chosen]
  const free = Array.from({ length: KINDS.tarot.pieces }, (_, i) => i).filter((position) => !all.includes(position))
  const missing = Array.from({ length: places - all.length }, (_, i) => free.length - i)
  for (const at of await drawIntegersBelow(missing, chance)) all.push(...free.splice(at, 1))
  return all
}

/** The deck, and the places of the spread in order. A card can be put back until the last one is chosen. */
export function Choosing({ spread, chosen, onChoose }: Props) {
  const { places } = spread
  const next = places[chosen.length]
  if (!next) return null
  const left = places.length - chosen.length
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6">
        <p role="status" className="grid gap-1">
          <span className="eyebrow">
            Carta {chosen.length + 1} de {places.length}
          </span>
          <span className="font-display text-2xl">{next.name}</span>
          <span className="text-quiet">{next.asks}</span>
        </p>
        <div className={SMALL_WIDTHS[spread.id]}>
          <SpreadBoard spread={spread} label="Os lugares da tiragem">
            {(place, at) => (
              <CardSlot
                place={place}
                number={at + 1}
                state={at < chosen.length ? 'filled' : at === chosen.length ? 'next' : 'empty'}
              />
            )}
          </SpreadBoard>
        </div>
      </div>
      <Tabletop>
        <CardRow
          taken={chosen}
          asks={`Escolha a carta para: ${next.name}`}
          onTake={(position) => onChoose([...chosen, position])}
        />
      </Tabletop>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={() => void filledByChance(chosen, places.length).then(onChoose)}>
          {left === 1 ? 'Escolher por mim' : `Escolher as ${left} por mim`}
        </Button>
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={() => onChoose(chosen.slice(0, -1))}>
            Devolver a última
          </Button>
        )}
      </div>
    </div>
  )
}

const SMALL_WIDTHS: Record<Spread['id'], string> = {
  'uma-carta': 'w-12',
  'tres-cartas': 'w-28 sm:w-44',
  'cruz-celta': 'w-28 sm:w-40',
}

/** A place while cards are being chosen: empty, next, or with its card face down. */
const CardSlot = ({
  place,
  number,
  state,
}: {
  place: SpreadPlace
  number: number
  state: 'empty' | 'next' | 'filled'
}) => (
  <>
    <span className="sr-only">
      {place.name}: {state === 'filled' ? 'com carta' : 'sem carta'}
    </span>
    {state === 'filled' ? (
      <SmallCardBack className="block size-full text-ink" />
    ) : (
      <span
        aria-hidden="true"
        className={classes(
          'grid size-full place-items-center rounded-sm border font-display text-[0.6875rem] leading-none tabular-nums sm:text-sm',
          place.across && 'place-items-start justify-items-center pt-1',
          state === 'next' ? 'border-metal bg-metal-wash text-ink' : 'border-edge border-dashed text-quiet',
        )}
      >
        <span className={classes(place.across && '-rotate-90')}>{number}</span>
      </span>
    )}
  </>
)
