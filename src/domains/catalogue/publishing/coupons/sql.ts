import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CouponRow } from '../../coupons/rules.ts'

export type OwnRow = CouponRow & {
  title: string
  isPublic: boolean
  revision: number
  orders: number
  brought: Centavos
  cost: Centavos
}

const columns = (sql: Sql) => sql`
  c.code, c.title, c.percent, c.amount, c.kinds, c.minimum, c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.max_uses as "maxUses", c.uses, c.per_person as "perPerson", c.is_first_purchase as "isFirstPurchase",
  c.is_automatic as "isAutomatic", c.is_public as "isPublic", c.revision`

/** The latest start first, from the one after `after` on; or that one coupon. */
export const listOwn = (sql: Sql, { most, after, code }: { most: number; after?: string; code?: string }) => sql<
  OwnRow[]
>`
  select ${columns(sql)}, s.orders, s.brought, s.cost
  from (
    select * from catalogue_coupons
    where ${code === undefined ? sql`true` : sql`code = ${code}`}
      ${
        after === undefined
          ? sql``
          : sql`and (starts_at, code) < (select starts_at, code from catalogue_coupons where code = ${after})`
      }
    order by starts_at desc, code desc limit ${most}
  ) c
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(total), 0)::bigint as brought, coalesce(sum(discount), 0)::bigint as cost
    from catalogue_orders o where o.coupon = c.code and o.state in ('paid', 'partly_refunded')
  ) s
  order by c.starts_at desc, c.code desc`

export async function lockOwn(tx: Tx, code: string): Promise<Omit<OwnRow, 'orders' | 'brought' | 'cost'> | undefined> {
  const [row] = await tx<OwnRow[]>`select ${columns(tx)} from catalogue_coupons c where code = ${code} for update`
  return row
}

export const updateEnd = (tx: Tx, code: string, endsAt: Date) => tx`
  update catalogue_coupons set ends_at = ${endsAt}, revision = revision + 1 where code = ${code}`

/** Of one that nobody took. */
export const deleteCoupon = (tx: Tx, code: string) => tx`delete from catalogue_coupons where code = ${code}`
