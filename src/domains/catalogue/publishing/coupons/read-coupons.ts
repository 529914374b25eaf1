import type { Sql } from '#platform/db.ts'
import { couponTitle } from '../../coupons/wording.rules.ts'
import type { OwnCoupon } from './contract.ts'
import { COUPON_KINDS, stateOf } from './rules.ts'
import { listOwn, type OwnRow } from './sql.ts'

const A_PAGE = 50

const viewOf = ({ amount, minimum, brought, cost, ...row }: OwnRow, at: Date): OwnCoupon => ({
  ...row,
  kinds: COUPON_KINDS.filter((kind) => row.kinds.includes(kind)),
  title: couponTitle({ ...row, amount }),
  amountCents: amount,
  minimumCents: minimum,
  broughtCents: brought,
  costCents: cost,
  state: stateOf(row, at),
})

/** A page of coupons, the latest start first. `next`: where the following one begins; null: there is none. */
export async function readCoupons(sql: Sql, { after, at }: { after?: string | undefined; at: Date }) {
  const rows = await listOwn(sql, { most: A_PAGE + 1, ...(after && { after }) })
  const coupons = rows.slice(0, A_PAGE).map((row) => viewOf(row, at))
  return { coupons, next: rows.length > A_PAGE ? coupons.at(-1)!.code : null }
}

/** One coupon that is there. */
export async function readCoupon(sql: Sql, code: string, at: Date): Promise<OwnCoupon> {
  const [row] = await listOwn(sql, { most: 1, code })
  return viewOf(row!, at)
}
