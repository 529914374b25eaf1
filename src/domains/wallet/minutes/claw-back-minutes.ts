import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { moveGrants } from '../grants/sql.ts'
import { movesOf } from './end-minutes.ts'
import { leftMs, minutesJournal, type MinutesGrant, spentOf } from './rules.ts'
import { postJournals } from '../post-journals.ts'
import { DISPUTE_LOSS, prepaidOf } from '../rules.ts'
import { periodTakenJournal } from '../purchases/journals.ts'

/**
 * Claws minutes that nothing reserves back for money that the bank took back, as if they were used; `most` in centavos.
 * Minutes that expired pay, too: nobody used them, so what they had brought was not earned. Answers what they were
 * worth.
 */
export async function clawBackMinutes(
  tx: Tx,
  pack: MinutesGrant,
  { most, by }: { most: Centavos; by: string },
): Promise<Centavos> {
  if (most <= 0n || pack.value === 0n || pack.isLost) return 0n
  const expired = pack.expiredMs > 0n
  const before = pack.usedMs - pack.expiredMs
  const spent = spentOf(pack, before)
  const wanted = ((spent + most) * pack.totalMs + pack.value - 1n) / pack.value
  const ms = least(wanted - before, expired ? pack.expiredMs : leftMs(pack))
  if (ms <= 0n) return 0n
  const amount = spentOf(pack, before + ms) - spent
  if (expired) {
    await moveGrants(tx, [{ grant: pack.grantId, act: pack.id, from: 'expired', to: 'clawed_back', amount: ms }])
    await postJournals(tx, periodTakenJournal(pack.paymentId!, amount, `${by}:${pack.grantId}`))
  } else {
    await moveGrants(tx, movesOf(pack, 'clawed_back', ms))
    const posting = { from: prepaidOf(pack.personId), to: DISPUTE_LOSS, amount }
    await postJournals(tx, minutesJournal(pack, 'minutes_taken', posting, `taken:${by}`))
  }
  return amount
}
