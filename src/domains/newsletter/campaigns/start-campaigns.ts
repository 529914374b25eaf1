import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { insertRecipients, lockDue } from './recipients.sql.ts'
import { NO_PURCHASE_MS } from './rules.ts'

/** Begins what is due, and fixes who gets it: whoever subscribes later does not, whoever leaves gets nothing. */
export const startCampaigns = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, 1, () =>
    inTransaction(db, async (tx) => {
      const due = await lockDue(tx, now)
      if (!due) return 0
      await insertRecipients(tx, { ...due, since: new Date(now.getTime() - NO_PURCHASE_MS), at: now })
      return 1
    }),
  )
