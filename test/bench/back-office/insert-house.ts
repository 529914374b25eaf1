import type { Db } from '#platform/db.ts'
import { insertManyConsultants } from '../search/insert-many-consultants.ts'
import { insertCases, insertManyActs } from './insert-cases.ts'
import { insertBusyHistories, insertManyConsultations } from './insert-many-consultations.ts'
import { insertManyPeople } from './insert-many-people.ts'
import { insertUnindexed } from './insert-unindexed.ts'

const CONSULTANTS = 2_000
const FEWEST_CONSULTANTS = 100
const FILLED = [
  'people',
  'consultations',
  'payments',
  'mails',
  'security_events',
  'statement_lines',
  'reviews',
  'team_notes',
]

/**
 * A house that is years old, with what its team has to decide in a busy week. Inserted as rows, because living it would
 * take days.
 */
export async function insertHouse(db: Db, { people, consultations }: { people: number; consultations: number }) {
  await insertManyConsultants(db, Math.max(FEWEST_CONSULTANTS, Math.round((CONSULTANTS * people) / 1_000_000)))
  await insertUnindexed(db, FILLED, async (tx) => {
    await insertManyPeople(tx, people)
    await insertManyConsultations(tx, consultations, people)
    await insertBusyHistories(tx)
    await insertManyActs(tx)
  })
  await db`set statement_timeout = 0`
  await insertCases(db)
  await db`vacuum analyze`
}
