import { type Db, inTransaction } from '#platform/db.ts'
import { type NewCoupon, recordCoupon } from './sql.ts'

/** Inserts coupons, or replaces the rules of those with the same code. */
export const offerCoupons = (db: Db, coupons: readonly NewCoupon[]) =>
  inTransaction(db, async (tx) => {
    for (const coupon of coupons) await recordCoupon(tx, coupon)
  })
