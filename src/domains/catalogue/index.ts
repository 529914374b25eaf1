export { offerCoupons } from './coupons/offer-coupons.ts'
export { type NewItem, offerItems } from './put-on-offer.ts'
