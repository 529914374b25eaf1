import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { holdEarnings, insertAwaiting } from '#domains/wallet/index.ts'
import { giveBack } from './give-back.ts'
import { tellByRule } from './letters.ts'
import { canAskUntil, refuse, ruleOf } from './rules.ts'
import { insertByRule } from './sql.ts'
import { takeStockOf } from './take-stock.ts'

type Taking = { consultationId: string; clientId: string; clock: Clock }

/**
 * What a rule gives back of a conversation, at once and once; asked again, nothing happens. Earnings that have cleared
 * stay the consultant's, the house pays then. Refuses somebody else's conversation, one to which no rule applies, one
 * that a person looks at, and seven days after its end.
 */
export const takeByRule = (db: Db, { consultationId, clientId, clock }: Taking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { settlement, cost, claims, before, left, next } = await takeStockOf(tx, consultationId, clientId)
    if (claims.some(({ way }) => way === 'rule')) return
    const at = await clock(tx)
    const found = ruleOf(settlement, cost)
    if (!found) throw refuse('no_rule')
    if (claims.length > 0) throw refuse('already_asked')
    if (at >= canAskUntil(settlement)) throw refuse('too_late')
    const { rule, amount } = found
    if (left < amount) throw refuse('nothing_left')
    const earnedAt = await holdEarnings(tx, consultationId)
    const bearer = earnedAt ? found.bearer : 'house'
    const { toBonus } = await giveBack(tx, { settlement, cost, n: next, before, amount, bearer, at })
    if (earnedAt) await insertAwaiting(tx, consultationId, earnedAt)
    const id = crypto.randomUUID()
    await insertByRule(tx, { id, consultationId, clientId, rule, at, n: next, amount, toBonus, bearer })
    await tellByRule(tx, { id, clientId, rule, amount, toBonus }, at)
  })
