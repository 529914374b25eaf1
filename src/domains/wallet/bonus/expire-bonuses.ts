import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { postJournals } from '../post-journals.ts'
import { settleReleasedBonus, takeOwedBonus } from '../purchases/settle-released-bonus.ts'
import { lockDebts } from '../purchases/lock-debts.ts'
import { bonusExpiredJournal } from './rules.ts'
import { listExpired, listOwedBonuses, listPeopleWithExpiredBonus, recordExpired } from './sql.ts'

const AT_ONCE = 200

/**
 * Expires what was not spent in time. What a consultation has reserved is left alone, and expires when it is released;
 * when it was counted as spent in a debt, it pays that.
 */
export async function expireBonuses(context: { db: Db; clock: Clock; log: Pick<Log, 'error'> }) {
  const { db, clock } = context
  const at = await clock(db)
  await sweepDue(context, {
    name: 'wallet.expire-bonuses',
    list: (most, aside) => listPeopleWithExpiredBonus(db, at, most, aside),
    subjectOf: (personId) => personId,
    act: (personId) => expireBonusesOf(db, personId, clock),
    most: AT_ONCE,
  })
}

/** Expires the ended bonuses of one person, in a transaction of its own. */
export const expireBonusesOf = (db: Db, personId: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    await lockDebts(tx, personId)
    await expireEnded(tx, personId, await clock(tx))
  })

/** The same in the caller's transaction, which has locked the person's debts and then what they may spend. */
export async function expireEnded(tx: Tx, personId: string, at: Date) {
  for (const bonus of await listOwedBonuses(tx, personId)) await takeOwedBonus(tx, bonus)
  const over = await listExpired(tx, personId, at)
  for (const { paymentId, isTakenBack, ...bonus } of over) {
    await recordExpired(tx, bonus.id, bonus.unspent)
    if (isTakenBack && paymentId) await settleReleasedBonus(tx, { ...bonus, paymentId })
  }
  await postJournals(tx, over.map(bonusExpiredJournal))
}
