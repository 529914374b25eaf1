export { listProductAddresses } from './products/list-addresses.ts'
export { offerProduct } from './products/offer-product.ts'
