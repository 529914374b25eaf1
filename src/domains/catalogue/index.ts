export { putOnOffer } from './put-on-offer.ts'
