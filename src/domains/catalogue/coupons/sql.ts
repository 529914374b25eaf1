import type { Sql, Tx } from '#platform/db.ts'
import type { Coupon } from './rules.ts'
import { couponTitle } from './wording.rules.ts'

export type NewCoupon = Omit<Coupon, 'uses'> & { isPublic: boolean }

const columns = (sql: Sql) => sql`
  code, percent, amount, kinds, minimum, starts_at as "startsAt", ends_at as "endsAt", max_uses as "maxUses", uses`

/** Inserts a coupon or replaces its rules; uses stay counted. Its title says what it does. */
export const recordCoupon = (tx: Tx, c: NewCoupon) => tx`
  insert into catalogue_coupons (code, title, percent, amount, kinds, minimum, starts_at, ends_at, max_uses, is_public)
  values (${c.code}, ${couponTitle(c)}, ${c.percent}, ${c.amount}, ${c.kinds as string[]}, ${c.minimum}, ${c.startsAt},
    ${c.endsAt}, ${c.maxUses}, ${c.isPublic})
  on conflict (code) do update
    set title = excluded.title, percent = excluded.percent, amount = excluded.amount, kinds = excluded.kinds,
    minimum = excluded.minimum,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, max_uses = excluded.max_uses,
      is_public = excluded.is_public`

export async function lockCoupon(tx: Tx, code: string): Promise<Coupon | undefined> {
  const [row] = await tx<Coupon[]>`select ${columns(tx)} from catalogue_coupons where code = ${code} for update`
  return row
}

export type RunningCoupon = NewCoupon & Pick<Coupon, 'uses'>

export const listRunningCoupons = (sql: Sql, now: Date) => sql<RunningCoupon[]>`
  select ${columns(sql)}, is_public as "isPublic" from catalogue_coupons
  where is_public and starts_at <= ${now} and ends_at > ${now} and (max_uses is null or uses < max_uses)
    order by ends_at, code`

/** The order that holds this coupon for a person, if there is one. */
export async function findCouponHolder(sql: Sql, code: string, personId: string): Promise<string | undefined> {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from catalogue_coupon_uses
      where code = ${code} and person_id = ${personId} and returned_at is null`
  return row?.orderId
}

export const insertCouponUse = (tx: Tx, use: { orderId: string; code: string; personId: string; at: Date }) => tx`
  with counted as (update catalogue_coupons set uses = uses + 1 where code = ${use.code} returning code)
  insert into catalogue_coupon_uses (order_id, code, person_id, taken_at) select ${use.orderId}, code, ${use.personId},
    ${use.at} from counted`

/** Returns the use of a coupon, once. */
export const returnCouponUse = (tx: Tx, orderId: string, at: Date) => tx`
  with returned as (
    update catalogue_coupon_uses set returned_at = ${at} where order_id = ${orderId} and returned_at is null
      returning code
  )
  update catalogue_coupons c set uses = uses - 1 from returned r where c.code = r.code`
