import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import type { Testimonial } from '../contract.ts'

/** One client's testimonial about the platform. */
export const TestimonialCard = ({ testimonial: { content, rating, author } }: { testimonial: Testimonial }) => (
  <Card as="article" className="flex h-full flex-col gap-4">
    <Stars rating={rating} />
    <blockquote className="flex-1 font-display text-lg leading-snug">
      <p className="whitespace-pre-line">“{content}”</p>
    </blockquote>
    <footer className="flex items-center gap-3">
      <Avatar name={author.name} imageUrl={author.imageUrl} size="sm" />
      <p className="text-sm leading-tight">
        <cite className="block font-semibold not-italic">{author.name}</cite>
        <span className="text-quiet">{author.location}</span>
      </p>
    </footer>
  </Card>
)
