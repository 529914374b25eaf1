import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import type { Testimonial } from '../contract.ts'

type Props = { testimonial: Testimonial }

/** One client's testimonial about the platform. */
export const TestimonialCard = ({ testimonial }: Props) => (
  <Card className="grid h-full grid-rows-[1fr_auto] gap-3">
    <Quotation testimonial={testimonial} />
    <ReportLink
      kind="testimonial"
      id={testimonial.id}
      name={`o depoimento de ${testimonial.author.name}`}
      className="justify-self-start"
    />
  </Card>
)

/** The same without a box, for between hairlines. */
export const Quotation = ({ testimonial: { content, rating, author } }: Props) => (
  <article className="flex h-full flex-col gap-3">
    <blockquote className="flex-1 font-display text-lg leading-snug">
      <p className="whitespace-pre-line">“{content}”</p>
    </blockquote>
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={author.name} imageUrl={author.imageUrl} size="sm" />
      <p className="min-w-32 flex-1 text-sm leading-tight">
        <cite className="block font-semibold not-italic">{author.name}</cite>
        <span className="text-quiet">{author.location}</span>
      </p>
      <Stars rating={rating} />
    </footer>
  </article>
)
