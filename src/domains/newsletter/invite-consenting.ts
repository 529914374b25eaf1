import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { listConsenting } from './sql.ts'

const AT_ONCE = 50

/** Asks people who ticked "newsletter" when registering to confirm, once, because a tick does not prove an address. */
export const inviteConsenting = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, async (most) => {
    const consenting = await listConsenting(db, most)
    for (const { email } of consenting)
      await requestConfirmation(db, { email, list: 'newsletter', source: 'registration', now })
    return consenting.length
  })
