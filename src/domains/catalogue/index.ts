export { offerCoupons } from './coupons/offer-coupons.ts'
export { type Offered, putOnOffer } from './put-on-offer.ts'
