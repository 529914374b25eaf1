import { type MailTemplate, notifyOf, queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { dayInSaoPaulo, formatDayAndTime } from '#shared/dates.ts'
import { newArticleMail, openedHoursMail } from './mails.ts'
import { firstFree } from './compare-hours.ts'
import { NEWS_LAST_MS } from './rules.ts'
import { endNews, findPublished, type Follower, type News, takeFollowers, takeOldestNews } from './sql.ts'

/** Keeps the transaction short. */
const AT_ONCE = 100

/**
 * Tells followers of news, the oldest first, a few in each transaction: each pair once for each news, of hours once a
 * day, over any number of workers. News of which nothing is left, like hours that were booked, ends.
 */
export const tellFollowers = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, 1, () => inTransaction(db, (tx) => tellSome(tx, now)))

/** Answers how many news there were: one, or none. */
async function tellSome(tx: Tx, now: Date): Promise<number> {
  const news = await takeOldestNews(tx)
  if (!news) return 0
  const isOld = now.getTime() - news.at.getTime() > NEWS_LAST_MS
  const said = isOld ? undefined : await sayingOf(tx, news, now)
  const followers = said ? await takeFollowers(tx, news, { today: dayInSaoPaulo(now), now, most: AT_ONCE }) : []
  for (const follower of followers) if (!follower.isLeftOut) await tell(tx, follower, said!, now)
  if (followers.length < AT_ONCE) await endNews(tx, news.id, now)
  return 1
}

/** What followers are told of news as it is now. */
type Saying = {
  kind: 'opened_hours' | 'new_articles'
  /** Of the act, with the person behind it. */ key: string
  subjectId: string
  until?: Date
  mailTo: (names: Pick<Follower, 'firstName' | 'consultantName'>) => MailTemplate
}

/** Undefined: nothing of it is left. */
const sayingOf = (tx: Tx, news: News, now: Date): Promise<Saying | undefined> =>
  news.topic === 'hours' ? sayHours(tx, news, now) : sayArticle(tx, news, now)

async function sayHours(tx: Tx, { consultantId, starts }: News, now: Date): Promise<Saying | undefined> {
  const first = await firstFree(tx, consultantId, starts, now)
  return (
    first && {
      kind: 'opened_hours',
      key: `opened-hours:${consultantId}:${dayInSaoPaulo(now)}`,
      subjectId: consultantId,
      until: first,
      mailTo: (names) => openedHoursMail({ ...names, consultantId, first: formatDayAndTime(first) }),
    }
  )
}

async function sayArticle(tx: Tx, { articleId }: News, now: Date): Promise<Saying | undefined> {
  const article = articleId ? await findPublished(tx, articleId, now) : undefined
  return (
    article && {
      kind: 'new_articles',
      key: `new-article:${articleId}`,
      subjectId: articleId!,
      mailTo: (names) => newArticleMail({ ...names, ...article }),
    }
  )
}

// Anybody may register with the address of somebody else: no mail goes there before it is confirmed.
async function tell(tx: Tx, { personId, email, isConfirmed, ...names }: Follower, said: Saying, now: Date) {
  const { kind, subjectId, until } = said
  const told = {
    key: `${said.key}:${personId}`,
    template: said.mailTo(names),
    about: { kind, personId, subjectId },
    until,
    now,
  }
  if (isConfirmed) await queueMail(tx, { ...told, to: email })
  else await notifyOf(tx, told)
}
