import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { late } from '#browser/late-code.ts'
import type { OutputOf } from '#shared/contract.ts'
import { countOf } from '../../rules.ts'
import { StarBars } from '../../ui/star-bars.tsx'
import type { listProductReviews } from '../contract.ts'
import { ProductReviewItem } from './product-review-item.tsx'

type Props = {
  slug: string
  /** The first page, as rendered by the server. */
  first: OutputOf<typeof listProductReviews>
}

/** The path of the endpoint; its contract is loaded with the first call. */
const PATH: (typeof listProductReviews)['path'] = '/api/shop/products/:slug/reviews'

/** What people who got a product say of it: the number per star, and every review, newest first. */
export function ProductReviews({ slug, first }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [PATH, { slug }],
    queryFn: async ({ pageParam }) =>
      browserApi((await late(() => import('../contract.ts'))).listProductReviews, {
        slug,
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: { pages: [first], pageParams: [''] },
  })
  const reviews = data.pages.flatMap((page) => page.reviews)
  return (
    <section aria-labelledby="avaliacoes" className="mt-16 grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <h2 id="avaliacoes" className="text-2xl">
          Quem comprou
        </h2>
        <p className="measure text-quiet text-sm">
          {reviews.length === 0
            ? 'Ainda ninguém escreveu sobre este. Só avalia quem comprou e recebeu aqui.'
            : 'Só avalia quem comprou e recebeu aqui, uma vez por produto. Ninguém cria nem muda uma avaliação, nem nós.'}
        </p>
      </div>
      {countOf(first.distribution) > 0 && <StarBars distribution={first.distribution} />}
      {reviews.length > 0 && (
        <ul className="grid divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-5 first:pt-0 last:pb-0">
              <ProductReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(error)}
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          busyWords="Buscando…"
          className="justify-self-start"
          onClick={() => void fetchNextPage()}
        >
          Ver mais avaliações
        </Button>
      )}
    </section>
  )
}
