import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { asking } from '#browser/query.ts'
import { readReading } from '../../../../draw/contract.ts'
import { laidOf } from '../../rules.ts'
import { readingQuery } from '../../ui/reading-query.ts'
import { ShownReading } from '../../ui/shown-reading.tsx'

/** A reading that only its owner may see, once it is known who asks; for everybody else what stood here before. */
export function OwnReadingPage({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { data: reading } = useQuery(asking(readReading, { id }))
  const cards = useMemo(() => (reading ? laidOf(reading.draw).map(({ card }) => card) : []), [reading])
  const { data: meanings } = useQuery(readingQuery(cards))
  if (!reading || !meanings) return otherwise
  return <ShownReading draw={reading.draw} meanings={meanings} question={reading.question} />
}
