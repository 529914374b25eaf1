import { notifyOf, queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { dayInSaoPaulo, formatDayAndTime } from '#shared/dates.ts'
import { openedHoursMail } from '../mails.ts'
import { firstFree } from './compare-hours.ts'
import { NEWS_LAST_MS } from './rules.ts'
import { endNews, type Follower, takeFollowers, takeOldestNews } from './sql.ts'

/** Keeps the transaction short. */
const AT_ONCE = 100

/**
 * Tells followers of news, the oldest first, a few in each transaction: each pair once for each news and once a day,
 * over any number of workers. News of which nothing is free any more ends.
 */
export const tellFollowers = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, 1, () => inTransaction(db, (tx) => tellSome(tx, now)))

/** Answers how many news there were: one, or none. */
async function tellSome(tx: Tx, now: Date): Promise<number> {
  const news = await takeOldestNews(tx)
  if (!news) return 0
  const { id, consultantId, starts, at } = news
  const isOld = now.getTime() - at.getTime() > NEWS_LAST_MS
  const first = isOld ? undefined : await firstFree(tx, consultantId, starts, now)
  const today = dayInSaoPaulo(now)
  const followers = first ? await takeFollowers(tx, news, { today, now, most: AT_ONCE }) : []
  for (const follower of followers)
    if (!follower.isLeftOut) await tell(tx, follower, { consultantId, first: first!, today, now })
  if (followers.length < AT_ONCE) await endNews(tx, id, now)
  return 1
}

type Said = { consultantId: string; first: Date; today: string; now: Date }

// Anybody may register with the address of somebody else: no mail goes there before it is confirmed.
async function tell(
  tx: Tx,
  { personId, email, isConfirmed, firstName, consultantName }: Follower,
  { consultantId, first, today, now }: Said,
) {
  const told = {
    key: `opened-hours:${personId}:${consultantId}:${today}`,
    template: openedHoursMail({ firstName, consultantName, consultantId, first: formatDayAndTime(first) }),
    about: { kind: 'opened_hours', personId, subjectId: consultantId } as const,
    until: first,
    now,
  }
  if (isConfirmed) await queueMail(tx, { ...told, to: email })
  else await notifyOf(tx, told)
}
