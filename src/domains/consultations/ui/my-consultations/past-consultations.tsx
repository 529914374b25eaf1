import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { listConsultations } from '../../contract.ts'
import { isOpen } from '../../rules.ts'
import { ConsultationRow } from './consultation-row.tsx'
import { LoadMore } from './load-more.tsx'

type Props = { empty: ReactNode /** The maximum shown; a link leads to the whole list. */; most?: number }

/** Past consultations, newest first, twenty at a time. `empty` is shown when there is none. */
export function PastConsultations({ empty, most }: Props) {
  const query = useInfiniteQuery({
    queryKey: [listConsultations.path, 'past'],
    queryFn: ({ pageParam }) => browserApi(listConsultations, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.isPending) return <Waiting />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const past = query.data.pages.flatMap(({ consultations }) => consultations).filter(({ state }) => !isOpen(state))
  if (past.length === 0 && !query.hasNextPage) return empty
  return (
    <div className="grid gap-5">
      <ol className="border-line border-t">
        {past.slice(0, most).map((consultation) => (
          <ConsultationRow key={consultation.id} consultation={consultation} />
        ))}
      </ol>
      <LoadMore query={query} shown={past.length} most={most} words="Ver todas as conversas" />
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-4 border-line border-t pt-4" role="status">
    <span className="sr-only">Carregando as conversas…</span>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)
