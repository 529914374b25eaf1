import type { Sql } from '#platform/db.ts'
import { RISE_WINDOW_MS } from '../rules.ts'
import type { OwnAnswerTerms } from './contract.ts'
import { highestAnswerPrice } from '../answers.rules.ts'
import { findAnswerTerms, findNextAnswerPrice, listAnswerTermsSince } from './sql.ts'

/** What an answer costs with this consultant, as they see it: also what comes, and how far it may rise now. */
export async function readAnswerTerms(sql: Sql, consultantId: string, now: Date): Promise<OwnAnswerTerms> {
  const { price, hours, isOpen } = await findAnswerTerms(sql, consultantId, now)
  const since = new Date(now.getTime() - RISE_WINDOW_MS)
  const lately = (await listAnswerTermsSince(sql, consultantId, { now, since })).map((terms) => terms.price)
  const lowest = lately.toSorted((a, b) => Number(a - b))[0]
  const next = await findNextAnswerPrice(sql, consultantId, now)
  return { priceCents: price, hours, isOpen, next, highestCents: highestAnswerPrice(lowest) }
}
