import type { ReviewOfSomebody as Shown } from '../contract.ts'
import { ReviewItem } from './review-item.tsx'

/** One opinion where several consultants meet: whom it is about, with the way there. */
export const ReviewOfSomebody = ({ about: { review, consultant } }: { about: Shown }) => (
  <div className="grid gap-2">
    <p className="text-quiet text-sm">
      Sobre{' '}
      <a href={`/consultores/${consultant.id}`} className="prose-link">
        {consultant.name}
      </a>
    </p>
    <ReviewItem review={review} consultantName={consultant.name} />
  </div>
)
