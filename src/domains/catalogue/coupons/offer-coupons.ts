import { type Db, inTransaction } from '#platform/db.ts'
import { type NewCoupon, recordCoupon } from './sql.ts'

/** Puts coupons into force, or other rules in place of what stood under their codes. */
export const offerCoupons = (db: Db, coupons: readonly NewCoupon[]) =>
  inTransaction(db, async (tx) => {
    for (const coupon of coupons) await recordCoupon(tx, coupon)
  })
