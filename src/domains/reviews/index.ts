export { answerReview } from './answer-review.ts'
export { writeReview } from './write-review.ts'
export { decideTestimonial } from './testimonials/decide-testimonial.ts'
export { sendTestimonial } from './testimonials/send-testimonial.ts'
