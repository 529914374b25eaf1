import { classes } from '#browser/kit/layout/classes.ts'
import type { Reading } from '../draw/contract.ts'
import { drawStateOf } from '../draw/rules.ts'
import { lineSumOf, readLines } from '../iching/coins.rules.ts'
import { HexagramFigure } from '../iching/ui/hexagram-figure.tsx'
import { RUNES } from '../runes/rules.ts'
import { RuneStone } from '../runes/ui/stones/rune-stone.tsx'
import { placedCardsOf } from '../tarot/reading/rules.ts'
import { CardPicture } from '../tarot/ui/card-picture.tsx'

const MOST = 3

/** What was drawn, small: up to three cards or stones, or the hexagram. Decoration: the names stand beside it. */
export function DrawnPicture({ draw, className }: { draw: Reading['draw']; className: string }) {
  const { chosen, thrown } = drawStateOf(draw.events)
  if (draw.kind === 'iching') {
    const throws = thrown.toSorted((a, b) => a.place - b.place)
    return <HexagramFigure lines={readLines(throws.map(({ coins }) => lineSumOf(coins))).lines} className={className} />
  }
  const shown = chosen.toSorted((a, b) => a.place - b.place).slice(0, MOST)
  return (
    <span aria-hidden="true" className="flex">
      {draw.kind === 'tarot'
        ? placedCardsOf(draw)
            .slice(0, MOST)
            .map(({ number, card, isReversed }) => (
              <CardPicture
                key={number}
                card={card.id}
                className={classes(className, 'not-first:-ml-4', isReversed && 'rotate-180')}
              />
            ))
        : shown.map(({ place, piece, reversed, position }) => (
            <RuneStone
              key={place}
              rune={RUNES[piece]!.id}
              reversed={reversed}
              pebble={position}
              className={classes(className, 'not-first:-ml-3')}
            />
          ))}
    </span>
  )
}
