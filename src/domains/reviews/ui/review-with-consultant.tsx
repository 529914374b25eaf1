import { Avatar } from '#browser/kit/display/avatar.tsx'
import type { ReviewWithConsultant as Shown } from '../contract.ts'
import { ReviewItem } from './review-item.tsx'

/** One review in a list over several consultants: with a link to the consultant. */
export const ReviewWithConsultant = ({ about: { review, consultant } }: { about: Shown }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
    <Avatar name={consultant.name} imageUrl={consultant.imageUrl} className="mt-1" />
    <div className="grid gap-1">
      <p>
        <span className="text-quiet">Sobre </span>
        <a href={`/consultores/${consultant.id}`} className="prose-link font-semibold">
          {consultant.name}
        </a>
      </p>
      <ReviewItem review={review} consultantName={consultant.name} />
    </div>
  </div>
)
