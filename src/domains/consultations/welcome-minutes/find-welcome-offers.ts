import { commissionBps } from '#domains/consultants/commission.rules.ts'
import { cachedRead } from '#platform/cached-read.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { findBudgetLeft } from './budget/sql.ts'
import { WELCOME_MS, WELCOME_PER_DAY, welcomeEarnings } from './rules.ts'
import { listWelcomeCandidates } from './sql.ts'

const MOST = 60

/** Which of these consultants, or of all, can still be paid for five free minutes today. */
async function listOffering(sql: Sql, { ids, now }: { ids?: readonly string[]; now: Date }): Promise<string[]> {
  const day = dayInSaoPaulo(now)
  const left = await findBudgetLeft(sql, day)
  if (left !== null && left <= 0n) return []
  const candidates = await listWelcomeCandidates(sql, { ids, day, now, most: MOST })
  return candidates
    .filter(({ tier, agreedBps, pricePerMinute, spentToday }) => {
      const share = agreedBps ?? commissionBps(tier)
      const cost = welcomeEarnings({ pricePerMinute, commissionBps: share }, WELCOME_MS)
      return spentToday + cost <= WELCOME_PER_DAY && (left === null || cost <= left)
    })
    .map(({ id }) => id)
}

/** It looks at every consultant who accepts, and whoever looks at the site asks. */
const isAnybodyOffering = cachedRead(10_000, async (sql: Sql, now) => (await listOffering(sql, { now })).length > 0)

/**
 * Which of these consultants still give free minutes today, and whether anybody does: the platform pays for them up to
 * `WELCOME_PER_DAY` a consultant (money-and-time.md, S14). Whether a person gets them is `findWelcomeMinutes`.
 */
export async function findWelcomeOffers(sql: Sql, { ids, now }: { ids?: readonly string[] | undefined; now: Date }) {
  const consultantIds = ids && ids.length > 0 ? await listOffering(sql, { ids, now }) : []
  return { consultantIds, isAnybody: consultantIds.length > 0 || (await isAnybodyOffering(sql, now)) }
}
