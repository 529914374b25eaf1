import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { apiQuery } from '#browser/query.ts'
import { readReading } from '../../../draw/contract.ts'
import { placedCardsOf } from '../rules.ts'
import { meaningsQuery } from './meanings-query.ts'
import { FinishedReading } from './finished-reading.tsx'

/** A private reading, once its owner is known to be signed in; `otherwise` for everybody else. */
export function OwnReadingPage({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { data } = useQuery(apiQuery(readReading, { id }))
  const reading = data?.reading
  const cards = useMemo(() => (reading ? placedCardsOf(reading.draw).map(({ card }) => card) : []), [reading])
  const { data: meanings } = useQuery(meaningsQuery(cards))
  if (!reading || !meanings) return otherwise
  return <FinishedReading draw={reading.draw} meanings={meanings} question={reading.question} />
}
