import type { Db } from '#platform/db.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { listConsenting } from './sql.ts'

const AT_ONCE = 50

/** Asks people who ticked "newsletter" when registering to confirm, once, because a tick does not prove an address. */
export async function inviteConsenting(db: Db, now: Date) {
  for (const { email } of await listConsenting(db, AT_ONCE))
    await requestConfirmation(db, { email, list: 'newsletter', source: 'registration', now })
}
