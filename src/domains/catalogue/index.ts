export { offerCoupons } from './coupons/offer-coupons.ts'
export { type NewItem, offerItems } from './offer-items.ts'
