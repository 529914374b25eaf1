export { type Offered, putOnOffer } from './put-on-offer.ts'
