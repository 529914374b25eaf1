import { Stars } from '#browser/kit/display/stars.tsx'
import { formatDay } from '#shared/dates.ts'
import type { OwnReview } from '../contract.ts'

/** The reader's own review, as published or as it waits. */
export const WrittenReview = ({ review: { stars, text, writtenAt, isHeld } }: { review: OwnReview }) => (
  <div className="grid gap-2">
    <p className="font-display text-xl">
      {isHeld ? 'Uma pessoa da equipe lê a sua avaliação antes' : 'Sua avaliação está publicada'}
    </p>
    <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
      <Stars rating={stars} /> {formatDay(writtenAt)}
    </p>
    {text && <p className="measure whitespace-pre-line">{text}</p>}
  </div>
)
