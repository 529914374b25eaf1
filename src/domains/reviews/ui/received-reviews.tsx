import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { listReviews } from '../contract.ts'
import { countOf } from '../rules.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { StarBars } from './star-bars.tsx'

const ObjectionForm = lazyPart(() => import('./objection-form.tsx'), 'ObjectionForm')

function Objection({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense>
        <ObjectionForm reviewId={reviewId} />
      </Suspense>
    )
  return (
    <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
      Contestar
    </Button>
  )
}

/** The reviews that a consultant received, with a form where there is no answer yet. */
export function ReceivedReviews({ consultantId }: { consultantId: string }) {
  const query = useInfiniteQuery({
    queryKey: [listReviews.path, 'received', consultantId],
    queryFn: ({ pageParam }) => browserApi(listReviews, { id: consultantId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (query.isPending) return <Skeleton className="h-60 w-full" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const reviews = query.data.pages.flatMap((page) => page.reviews)
  const { distribution } = query.data.pages[0]!
  const hasBars = countOf(distribution) > 0
  if (reviews.length === 0)
    return (
      <EmptyState title="Ainda sem avaliações">A primeira aparece aqui depois de uma consulta concluída.</EmptyState>
    )
  return (
    <div className={classes('grid items-start gap-x-16 gap-y-6', hasBars && 'lg:grid-cols-[22rem_minmax(0,1fr)]')}>
      {hasBars && <StarBars distribution={distribution} />}
      <ul className={classes('grid divide-y divide-line', hasBars && 'lg:col-start-2')}>
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-4 py-6 first:pt-0">
            <ReviewItem review={review} consultantName="você" isMine />
            {!review.answer && !review.removed && <AnswerForm review={review} />}
            {!review.removed && <Objection reviewId={review.id} />}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          busyWords="Buscando…"
          className={classes('justify-self-start', hasBars && 'lg:col-start-2')}
          onClick={() => void query.fetchNextPage()}
        >
          Ver mais avaliações
        </Button>
      )}
    </div>
  )
}
