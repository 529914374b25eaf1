import { queryOptions } from '@tanstack/react-query'
import { whenOnline } from '#browser/when-online.ts'
import type { Card } from '../../cards.rules.ts'
import { meaningOf } from '../../ui/meanings/meaning-of.ts'

/** What these cards say, in their order. */
export const meaningsOf = (cards: readonly Card[]) => Promise.all(cards.map(({ id }) => meaningOf(id)))

/** The words of these cards, which arrive when there is something to read. */
export const meaningsQuery = (cards: readonly Card[]) =>
  queryOptions({
    queryKey: ['tarot meanings', cards.map(({ id }) => id)],
    queryFn: () => whenOnline(() => meaningsOf(cards)),
    enabled: cards.length > 0,
    networkMode: 'always',
  })
