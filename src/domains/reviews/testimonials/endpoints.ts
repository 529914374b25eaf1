import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { decideTestimonial } from './decide-testimonial.ts'
import { sendTestimonial } from './send-testimonial.ts'
import { toTestimonial, toOwnTestimonial, toTestimonialCase } from './testimonial-view.ts'
import { findLatestOf, listInState, listPublished } from './sql.ts'

const MOST = 100

export const testimonialEndpoints: Route[] = [
  serve(contract.listTestimonials, async ({ db }) => (await listPublished(db, MOST)).map(toTestimonial)),
  serve(contract.readOwnTestimonial, async ({ db, viewer }) => {
    const latest = await findLatestOf(db, viewer.id)
    return { testimonial: latest ? toOwnTestimonial(latest) : null }
  }),
  serve(contract.sendTestimonial, async ({ db, clock, viewer, input: { id, rating, content, location } }) =>
    toOwnTestimonial(
      await sendTestimonial(db, { id, personId: viewer.id, stars: rating, text: content, location, clock }),
    ),
  ),
  serve(contract.listTestimonialCases, async ({ db, input: { state } }) => ({
    testimonials: (await listInState(db, state, MOST)).map(toTestimonialCase),
  })),
  serve(contract.decideTestimonial, async ({ db, clock, viewer, input }) =>
    toTestimonialCase(await decideTestimonial(db, { ...input, decidedBy: viewer.id, clock })),
  ),
]
