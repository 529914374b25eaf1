import { fact, topic } from '#shared/facts.ts'

/** `products:{slug}`: one thing of the shop. */
export const productsTopic = topic('products')
export const productOffered = fact(productsTopic, 'product_offered', {})
