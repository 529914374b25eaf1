import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readCoupon, readCoupons } from './read-coupons.ts'
import { endCoupon, writeCoupon } from './write-coupon.ts'

export const couponEndpoints: Route[] = [
  serve(contract.listOwnCoupons, ({ db, now, input }) => readCoupons(db, { ...input, at: now })),
  serve(contract.writeCoupon, async ({ db, clock, viewer, input }) => {
    await writeCoupon(db, { by: viewer.id, clock }, input)
    return { coupon: await readCoupon(db, input.code, await clock(db)) }
  }),
  serve(contract.endCoupon, async ({ db, clock, viewer, input }) => {
    await endCoupon(db, { by: viewer.id, clock }, input)
    return {}
  }),
]
