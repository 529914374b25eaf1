import { CARDS, type Kind, RUNES } from '#domains/oracles/draws.rules.ts'
import { RuneStone } from '#domains/oracles/runes/ui/stones/rune-stone.tsx'
import { CardPicture } from '#domains/oracles/tarot/ui/card-picture.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { TablePlace } from '../../../table/spread.rules.ts'
import { isReversed } from '../../../table/names.rules.ts'

type Props = { kind: Kind; place: TablePlace; at: number; className?: string }

/** The drawing of a card or a rune, face down until it was turned. Decoration: its name stands beside it. */
export function Piece({ kind, place, at, className }: Props) {
  const turned = isReversed(kind, place)
  if (kind === 'runas') {
    const rune = place.piece === undefined ? undefined : RUNES[place.piece]?.id
    return (
      <RuneStone
        key={rune ?? 'verso'}
        {...(rune && { rune })}
        reversed={turned}
        pebble={at}
        className={classes('transition-transform duration-200 ease-out', rune && 'starting:scale-x-0', className)}
      />
    )
  }
  const card = place.piece === undefined ? 'verso' : (CARDS[place.piece]?.id ?? 'verso')
  return (
    <span
      key={card}
      className={classes(
        'block rounded-[5%] transition-transform duration-200 ease-out',
        card !== 'verso' && 'starting:scale-x-0',
        className,
      )}
    >
      <CardPicture card={card} className={classes('w-full', turned && 'rotate-180')} />
    </span>
  )
}
