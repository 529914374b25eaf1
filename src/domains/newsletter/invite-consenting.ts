import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { listConsenting } from './sql.ts'

const AT_ONCE = 50

/** Who ticked "newsletter" when registering is asked to confirm, once: a tick proves no address. */
export async function inviteConsenting(db: Db, now: Date) {
  for (const { email } of await listConsenting(db, AT_ONCE))
    await requestConfirmation(db, { email, source: 'registration', now })
}
