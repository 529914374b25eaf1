import type { Sql } from '#platform/db.ts'
import type { Promotion } from './contract.ts'
import { listRunningCoupons } from './sql.ts'

/** Public coupons that can be used now, with their rules. */
export async function listPromotions(sql: Sql, now: Date): Promise<Promotion[]> {
  const running = await listRunningCoupons(sql, now)
  return running.map(({ code, title, percent, amount, kinds, minimum, startsAt, endsAt, maxUses }) => ({
    code,
    title,
    percent,
    amountCents: amount,
    kinds: [...kinds],
    minimumCents: minimum,
    startsAt,
    endsAt,
    maxUses,
  }))
}
