import { type Db, withRetry } from '#platform/db.ts'
import { refuse } from '../notices/rules.ts'
import type { QuietHours } from './quiet.rules.ts'
import { isZone } from '#shared/zone.ts'
import { recordQuietHours } from './quiet.sql.ts'

/** Notes when nothing is pushed to a person, in their zone. Refuses `unknown_zone`. */
export async function chooseQuietHours(db: Db, personId: string, quiet: QuietHours) {
  if (!isZone(quiet.zone)) throw refuse('unknown_zone')
  await withRetry(() => recordQuietHours(db, personId, quiet))
}
