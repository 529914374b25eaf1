import { guardConsultation } from '#domains/limits/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readAgain } from '#shared/facts.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { sumBooked } from '../billing/booked.sql.ts'
import { reserveFunds } from '../billing/reserve-funds.ts'
import { shortfallReason } from '../billing/coverage.rules.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { restartClock } from './resume-consultation.ts'
import { roomTopic } from '../room/facts.ts'
import { asksToContinue, isOpen } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf, recordChange } from '../state/sql.ts'

/**
 * The client says yes to going on after the free minutes or the booked time: more is reserved, and the clock runs
 * again. Refuses what lasts for less than three minutes, the own limits, and what is over. Repeating changes nothing.
 * Answers the consultation.
 */
export async function continueConsultation(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (c?.clientId !== clientId) throw refuse('not_found')
    if (!isOpen(c.state)) throw refuse('not_now')
    if (!c.awaitsConfirmation) return readConsultation(tx, id, clientId)
    const at = await clock(tx)
    // The price of a booking was the limit of its own time.
    const wished = c.bookedAt ? null : c.spendingLimit
    const { allowance, spendingLimit: own } = await guardConsultation(tx, {
      personId: clientId,
      wished,
      booked: () => sumBooked(tx, { clientId, at, now: at }),
      now: at,
    })
    const spendingLimit = c.bookedAt && own !== null ? c.held + own : own
    const next = await reserveFunds(tx, { ...c, spendingLimit, awaitsConfirmation: false }, { allowance, at })
    const short = shortfallReason({
      pricePerMinute: c.pricePerMinute,
      coveredMs: next ? next.reserved.coveredMs - c.coveredMs : 0n,
      money: next ? next.reserved.held - c.held : 0n,
      spendingLimit: own,
      allowance,
    })
    if (short) throw refuse(short)
    if (!next) throw new Error('Three minutes are covered by nothing')
    const change = { ...next.reserved, spendingLimit, awaitsConfirmation: false }
    await recordChange(tx, id, change)
    await postJournals(tx, next.journals)
    const confirmed = { ...c, ...change }
    const wasAsked = c.state === 'paused' && asksToContinue(c.reason)
    if (!wasAsked) await announce(tx, readAgain(roomTopic(id)))
    const running = wasAsked
      ? await restartClock(tx, confirmed, at, c.isAutomatic ? { clientKeptAt: at } : {})
      : confirmed
    await announce(tx, balanceMoved(clientId))
    return consultationViewOf(running, { readerId: clientId, readAt: at })
  })
}
