import type { Tx } from '#platform/db.ts'
import { lockSpendable } from '#domains/wallet/index.ts'
import { lockPayments } from '../sql.ts'
import { listCreditSources } from '../withdrawals/list-credit-sources.ts'
import { freezeCredit, sumUnfrozen } from './freeze-credit.ts'
import { keyOf } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Freezes credit that was reserved when a case was opened and came back since: from a room, a question, an unpaid order
 * or a transfer that failed; no more than the bank can still take of the payment. Credit of other purchases is not
 * touched. As part of the caller's transaction; locks the payments first.
 */
export async function freezeReleased(tx: Tx, personId: string) {
  const found = await sql.listCasesWithReserved(tx, personId)
  if (found.length === 0) return
  await lockPayments(
    tx,
    found.map(({ paymentId }) => paymentId),
  )
  const { available } = await lockSpendable(tx, personId)
  const [oldest] = await listCreditSources(tx, personId, available)
  let free = oldest?.paymentId === null ? oldest.credit : 0n
  for (const one of await sql.listCasesWithReserved(tx, personId)) {
    const open = await sumUnfrozen(tx, one)
    const most = [one.reserved, free, open].reduce((a, b) => (b < a ? b : a))
    const frozen = await freezeCredit(tx, {
      key: `${keyOf(one)}:released:${one.frozen}`,
      paymentId: one.paymentId,
      personId,
      most,
    })
    await sql.recordReleasedFrozen(tx, one, frozen)
    free -= frozen
  }
}
