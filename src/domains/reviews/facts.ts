import { reviewsTopic } from '#domains/consultants/facts.ts'
import { productsTopic } from '#domains/shop/facts.ts'
import { fact, topic } from '#shared/facts.ts'

export const reviewAnswered = fact(reviewsTopic, 'review_answered', {})

/** `testimonials:{id}`: what the site shows of them. */
export const testimonialsTopic = topic('testimonials')
export const testimonialDecided = fact(testimonialsTopic, 'testimonial_decided', {})

export const productReviewed = fact(productsTopic, 'product_reviewed', {})
