import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordRole } from './sql.ts'

/** Makes a registered person an admin. No endpoint calls this: nobody can register or promote themselves. */
export async function appointAdmin(db: Db, personId: string) {
  await inTransaction(db, async (tx) => {
    const appointed = await recordRole(tx, personId, 'admin')
    if (appointed.length === 0) throw refuse('person_not_found')
  })
}
