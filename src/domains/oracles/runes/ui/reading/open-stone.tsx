import { useEffect, useRef } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import type { PlacedStone, StonePassage } from '../../reading.rules.ts'
import { RuneStone } from '../stones/rune-stone.tsx'

type Props = {
  laid: PlacedStone
  passage: StonePassage
  pebble: number /** It has just been turned: announced and scrolled into view. */
  isNew: boolean
}

/** A turned stone: the rune, its origin, its present sense, its sense at this place, its question. */
export function OpenStone({ laid: { place, rune, isReversed }, passage, pebble, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const position = rune.hasReverse ? (isReversed ? ' · invertida' : '') : ' · igual nas duas posições'
  return (
    <Card as="article" className="@container h-full">
      <div className="grid content-start gap-x-8 gap-y-4 @lg:grid-cols-[11rem_1fr]">
        <div className="grid content-start justify-items-center gap-3 text-center">
          <h4 ref={heading} tabIndex={-1} className="grid gap-1">
            <span className="eyebrow">{place.name}</span> <span className="font-display text-2xl">{rune.name}</span>
          </h4>
          <RuneStone
            rune={rune.id}
            reversed={isReversed}
            pebble={pebble}
            className="w-32 transition-transform duration-200 ease-out starting:scale-x-0"
          />
          <p className="text-quiet text-sm">
            {rune.means} · som {rune.sound}
            {position}
          </p>
        </div>
        <div className="grid content-start gap-4 border-line max-@lg:border-t max-@lg:pt-4">
          <p className="text-quiet text-sm">{passage.origin}</p>
          <p>{passage.sense}</p>
          {passage.here && (
            <p>
              <strong className="font-semibold">{place.asks}</strong> {passage.here}
            </p>
          )}
          <p className="font-display text-lg">{passage.question}</p>
        </div>
      </div>
    </Card>
  )
}
