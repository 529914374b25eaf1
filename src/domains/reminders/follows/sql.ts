import type { Schedule } from '#domains/scheduling/slots.rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Topic } from './rules.ts'

export const listFollowsOf = (sql: Sql, personId: string) => sql<{ consultantId: string; topic: Topic }[]>`
  select consultant_id as "consultantId", topic from consultant_follows
  where person_id = ${personId} order by consultant_id, topic`

type Follow = { personId: string; consultantId: string; topic: Topic }

/** The first press counts. False: this is no favourite of theirs. */
export async function insertFollow(tx: Tx, { personId, consultantId, topic }: Follow, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into consultant_follows as f (person_id, consultant_id, topic, since)
    select person_id, consultant_id, ${topic}, ${at} from consultant_favourites
    where person_id = ${personId} and consultant_id = ${consultantId}
    on conflict (person_id, consultant_id, topic) do update set since = f.since`
  return count > 0
}

export const deleteFollow = (sql: Sql, { personId, consultantId, topic }: Follow) => sql`
  delete from consultant_follows
  where person_id = ${personId} and consultant_id = ${consultantId} and topic = ${topic}`

/** What the hours of a consultant are compared with, from their first follower on. */
export const insertHours = (tx: Tx, consultantId: string, schedule: Schedule, at: Date) => tx`
  insert into followed_hours (consultant_id, schedule, compared_at)
  values (${consultantId}, ${tx.json(schedule)}, ${at}) on conflict (consultant_id) do nothing`

/** Followed consultants whose hours changed since they were compared, and have stayed as they are until `settledAt`. */
export const listChangedHours = (sql: Sql, settledAt: Date, { most, aside }: { most: number; aside: string[] }) => sql<
  { consultantId: string }[]
>`
  select h.consultant_id as "consultantId" from followed_hours h join schedules s on s.consultant_id = h.consultant_id
  where s.changed_at > h.compared_at and s.changed_at <= ${settledAt} and h.consultant_id <> all(${aside}::uuid[])
  order by s.changed_at limit ${most}`

/** The hours as they were compared last, locked, if they changed since. */
export async function lockHours(tx: Tx, consultantId: string, settledAt: Date) {
  const [row] = await tx<{ schedule: Schedule; changedAt: Date }[]>`
    select h.schedule, s.changed_at as "changedAt" from followed_hours h
      join schedules s on s.consultant_id = h.consultant_id
    where h.consultant_id = ${consultantId} and s.changed_at > h.compared_at and s.changed_at <= ${settledAt}
    for update of h`
  return row
}

export const recordCompared = (tx: Tx, consultantId: string, schedule: Schedule, changedAt: Date) => tx`
  update followed_hours set schedule = ${tx.json(schedule)}, compared_at = ${changedAt}
  where consultant_id = ${consultantId}`

export type News = {
  id: string
  consultantId: string
  topic: Topic
  /** Of hours: the starts that they opened. */ starts: readonly Date[]
  articleId?: string | null
  at: Date
}

export const insertNews = (tx: Tx, n: News) => tx`
  insert into follow_news (id, consultant_id, topic, article_id, starts, at)
  values (${n.id}, ${n.consultantId}, ${n.topic}, ${n.articleId ?? null},
    ${n.starts.map((start) => start.toISOString())}::text[]::timestamptz[], ${n.at})`

/**
 * The oldest news that followers are still told of; no other worker gets it meanwhile. News of one consultant follow
 * each other, because a follower remembers the last one alone.
 */
export async function takeOldestNews(tx: Tx): Promise<News | undefined> {
  const [row] = await tx<(Omit<News, 'starts'> & { starts: string[] })[]>`
    select n.id, n.consultant_id as "consultantId", n.topic, n.article_id as "articleId",
      to_json(n.starts) as starts, n.at
    from follow_news n
    where n.ended_at is null and not exists (
      select from follow_news o where o.consultant_id = n.consultant_id and o.topic = n.topic and o.ended_at is null
        and (o.at, o.id) < (n.at, n.id))
    order by n.at, n.id limit 1 for update of n skip locked`
  return row && { ...row, starts: row.starts.map((start) => new Date(start)) }
}

export const endNews = (tx: Tx, id: string, at: Date) => tx`update follow_news set ended_at = ${at} where id = ${id}`

export type Follower = {
  personId: string
  email: string
  isConfirmed: boolean
  firstName: string
  consultantName: string
  /** They had one of hours today, or do not meet the consultant. */
  isLeftOut: boolean
}

/** Takes the next followers not yet looked at for this news, and marks who hears of it today (`yyyy-mm-dd`). */
export const takeFollowers = (tx: Tx, news: News, { today, now, most }: { today: string; now: Date; most: number }) =>
  tx<Follower[]>`
  with next as (
    select f.person_id, f.topic = 'hours' and f.told_on is not distinct from ${today}::text::date
      or not is_heard_of(f.consultant_id, f.person_id, ${now}) as is_left_out
    from consultant_follows f
    where f.consultant_id = ${news.consultantId} and f.topic = ${news.topic} and f.since <= ${news.at}
      and f.news_id is distinct from ${news.id}
    order by f.person_id limit ${most} for update of f
  ), marked as (
    update consultant_follows f set news_id = ${news.id},
      told_on = case when n.is_left_out then f.told_on else ${today}::text::date end
    from next n
    where f.person_id = n.person_id and f.consultant_id = ${news.consultantId} and f.topic = ${news.topic}
    returning f.person_id, n.is_left_out
  )
  select m.person_id as "personId", p.email, p.email_confirmed_at is not null as "isConfirmed",
    p.first_name as "firstName", c.name as "consultantName", m.is_left_out as "isLeftOut"
  from marked m join people p on p.id = m.person_id join consultants c on c.id = ${news.consultantId}`

export async function deleteOldNews(sql: Sql, before: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from follow_news where id in (
      select id from follow_news where ended_at < ${before} order by ended_at limit ${most})`
  return count
}

/** What readers of an article find under which address; undefined: it is not public. */
export async function findPublished(sql: Sql, articleId: string, now: Date) {
  const [row] = await sql<{ title: string; slug: string }[]>`
    select title, slug from content_articles where id = ${articleId} and published_at <= ${now}`
  return row
}
