export { listProductAddresses } from './products/list-product-addresses.ts'
export { offerProduct } from './products/offer-product.ts'
