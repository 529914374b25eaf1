import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { OrderKind } from '../rules.ts'
import type { Coupon, CouponRow } from './rules.ts'
import { couponTitle } from './wording.rules.ts'

export type NewCoupon = Omit<Coupon, 'uses'> &
  Partial<Pick<CouponRow, 'perPerson' | 'isFirstPurchase' | 'isAutomatic'>> & { isPublic: boolean }

const columns = (sql: Sql) => sql`
  code, percent, amount, kinds, minimum, starts_at as "startsAt", ends_at as "endsAt", max_uses as "maxUses", uses,
  per_person as "perPerson", is_first_purchase as "isFirstPurchase", is_automatic as "isAutomatic"`

/** Inserts a coupon or replaces its rules; uses stay counted. Its title says what it does. */
export const recordCoupon = (tx: Tx, c: NewCoupon) => tx`
  insert into catalogue_coupons (code, title, percent, amount, kinds, minimum, starts_at, ends_at, max_uses, is_public,
    per_person, is_first_purchase, is_automatic)
  values (${c.code}, ${couponTitle(c)}, ${c.percent}, ${c.amount}, ${c.kinds as string[]}, ${c.minimum}, ${c.startsAt},
    ${c.endsAt}, ${c.maxUses}, ${c.isPublic}, ${c.perPerson ?? 1}, ${c.isFirstPurchase ?? false},
    ${c.isAutomatic ?? false})
  on conflict (code) do update
    set title = excluded.title, percent = excluded.percent, amount = excluded.amount, kinds = excluded.kinds,
    minimum = excluded.minimum,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, max_uses = excluded.max_uses,
      is_public = excluded.is_public, per_person = excluded.per_person,
    is_first_purchase = excluded.is_first_purchase, is_automatic = excluded.is_automatic,
    revision = catalogue_coupons.revision + 1`

export async function lockCoupon(tx: Tx, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx<CouponRow[]>`select ${columns(tx)} from catalogue_coupons where code = ${code} for update`
  return row
}

export type RunningCoupon = CouponRow & { isPublic: boolean }

export const listRunningCoupons = (sql: Sql, now: Date) => sql<RunningCoupon[]>`
  select ${columns(sql)}, is_public as "isPublic" from catalogue_coupons
  where is_public and starts_at <= ${now} and ends_at > ${now} and (max_uses is null or uses < max_uses)
    order by ends_at, code`

/** The orders that hold this coupon for a person; one that is not paid yet comes first. */
export const listCouponHolders = async (sql: Sql, code: string, personId: string): Promise<string[]> =>
  (
    await sql<{ orderId: string }[]>`
      select u.order_id as "orderId" from catalogue_coupon_uses u join catalogue_orders o on o.id = u.order_id
      where u.code = ${code} and u.person_id = ${personId} and u.returned_at is null
      order by o.paid_at is not null, u.taken_at desc`
  ).map(({ orderId }) => orderId)

/** Undefined: no such coupon. */
export async function findUsesPerPerson(sql: Sql, code: string): Promise<number | undefined> {
  const [row] = await sql<{ perPerson: number }[]>`
    select per_person as "perPerson" from catalogue_coupons where code = ${code}`
  return row?.perPerson
}

/** Whether somebody paid an order, whatever came back of it since. */
export async function hasPurchased(sql: Sql, personId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from catalogue_orders where person_id = ${personId} and paid_at is not null) as has`
  return row!.has
}

type Purchase = { personId: string; kind: OrderKind; price: Centavos; at: Date }

/** Running coupons that such an order takes by itself; uses that an order holds which nobody tries to pay are free. */
export const listAutomatic = (sql: Sql, { personId, kind, price, at }: Purchase) => sql<CouponRow[]>`
  select ${columns(sql)} from catalogue_coupons c
  where is_automatic and ends_at > ${at} and starts_at <= ${at} and ${kind} = any(kinds) and minimum <= ${price}
    and (max_uses is null or uses < max_uses)
    and (select count(*) from catalogue_coupon_uses u join catalogue_orders o on o.id = u.order_id
      where u.code = c.code and u.person_id = ${personId} and u.returned_at is null and o.state <> 'open') < per_person
    and not (is_first_purchase
      and exists (select from catalogue_orders where person_id = ${personId} and paid_at is not null))
  order by code limit 50`

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
