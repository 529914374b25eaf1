import { signatureOf } from '../rules.ts'
import type { OwnTestimonial, Testimonial, TestimonialCase } from './contract.ts'
import type { Row } from './sql.ts'

/** As everybody sees it. Clients have no portraits here. */
export const shown = ({ id, text, stars, firstName, lastName, location }: Row): Testimonial => ({
  id,
  content: text,
  rating: stars,
  author: { name: signatureOf(firstName, lastName), location, imageUrl: null },
})

/** As its author sees it. */
export const shownToAuthor = ({ id, text, stars, location, state, reason }: Row): OwnTestimonial => ({
  id,
  content: text,
  rating: stars,
  location,
  state,
  reason,
})

/** As whoever decides sees it. */
export const shownToDecide = ({
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
}: Row): TestimonialCase => ({
  id,
  content: text,
  rating: stars,
  location,
  author: { id: personId, name: `${firstName} ${lastName}`.trim() },
  writtenAt,
  state,
  decision: decidedAt && { reason, by: decidedBy ?? '', decidedAt },
})
