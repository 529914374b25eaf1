export { offerProduct } from './products/offer-product.ts'
