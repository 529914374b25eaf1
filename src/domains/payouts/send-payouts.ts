import { inTransaction, type Tx } from '#platform/db.ts'
import { findClosing } from '#platform/switches/sql.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { lockPayee } from '#domains/consultants/index.ts'
import { applyTransfer } from './apply-transfer.ts'
import { endUnpaid, keepWaiting } from './move-payout.ts'
import type { BankContext } from './payout-context.ts'
import { LEASE_MS, SENDS_WITHIN_MS, TWINS_APART_MS } from './rules.ts'
import { hasTwin, listToSend, lockPayout, type PayoutRow, recordMove } from './sql.ts'

const AT_ONCE = 4
const MOST = 100
const elapsed = () => performance.now()

/** Sends what was asked for, each once; while payouts are switched off it waits. Answers how many waited. */
export async function sendPayouts(context: BankContext): Promise<number> {
  const { db, clock } = context
  const now = await clock(db)
  if (await findClosing(db, 'payouts', now)) return 0
  return sweepDue(context, {
    name: 'payouts.send',
    list: (most, aside) => listToSend(db, { now, twinsSince: new Date(now.getTime() - TWINS_APART_MS), most, aside }),
    subjectOf: (id) => id,
    act: (id) => sendPayout(context, id),
    most: MOST,
    atOnce: AT_ONCE,
  })
}

/**
 * Takes a payout, commits that it is being sent, and only then calls the bank. One to a document that was replaced
 * meanwhile is cancelled, and the money is available again.
 */
export async function sendPayout(context: BankContext, id: string) {
  const { db, clock, gateway, monotonic = elapsed } = context
  const takenAt = monotonic()
  const taken = await inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, id)
    return payout?.state === 'asked' ? take(tx, payout, await clock(tx), gateway.name) : undefined
  })
  if (taken) await callBank(context, taken, takenAt)
}

/**
 * Marks a locked payout, which is with no bank, as being sent. Undefined: it was cancelled, rests or is held, or the
 * same amount went to the same key just now, which banks take for a mistake and refuse.
 */
async function take(tx: Tx, payout: PayoutRow, at: Date, gateway: string) {
  const payee = await lockPayee(tx, payout.consultantId, at)
  if (payee?.taxId !== payout.taxId) {
    await endUnpaid(tx, payout, { state: 'failed', failure: 'cancelled' }, at)
    return undefined
  }
  if (payee.restsUntil || payee.isHeld) return undefined
  if (await hasTwin(tx, payout, new Date(at.getTime() - TWINS_APART_MS))) return undefined
  const dueAt = new Date(at.getTime() + LEASE_MS)
  await recordMove(tx, payout.id, { state: 'sending', at, dueAt, gateway })
  return payout
}

/**
 * Calls the bank, outside of any transaction, for a payout committed as `sending`. Without an answer only asking is
 * left. Whoever was held up since `takenAt`, before its transaction, does not call: another process may ask by now.
 */
export async function callBank(context: BankContext, { id, amount, taxId }: PayoutRow, takenAt: number) {
  const { db, clock, gateway, log, monotonic = elapsed } = context
  if (monotonic() - takenAt > SENDS_WITHIN_MS) return
  const answer = await gateway.send({ id, amount, taxId, description: 'Ganhos no Sensitivos' }).catch((error) => {
    log.error({ err: error as unknown, payout: id }, 'no answer to a payout that was sent; the bank is asked')
  })
  if (answer) return applyTransfer(context, id, answer)
  await inTransaction(db, async (tx) => {
    const payout = (await lockPayout(tx, id))!
    if (payout.state === 'sending') await keepWaiting(tx, payout, 'unknown', await clock(tx))
  })
}

/**
 * Sends a payout again that the bank certainly never took, under the same id; not when somebody else learnt more
 * meanwhile.
 */
export async function sendAgain(context: BankContext, asked: PayoutRow) {
  const { db, clock, gateway, monotonic = elapsed } = context
  const takenAt = monotonic()
  const taken = await inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, asked.id)
    if (payout?.state !== asked.state || payout.asks !== asked.asks) return undefined
    return take(tx, payout, await clock(tx), gateway.name)
  })
  if (taken) await callBank(context, taken, takenAt)
}
