import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { claimRecalledMinutes } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { returnedMinutesMail } from './mails.ts'

const AT_ONCE = 100

/**
 * Mails clients whose minutes with one consultant ended before their time and became credit, once: one mail for what
 * became credit together. Why they ended is not said, because a block is silent (decision 79).
 */
export const tellReturnedMinutes = ({ db, clock, ...given }: { db: Db; clock: Clock } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const now = await clock(tx)
      const packs = await claimRecalledMinutes(tx, now, most)
      for (const [personId, theirs] of Map.groupBy(packs, (pack) => pack.personId)) {
        const { email, firstName } = (await findPerson(tx, personId))!
        const template = returnedMinutesMail(theirs, firstName)
        await queueMail(tx, {
          key: `minutes-returned:${theirs[0]!.grantId}`,
          to: email,
          template,
          about: { kind: 'money', personId },
          now,
        })
      }
      return packs.length
    }),
  )
