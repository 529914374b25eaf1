import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { bonusJournal } from './bonus.rules.ts'
import { listEnded, listPeopleWithEnded, recordExpired } from './bonus.sql.ts'

const AT_ONCE = 200

/**
 * Expires what was not spent in time. What a consultation has reserved is left alone, and expires when it is released.
 */
export async function expireBonuses(context: { db: Db; clock: Clock; log: Pick<Log, 'error'> }) {
  const { db, clock } = context
  const at = await clock(db)
  await sweepDue(context, {
    name: 'wallet.expire-bonuses',
    list: (most, aside) => listPeopleWithEnded(db, at, most, aside),
    subjectOf: (personId) => personId,
    act: (personId) => expireBonusesOf(db, personId, clock),
    most: AT_ONCE,
  })
}

/** Expires the ended bonuses of one person, in a transaction of its own. */
export const expireBonusesOf = (db: Db, personId: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    await lockSpendable(tx, personId)
    const ended = await listEnded(tx, personId, await clock(tx))
    for (const one of ended) await recordExpired(tx, one)
    await postJournals(
      tx,
      // Cumulative, because what a consultation had reserved may be released after the end.
      ended.map(({ grantId, expired, ...part }) =>
        bonusJournal('bonus_expired', { ...part, personId }, `${grantId}:${expired + part.amount}`),
      ),
    )
  })
