import { classes } from '#browser/kit/layout/classes.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { type PlacedCard, cardAltText } from '../rules.ts'

type Props = { laid: PlacedCard; isTurned: boolean; onTurn: () => void; onShow: () => void }

/** A card of the spread. The first press turns it; afterwards it leads to its text. */
export const TurnableCard = ({ laid, isTurned, onTurn, onShow }: Props) => (
  <button
    type="button"
    aria-label={isTurned ? cardAltText(laid) : `Virar a carta de: ${laid.place.name}`}
    onClick={isTurned ? onShow : onTurn}
    className="group relative block size-full [perspective:60rem] focus-visible:outline-offset-4"
  >
    <span
      className={classes(
        'absolute inset-0 block transition-transform duration-500 ease-out [transform-style:preserve-3d]',
        isTurned ? '[transform:rotateY(180deg)]' : 'group-hover:[transform:translateY(-3%)]',
      )}
    >
      <span className="absolute inset-0 block rounded-[5%] shadow-lifted [backface-visibility:hidden]">
        <CardPicture card="verso" className="size-full" />
      </span>
      <span className="absolute inset-0 block rounded-[5%] shadow-lifted [backface-visibility:hidden] [transform:rotateY(180deg)]">
        <CardPicture card={laid.card.id} className={classes('size-full', laid.isReversed && 'rotate-180')} />
      </span>
    </span>
  </button>
)
