import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { articlePublished } from '../facts.ts'
import { takeDueArticles } from './sql.ts'

const AT_ONCE = 50

/** Tells every process of scheduled articles whose time has come, so that no cached page leaves them out. */
export const announceDue = (given: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(given.db, async (tx) => {
      const slugs = await takeDueArticles(tx, given.now, most)
      await announce(tx, ...slugs.map((slug) => articlePublished(slug)))
      return slugs.length
    }),
  )
