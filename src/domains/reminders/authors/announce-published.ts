import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { NEWS_LAST_MS } from '../follows/rules.ts'
import { insertNews } from '../follows/sql.ts'
import { takePublished } from './sql.ts'

const AT_ONCE = 20

/**
 * Makes news of each article that a consultant published, once, over all workers. One that had been public for a day
 * when its author was named is none.
 */
export const announcePublished = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const published = await takePublished(tx, now, most)
      for (const { articleId, consultantId, publishedAt } of published) {
        if (now.getTime() - publishedAt.getTime() > NEWS_LAST_MS) continue
        await insertNews(tx, {
          id: crypto.randomUUID(),
          consultantId,
          topic: 'articles',
          articleId,
          starts: [],
          at: now,
        })
      }
      return published.length
    }),
  )
