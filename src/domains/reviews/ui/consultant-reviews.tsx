import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { late } from '#browser/late-code.ts'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { listReviews } from '../contract.ts'
import { countOf } from '../rules.ts'
import { ReviewItem } from './review-item.tsx'
import { StarBars } from './star-bars.tsx'

type Props = {
  consultantId: string
  consultantName: string /** The first page, as rendered by the server. */
  first: OutputOf<typeof listReviews>
}

/** The path of the endpoint; its contract is loaded with the first call. */
const PATH: (typeof listReviews)['path'] = '/api/consultants/:id/reviews'

/** The others come with a press: what else is on the page is not pushed far below. */
const SHOWN_FIRST = 3

/** The reviews of a consultant: the number per star, and every review, newest first. */
export function ConsultantReviews({ consultantId, consultantName, first }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [PATH, { id: consultantId }],
    queryFn: async ({ pageParam }) =>
      browserApi((await late(() => import('../contract.ts'))).listReviews, {
        id: consultantId,
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: { pages: [first], pageParams: [''] },
  })
  const [isOpen, setOpen] = useState(false)
  const all = data.pages.flatMap((page) => page.reviews)
  const reviews = isOpen ? all : all.slice(0, SHOWN_FIRST)
  const isMore = !isOpen && all.length > SHOWN_FIRST
  return (
    <section aria-labelledby="avaliacoes" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="avaliacoes" className="text-2xl">
          O que dizem de {consultantName}
        </h2>
        <p className="measure text-quiet text-sm">
          Só avalia quem teve uma consulta concluída aqui, uma vez por consulta. Ninguém cria nem muda uma avaliação,
          nem nós.
        </p>
      </div>
      {reviews.length === 0 ? (
        <EmptyState title="Ainda sem avaliações">A primeira aparece aqui depois de uma consulta concluída.</EmptyState>
      ) : (
        <>
          {countOf(first.distribution) > 0 && <StarBars distribution={first.distribution} />}
          <ul className="grid divide-y divide-line">
            {reviews.map((review) => (
              <li key={review.id} className="py-5 first:pt-0 last:pb-0">
                <ReviewItem review={review} consultantName={consultantName} />
              </li>
            ))}
          </ul>
        </>
      )}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(error)}
        </p>
      )}
      {(isMore || hasNextPage) && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          busyWords="Buscando…"
          className="justify-self-start"
          onClick={() => (isMore ? setOpen(true) : void fetchNextPage())}
        >
          Ver mais avaliações
        </Button>
      )}
    </section>
  )
}
