import { queryOptions } from '@tanstack/react-query'
import { whenOnline } from '#browser/when-online.ts'
import type { Card } from '../../cards.rules.ts'
import { meaningOf } from '../../ui/meanings/meaning-of.ts'

/** The texts of these cards, in their order. */
export const meaningsOf = (cards: readonly Card[]) => Promise.all(cards.map(({ id }) => meaningOf(id)))

/** The texts of these cards, fetched when there is something to read. */
export const meaningsQuery = (cards: readonly Card[]) =>
  queryOptions({
    queryKey: ['tarot meanings', cards.map(({ id }) => id)],
    queryFn: () => whenOnline(() => meaningsOf(cards)),
    enabled: cards.length > 0,
    networkMode: 'always',
  })
