import { balanceMoved } from '#domains/wallet/facts.ts'
import {
  balanceOf,
  grantBonus,
  lockEarnings,
  lockSpendable,
  oweEarnings,
  postJournals,
  sumEarningsDebts,
  toClearOf,
} from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { compensationJournal } from './money.rules.ts'
import { COMPENSATION, COMPENSATION_MS, MOST_COVERED, MOST_UNPAID } from './rules.ts'
import { countUnpaid, debtOf, insertCompensation } from './compensations.sql.ts'
import type { Booking } from './sql.ts'

/**
 * The consultant of a locked booking did not come or cancelled late: its client gets a bonus at the consultant's cost,
 * inside the caller's transaction, once for each pair in ninety days, to be spent with anybody else. What the
 * consultant does not have available is their debt. The house waits for three of these in ninety days, because a
 * consultant who never earns would pay with its money; for ten while earnings that did not clear yet cover them all,
 * because claims may give those back. Answers the bonus in centavos; zero: none.
 */
export async function compensateClient(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Booking, 'id' | 'clientId' | 'consultantId'>,
  at: Date,
): Promise<Centavos> {
  // The bonus is locked before the consultant's account, as by everything that spends.
  await lockSpendable(tx, clientId)
  const available = await lockEarnings(tx, consultantId)
  if (available < COMPENSATION && !(await mayWait(tx, consultantId, available, at))) return 0n
  const expiresAt = new Date(at.getTime() + COMPENSATION_MS)
  const compensation = { bookingId: id, clientId, consultantId, amount: COMPENSATION, at }
  if (!(await insertCompensation(tx, { ...compensation, againFrom: expiresAt }))) return 0n
  const grant = { id: `booking-${id}`, personId: clientId, amount: COMPENSATION, grantedAt: at, expiresAt }
  const taken = await oweEarnings(tx, { id: debtOf(id), consultantId, clientId, amount: COMPENSATION, at })
  if (taken > 0n) await postJournals(tx, [compensationJournal(id, consultantId, taken)])
  await grantBonus(tx, { ...grant, notWith: consultantId })
  await announce(tx, balanceMoved(clientId), balanceMoved(consultantId))
  return COMPENSATION
}

/** Whether the house waits for one more to be paid. */
async function mayWait(tx: Tx, consultantId: string, available: Centavos, at: Date): Promise<boolean> {
  const [toClear, debts] = [await balanceOf(tx, toClearOf(consultantId)), await sumEarningsDebts(tx, consultantId)]
  const most = available + toClear - debts < COMPENSATION ? MOST_UNPAID : MOST_COVERED
  return (await countUnpaid(tx, consultantId, new Date(at.getTime() - COMPENSATION_MS))) < most
}
