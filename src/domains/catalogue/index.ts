export { addFirstItems } from './add-first-items.ts'
export { offerCoupons } from './coupons/offer-coupons.ts'
export { FIRST_ITEMS } from './first-items.ts'
export { type NewItem, offerItems } from './offer-items.ts'
export { listItems } from './sql.ts'
/** @public */
export { findGoodsOrder, type GoodsOrder, lockGoods } from './goods/find-goods-order.ts'
/** @public */
export { packGoods, unpackGoods } from './goods/pack-goods.ts'
/** @public */
export { refundGoods } from './goods/refund-goods.ts'
