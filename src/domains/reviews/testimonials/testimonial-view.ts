import { displayNameOf } from '../rules.ts'
import type { OwnTestimonial, Testimonial, TestimonialCase } from './contract.ts'
import type { TestimonialRow } from './sql.ts'

/** As everybody sees it. Clients have no portraits. */
export const toTestimonial = ({ id, text, stars, firstName, lastName, location }: TestimonialRow): Testimonial => ({
  id,
  content: text,
  rating: stars,
  author: { name: displayNameOf(firstName, lastName), location, imageUrl: null },
})

/** As its author sees it. */
export const toOwnTestimonial = ({ id, text, stars, location, state, reason }: TestimonialRow): OwnTestimonial => ({
  id,
  content: text,
  rating: stars,
  location,
  state,
  reason,
})

/** As the admin sees it. */
export const toTestimonialCase = ({
  id,
  text,
  stars,
  location,
  personId,
  firstName,
  lastName,
  writtenAt,
  state,
  reason,
  decidedBy,
  decidedAt,
}: TestimonialRow): TestimonialCase => ({
  id,
  content: text,
  rating: stars,
  location,
  author: { id: personId, name: `${firstName} ${lastName}`.trim() },
  writtenAt,
  state,
  decision: decidedAt && { reason, by: decidedBy ?? '', decidedAt },
})
