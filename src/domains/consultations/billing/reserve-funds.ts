import { chatPriceOf } from '#domains/consultants/rules.ts'
import { lockSpendable, holdMinutes } from '#domains/wallet/index.ts'
import type { Journal } from '#domains/wallet/rules.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type Hold, HOLD_MS, holdJournal, nextHold } from './money.rules.ts'
import type { ConsultationChange, Consultation } from '../state/sql.ts'
import { coverableMs } from './coverage.rules.ts'

type ReservingConsultation = Pick<
  Consultation,
  | 'id'
  | 'clientId'
  | 'consultantId'
  | 'channel'
  | 'pricePerMinute'
  | 'spendingLimit'
  | 'billedMs'
  | 'coveredMs'
  | 'awaitsConfirmation'
  | 'held'
  | 'heldPromotional'
  | 'holdCount'
  | 'acceptsPackages'
>
type Reserved = Required<Pick<ConsultationChange, 'coveredMs' | 'held' | 'heldPromotional' | 'holdCount'>>

const NO_HOLD: Hold = { amount: 0n, promotional: 0n }

/**
 * Reserves cover for the next ten minutes under the room's lock: minutes first, then money. Nothing beyond free minutes
 * before the client agrees. Answers sums and journal; undefined: nothing is left. `allowance`: centavos that the own
 * limits leave.
 */
export async function reserveFunds(
  tx: Tx,
  c: ReservingConsultation,
  { allowance, at }: { allowance: Centavos | undefined; at: Date },
): Promise<{ reserved: Reserved; journals: Journal[] } | undefined> {
  const { id, clientId, consultantId, channel, pricePerMinute, awaitsConfirmation, acceptsPackages } = c
  const terms = {
    consultantId,
    channel,
    pricePerMinute,
    chatPricePerMinute: chatPriceOf(pricePerMinute, channel),
    isWelcome: awaitsConfirmation,
    acceptsPackages,
    at,
  }
  const moreMs = await holdMinutes(tx, {
    consultationId: id,
    personId: clientId,
    requestedMs: coverableMs(c),
    now: at,
    ...terms,
  })
  const hold = awaitsConfirmation
    ? NO_HOLD
    : nextHold(c, await lockSpendable(tx, clientId, { consultantId }), { allowance, requestedMs: HOLD_MS - moreMs })
  if (moreMs === 0n && hold.amount === 0n) return undefined
  const holdCount = hold.amount > 0n ? c.holdCount + 1 : c.holdCount
  return {
    reserved: {
      coveredMs: c.coveredMs + moreMs,
      held: c.held + hold.amount,
      heldPromotional: c.heldPromotional + hold.promotional,
      holdCount,
    },
    journals: hold.amount > 0n ? [holdJournal({ id, clientId, consultantId }, holdCount, hold)] : [],
  }
}
