import { postJournals } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { isRefusal } from '#shared/refusal.ts'
import { settleConsultation } from './settle-consultation.ts'
import { findNextBooking } from '../appointments/sql.ts'
import { APPOINTMENT_MS } from '../state/deadlines.rules.ts'
import { reserveFunds } from '../billing/reserve-funds.ts'
import { channelUsageOf } from '../billing/channel-usage.rules.ts'
import { limitsInForce } from '../billing/limits-in-force.ts'
import { capture, fundedMs } from '../billing/money.rules.ts'
import { stopClock } from './pause-consultation.ts'
import { type Consultation, lockConsultation, recordChange } from '../state/sql.ts'
import { recordHoldChecked } from '../billing/sql.ts'

/**
 * Reserves the next minutes of a running consultation, minutes first and then credit, within the limits as they are
 * now; charges what is proven on the way. When nothing more is there and what was reserved is used up, it ends and is
 * settled.
 */
export async function extendHold(db: Db, { id, clock }: { id: string; clock: Clock }) {
  try {
    await inTransaction(db, async (tx) => {
      const running = await lockRunning(tx, id, clock)
      if (running) await extend(tx, running)
    })
  } catch (error) {
    // A hold that the ledger refuses by its key is none: the room lasts as long as what it has, and that is an error.
    if (!isRefusal(error, 'wallet.key_reused') && !isRefusal(error, 'wallet.already_posted')) throw error
    log.error({ err: error, consultation: id }, 'the ledger refused the hold of a room; it ends with what it has')
    await inTransaction(db, async (tx) => {
      const running = await lockRunning(tx, id, clock)
      if (running?.isUsedUp) await end(tx, running, 'out_of_funds')
    })
  }
}

type Running = { c: Consultation; isUsedUp: boolean; at: Date }

async function lockRunning(tx: Tx, id: string, clock: Clock): Promise<Running | undefined> {
  const c = await lockConsultation(tx, id)
  if (c?.state !== 'active') return undefined
  const at = await clock(tx)
  await recordHoldChecked(tx, id)
  return { c, isUsedUp: c.billedMs >= fundedMs(c, channelUsageOf(c)), at }
}

async function extend(tx: Tx, running: Running) {
  const { c, isUsedUp, at } = running
  if (c.awaitsConfirmation) return isUsedUp ? ask(tx, running) : undefined
  const { spendingLimit, allowance } = await limitsInForce(tx, c, at)
  const next = await reserveFunds(tx, { ...c, spendingLimit }, { allowance, at })
  if (next) {
    const { journal, ...charged } = capture(c) ?? {}
    await recordChange(tx, c.id, { ...charged, ...next.reserved })
    await postJournals(tx, [...(journal ? [journal] : []), ...next.journals])
  } else if (isUsedUp) {
    // What was reserved before a limit was tightened has been used.
    const isLimited = allowance === 0n || (spendingLimit !== null && c.held >= spendingLimit)
    await end(tx, running, isLimited ? 'limit_reached' : 'out_of_funds')
  }
}

/** Whether the client goes on at the agreed price: after free minutes, or the time that was booked. */
async function ask(tx: Tx, running: Running) {
  const { c, at } = running
  const before = new Date(at.getTime() + APPOINTMENT_MS.opensBefore)
  if (!c.bookedAt) await stopClock(tx, c, { cause: { reason: 'free_minutes_over' }, at })
  else if (await findNextBooking(tx, { ...c, before })) await end(tx, running, 'booked_time_over')
  else await stopClock(tx, c, { cause: { reason: 'booked_time_over' }, at })
}

const end = (tx: Tx, { c, at }: Running, reason: 'booked_time_over' | 'limit_reached' | 'out_of_funds') =>
  settleConsultation(tx, c, { state: 'ended', cause: { reason }, at })
