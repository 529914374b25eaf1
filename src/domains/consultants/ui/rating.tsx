import { Stars } from '#browser/kit/display/stars.tsx'
import { formatNumber } from '#shared/numbers.ts'

type Props = {
  rating: number
  reviewCount: number /** The number of reviews without its word to see. */
  isShort?: boolean
}

/** Stars, the average and the number of reviews; nothing but a note without reviews. */
export const Rating = ({ rating, reviewCount, isShort }: Props) =>
  reviewCount === 0 ? (
    <p className="text-quiet text-sm">Ainda sem avaliações</p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {formatNumber(rating, 1)}
        </span>
        <Stars rating={rating} />
      </span>
      <span className="text-quiet tabular-nums">
        {isShort && <span aria-hidden="true">({formatNumber(reviewCount)})</span>}
        <span className={isShort ? 'sr-only' : undefined}>
          {reviewCount === 1 ? '1 avaliação' : `${formatNumber(reviewCount)} avaliações`}
        </span>
      </span>
    </p>
  )
