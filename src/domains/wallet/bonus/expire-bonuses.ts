import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import { promotionalOf } from '../rules.ts'
import { lockBalances } from '../sql.ts'
import { bonusExpiredJournal } from './rules.ts'
import { listExpired, listPeopleWithExpiredBonus, recordExpired } from './sql.ts'

const AT_ONCE = 200

/**
 * Expires what was not spent in time. What a consultation has reserved is left alone, and expires when it is released.
 * Answers the number of people concerned.
 */
export async function expireBonuses(db: Db, clock: Clock): Promise<number> {
  const people = await listPeopleWithExpiredBonus(db, await clock(db), AT_ONCE)
  for (const personId of people) await expireBonusesOf(db, personId, clock)
  return people.length
}

const expireBonusesOf = (db: Db, personId: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    await lockBalances(tx, [promotionalOf(personId)])
    const over = await listExpired(tx, personId, await clock(tx))
    for (const { id } of over) await recordExpired(tx, id)
    await postJournalsAtomically(tx, over.map(bonusExpiredJournal))
  })
