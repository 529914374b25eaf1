import type { Sql } from '#platform/db.ts'
import type { Promotion } from './contract.ts'
import { listRunningCoupons } from './sql.ts'
import { couponTitle } from './wording.rules.ts'

/** Public coupons that can be used now, with their rules. */
export async function listPromotions(sql: Sql, now: Date): Promise<Promotion[]> {
  const running = await listRunningCoupons(sql, now)
  return running.map(({ code, percent, amount, kinds, minimum, startsAt, endsAt, maxUses, ...limits }) => ({
    code,
    title: couponTitle({ percent, amount, kinds }),
    percent,
    amountCents: amount,
    kinds: [...kinds],
    minimumCents: minimum,
    startsAt,
    endsAt,
    maxUses,
    perPerson: limits.perPerson,
    isFirstPurchase: limits.isFirstPurchase,
    isAutomatic: limits.isAutomatic,
  }))
}
