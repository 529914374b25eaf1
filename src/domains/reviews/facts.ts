import { reviewsTopic } from '#domains/consultants/facts.ts'
import { fact, topic } from '#shared/facts.ts'

export const reviewAnswered = fact(reviewsTopic, 'review_answered', {})

/** `testimonials:{id}`: what the site shows of them. */
export const testimonialsTopic = topic('testimonials')
export const testimonialDecided = fact(testimonialsTopic, 'testimonial_decided', {})
