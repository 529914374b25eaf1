import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { formatDay } from '#shared/dates.ts'
import { groundWords } from '../../moderation/rules.ts'
import type { ProductReview } from '../contract.ts'

/** One review of a product, or the note about a removed one. */
export function ProductReviewItem({ review }: { review: ProductReview }) {
  const { id, author, stars, text, writtenAt, isUndone, isCounted, removed } = review
  if (removed)
    return (
      <p className="measure text-quiet text-sm italic">
        {groundWords[removed.ground]}: a de {author}, de {formatDay(writtenAt)}, saiu em {formatDay(removed.removedAt)}.
        Motivo: {removed.reason}
      </p>
    )
  return (
    <article className="grid gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={stars!} />
        <span className="font-semibold">{author}</span>
        <time dateTime={writtenAt.toISOString()} className="text-quiet text-sm">
          {formatDay(writtenAt)}
        </time>
      </header>
      {isUndone && (
        <p className="text-quiet text-sm">Compra devolvida ou em conferência{!isCounted && ' · não conta na nota'}</p>
      )}
      {text && <p className="measure whitespace-pre-line break-words">{text}</p>}
      <ReportLink kind="product_review" id={id} name={`a avaliação de ${author}`} className="justify-self-start" />
    </article>
  )
}
