import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Meaning } from '../../meanings.rules.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { type PlacedCard, cardAltText, placeReadingOf } from '../rules.ts'

export const placeReadingId = (number: number) => `lugar-${number}`

type Props = { laid: PlacedCard; meaning: Meaning | undefined; isTurned: boolean; isOnly: boolean; onTurn: () => void }

/** One place with its card's reading; while the card lies face down, only the question of the place. */
export const PlaceReadingCard = ({ laid, meaning, isTurned, isOnly, onTurn }: Props) => {
  const { number, place } = laid
  return (
    <li
      id={placeReadingId(number)}
      tabIndex={-1}
      className="grid scroll-mt-28 gap-4 border-line border-t py-7 first:border-t-0 first:pt-0 focus:outline-none print:block print:break-inside-avoid print:py-2"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="eyebrow print:text-[8pt]">{isOnly ? place.name : `${number}. ${place.name}`}</p>
          <p className="mt-1 text-quiet print:mt-0">{place.asks}</p>
        </div>
        {!isTurned && (
          <Button variant="secondary" size="sm" onClick={onTurn} aria-label={`Virar: ${place.name}`}>
            Virar
          </Button>
        )}
      </div>
      {isTurned && meaning && <Turned laid={laid} meaning={meaning} isOnly={isOnly} />}
    </li>
  )
}

const LAYOUT =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-7 sm:gap-y-3 print:block'

/** A single card is shown large beside it, so its picture is not repeated. */
const Turned = ({ laid, meaning, isOnly }: { laid: PlacedCard; meaning: Meaning; isOnly: boolean }) => {
  const { card, place, isReversed } = laid
  const { relates, says, counsel, keywords, question, text } = placeReadingOf(laid, meaning)
  return (
    <div className={classes(LAYOUT, isOnly && 'lg:grid-cols-1')}>
      <CardPicture
        card={card.id}
        name={cardAltText(laid)}
        className={classes('w-full sm:row-span-2 print:hidden', isReversed && 'rotate-180', isOnly && 'lg:hidden')}
      />
      <div className="grid content-start gap-3">
        <h3 className="text-2xl print:mt-1 print:text-base">
          {card.name}
          {isReversed && <span className="text-lg text-quiet print:text-sm">, invertida</span>}
        </h3>
        <p className="text-metal-ink text-sm print:hidden">{keywords.join('\u00a0· ')}</p>
      </div>
      <div
        className={classes(
          'col-span-2 grid gap-3 content-start sm:col-span-1 sm:col-start-2 print:block',
          isOnly && 'lg:col-start-1',
        )}
      >
        <p>{relates}</p>
        <p>{says}</p>
        {counsel && (
          <p>
            <strong className="font-semibold">Conselho:</strong> {counsel}
          </p>
        )}
        {place.note && <p className="text-quiet text-sm print:text-[8pt]">{place.note}</p>}
        <p className="font-display text-lg text-metal-ink print:text-[9.5pt]">{question}</p>
        <details open={isOnly} data-print="no">
          <summary className="prose-link w-fit text-sm">Mais sobre esta carta</summary>
          <p className="measure mt-3 text-quiet">{text}</p>
        </details>
      </div>
    </div>
  )
}
