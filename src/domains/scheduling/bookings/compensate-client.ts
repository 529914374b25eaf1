import { balanceMoved } from '#domains/wallet/facts.ts'
import {
  balanceOf,
  grantBonus,
  lockSpendable,
  oweEarnings,
  postJournals,
  readEarningsBalances,
} from '#domains/wallet/index.ts'
import { toClearOf } from '#domains/wallet/rules.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { compensationJournal } from './money.rules.ts'
import { COMPENSATION, COMPENSATION_MS, MOST_AT_HOUSES_COST } from './rules.ts'
import { debtOf, insertCompensation, sumUnpaid } from './compensations.sql.ts'
import type { Booking } from './sql.ts'

/**
 * The consultant of a locked booking did not come or cancelled late: its client gets a bonus at their cost, once for
 * each pair in ninety days. Beyond what they have earned the house waits, up to a limit. Answers centavos; zero: none.
 */
export async function compensateClient(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Booking, 'id' | 'clientId' | 'consultantId'>,
  at: Date,
): Promise<Centavos> {
  // The bonus is locked before the consultant's account, as by everything that spends.
  await lockSpendable(tx, clientId)
  const earnings = await readEarningsBalances(tx, consultantId, { isLocked: true })
  if ((await atHousesCost(tx, consultantId, earnings, at)) > MOST_AT_HOUSES_COST) return 0n
  const expiresAt = new Date(at.getTime() + COMPENSATION_MS)
  const compensation = { bookingId: id, clientId, consultantId, amount: COMPENSATION, at }
  if (!(await insertCompensation(tx, { ...compensation, againFrom: expiresAt }))) return 0n
  const grant = { id: `booking-${id}`, personId: clientId, amount: COMPENSATION, grantedAt: at, expiresAt }
  const taken = await oweEarnings(tx, {
    id: debtOf(id),
    subject: { kind: 'booking', id },
    consultantId,
    clientId,
    amount: COMPENSATION,
    at,
  })
  if (taken > 0n) await postJournals(tx, [compensationJournal(id, consultantId, taken)])
  await grantBonus(tx, { ...grant, notWith: consultantId })
  await announce(tx, balanceMoved(clientId), balanceMoved(consultantId))
  return COMPENSATION
}

/** What the house would wait for with one more: neither available nor to clear, and not owed for something else. */
async function atHousesCost(
  tx: Tx,
  consultantId: string,
  { available, owed }: { available: Centavos; owed: Centavos },
  at: Date,
): Promise<Centavos> {
  const more = COMPENSATION - least(available, COMPENSATION)
  if (more === 0n) return 0n
  const uncovered = owed + more - (await balanceOf(tx, toClearOf(consultantId)))
  const unpaid = await sumUnpaid(tx, consultantId, new Date(at.getTime() - COMPENSATION_MS))
  return least(uncovered, unpaid + more)
}
