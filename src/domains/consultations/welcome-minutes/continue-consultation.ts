import { guardConsultation } from '#domains/limits/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournalsAtomically } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readAgain } from '#shared/facts.ts'
import { reserveFunds } from '../billing/reserve-funds.ts'
import { shortfallReason } from '../billing/coverage.rules.ts'
import { coversMinimum } from '../billing/money.rules.ts'
import { restartClock } from '../resume-consultation.ts'
import { roomTopic } from '../room.facts.ts'
import { isOpen, refuse } from '../rules.ts'
import { lockConsultationOf, recordChange } from '../sql.ts'

/**
 * The client agrees to continue after the free minutes: what follows them is reserved now, from prepaid minutes and
 * credit, and a clock that waited for the answer starts again. Refuses what does not last for three more minutes, what
 * the client's own limits do not allow, and a consultation that is over. Agreeing twice changes nothing.
 */
export async function continueConsultation(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (c?.clientId !== clientId) throw refuse('not_found')
    if (!isOpen(c.state)) throw refuse('not_now')
    if (!c.awaitsConfirmation) return
    const at = await clock(tx)
    const { allowance } = await guardConsultation(tx, { personId: clientId, wished: c.spendingLimit, now: at })
    const next = await reserveFunds(tx, { ...c, awaitsConfirmation: false }, { allowance, at })
    const more = { pricePerMinute: c.pricePerMinute, coveredMs: next ? next.reserved.coveredMs - c.coveredMs : 0n }
    if (!next || !coversMinimum({ ...more, held: next.reserved.held }))
      throw refuse(shortfallReason({ ...more, spendingLimit: c.spendingLimit, allowance }))
    await recordChange(tx, id, { ...next.reserved, awaitsConfirmation: false })
    await postJournalsAtomically(tx, next.journals)
    if (c.reason === 'free_minutes_over') await restartClock(tx, c, at)
    else await announce(tx, readAgain(roomTopic(id)))
    await announce(tx, balanceMoved(clientId))
  })
}
