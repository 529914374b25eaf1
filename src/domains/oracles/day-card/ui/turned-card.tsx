import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Draw } from '../../draw/contract.ts'
import { cardName, keywordsOf, placedCardsOf } from '../../tarot/reading/rules.ts'
import { meaningsQuery } from '../../tarot/reading/ui/meanings-query.ts'
import { readingPath } from '../../tarot/reading/ui/reading-path.ts'
import { CardPicture } from '../../tarot/ui/card-picture.tsx'

/** Today’s card, turned: its picture, what it says today, and its question. */
export function TurnedCard({ draw }: { draw: Draw }) {
  const laid = useMemo(() => placedCardsOf(draw)[0]!, [draw])
  const cards = useMemo(() => [laid.card], [laid])
  const { data } = useQuery(meaningsQuery(cards))
  const meaning = data?.[0]
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <a href={readingPath(draw.id)} tabIndex={-1} aria-hidden="true" className="block">
        <CardPicture card={laid.card.id} className={classes('w-full', laid.isReversed && 'rotate-180')} />
      </a>
      <div className="grid gap-2.5">
        <div>
          <h3 className="text-xl leading-tight">{cardName(laid)}</h3>
          {meaning && <p className="text-metal-ink text-sm">{keywordsOf(laid, meaning).join(' · ')}</p>}
        </div>
        {meaning && (
          <>
            <p>{laid.isReversed ? meaning.reversed : meaning.upright}</p>
            <p className="font-display text-lg leading-snug">{meaning.question}</p>
          </>
        )}
        <a href={readingPath(draw.id)} className="prose-link justify-self-start py-1 text-sm">
          Ler a carta inteira e conferir o sorteio
        </a>
      </div>
    </div>
  )
}
