import { commissionBps } from '#domains/consultants/commission.rules.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { WELCOME_MS, WELCOME_PER_DAY, welcomeEarnings } from './rules.ts'
import { listWelcomeCandidates } from './sql.ts'

const MOST = 60

/**
 * Which of these consultants still give free minutes today, and whether anybody does: the platform pays for them up to
 * `WELCOME_PER_DAY` a consultant (money-and-time.md, S14). Whether a person gets them is `findWelcomeMinutes`.
 */
export async function findWelcomeOffers(sql: Sql, { ids, now }: { ids?: readonly string[] | undefined; now: Date }) {
  const day = dayInSaoPaulo(now)
  const offering = async (asked: readonly string[] | undefined) =>
    (await listWelcomeCandidates(sql, { ids: asked, day, now, most: MOST }))
      .filter(({ tier, pricePerMinute, spentToday }) => {
        const cost = welcomeEarnings({ pricePerMinute, commissionBps: commissionBps(tier) }, WELCOME_MS)
        return spentToday + cost <= WELCOME_PER_DAY
      })
      .map(({ id }) => id)
  const consultantIds = ids && ids.length > 0 ? await offering(ids) : []
  return { consultantIds, isAnybody: consultantIds.length > 0 || (await offering(undefined)).length > 0 }
}
