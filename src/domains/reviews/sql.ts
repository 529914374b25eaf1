import { restrainedPeople } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Gift } from '#domains/consultations/rules.ts'
import type { OwnReview } from './contract.ts'
import type { Ground } from './moderation/rules.ts'
import { type CursorPosition, PRAISE_FROM } from './rules.ts'

export type ReviewRow = {
  id: string
  firstName: string
  lastName: string
  stars: number
  text: string
  writtenAt: Date
  answer: string | null
  answeredAt: Date | null
  reason: string | null
  ground: Ground | null
  removedAt: Date | null
  gift: Gift | null
  isCounted: boolean
}

/** The consultant whom a review is about. */
export type ReviewedConsultant = { consultantId: string; consultantName: string; consultantPortrait: string }

/** Of people, or of all, also of programs: those are shown to whoever wrote them, and count for nothing. */
const seen = (sql: Sql, more = sql``, from = sql`reviews_of_people`) => sql`
  select r.id, p.first_name as "firstName", p.last_name as "lastName", r.stars::int as stars, r.body as text,
    r.written_at as "writtenAt",
    a.body as answer, a.answered_at as "answeredAt", g.reason, g.ground, g.removed_at as "removedAt",
    r.gift,
    u.review_id is null and not r.is_automatic as "isCounted" ${more}
  from ${from} r
  join people p on p.id = r.client_id
  left join review_answers a on a.review_id = r.id
  left join review_removals g on g.review_id = r.id
  left join uncounted_reviews u on u.review_id = r.id`

/** The same with the consultant `c` whom each is about. */
const seenOfAll = (sql: Sql, from = sql`reviews_of_people`) => sql`
  ${seen(
    sql,
    sql`, r.consultation_id as "consultationId", r.consultant_id as "consultantId", c.name as "consultantName",
      c.portrait as "consultantPortrait"`,
    from,
  )} join consultants c on c.id = r.consultant_id`

/** Newest first, after a position. */
export const listOfConsultant = (
  sql: Sql,
  consultantId: string,
  before: CursorPosition | undefined,
  most: number,
) => sql<ReviewRow[]>`
  ${seen(sql)} where r.consultant_id = ${consultantId}
  ${before ? sql`and (r.written_at, r.id) < (${before.writtenAt}, ${before.id}::uuid)` : sql``}
  order by r.written_at desc, r.id desc limit ${most}`

/** The latest published reviews of all approved people. */
export const listLatest = (sql: Sql, most: number, now: Date) => sql<(ReviewRow & ReviewedConsultant)[]>`
  ${seenOfAll(sql)} where g.review_id is null and c.approved_at is not null and not c.is_automatic
    and c.id not in (${restrainedPeople(sql, now)})
  order by r.written_at desc, r.id desc limit ${most}`

/** The reviews of this client, newest first. */
export const listWrittenBy = (sql: Sql, clientId: string, most: number) =>
  sql<
    (ReviewRow & ReviewedConsultant & { consultationId: string })[]
  >`${seenOfAll(sql, sql`reviews`)} where r.client_id = ${clientId} order by r.written_at desc, r.id desc limit ${most}`

/** Settled consultations with people that this client has not reviewed, the latest first. */
export const listUnreviewed = (sql: Sql, clientId: string, most: number) => sql<
  { consultationId: string; consultantName: string; endedAt: Date }[]
>`
  select s.id as "consultationId", c.name as "consultantName", s.ended_at as "endedAt" from consultations s
    join consultants c on c.id = s.consultant_id
  where s.client_id = ${clientId} and s.state = 'ended' and not s.is_automatic and not exists (select 1 from reviews r
    where r.consultation_id = s.id)
    and not exists (select 1 from held_reviews h where h.consultation_id = s.id and h.verdict is null)
  order by s.ended_at desc, s.id limit ${most}`

export async function findReview(sql: Sql, id: string): Promise<ReviewRow | undefined> {
  const [row] = await sql<ReviewRow[]>`${seen(sql)} where r.id = ${id}`
  return row
}

/** The number of reviews that count, per star, of one consultant or of all; stars with no review are absent. */
export const countByStars = (sql: Sql, consultantId?: string) => sql<{ stars: number; count: number }[]>`
  select stars::int as stars, count(*)::int as count from reviews_of_people r
  where ${consultantId ? sql`consultant_id = ${consultantId} and` : sql``} not exists (select 1 from review_removals g
    where g.review_id = r.id) and not exists (select 1 from uncounted_reviews u where u.review_id = r.id)
  group by stars`

export async function findOwnReview(
  sql: Sql,
  consultationId: string,
  clientId: string,
): Promise<OwnReview | undefined> {
  const [row] = await sql<OwnReview[]>`
    select id, stars::int as stars, body as text, written_at as "writtenAt", false as "isHeld" from reviews
      where consultation_id = ${consultationId} and client_id = ${clientId}`
  return row
}

export const insertReview = (
  tx: Tx,
  r: {
    id: string
    consultationId: string
    clientId: string
    consultantId: string
    stars: number
    text: string
    gift: Gift | null
    at: Date
  },
) => tx`
  insert into reviews (id, consultation_id, client_id, consultant_id, stars, body, gift, written_at)
  values (${r.id}, ${r.consultationId}, ${r.clientId}, ${r.consultantId}, ${r.stars}, ${r.text}, ${r.gift}, ${r.at})`

/** Decides about the reviews of one client at a time. */
export const lockReviewsBy = (tx: Tx, clientId: string) => tx`
  select pg_advisory_xact_lock(hashtextextended('reviews:' || ${clientId}::text, 0))`

/** These reviews wait until enough of their client's own money was captured. */
export const insertUncounted = (tx: Tx, reviewIds: readonly string[], clientId: string) => tx`
  insert into uncounted_reviews (review_id, client_id) select id, ${clientId} from unnest(${[...reviewIds]}::uuid[]) as id`

/** What this client praised, where it counts. */
export const listCountedPraise = (tx: Tx, clientId: string) => tx<
  { id: string; consultationId: string; consultantId: string; stars: number }[]
>`
  select id, consultation_id as "consultationId", consultant_id as "consultantId", stars::int as stars from reviews_of_people r
  where client_id = ${clientId} and stars >= ${PRAISE_FROM}
    and not exists (select from uncounted_reviews u where u.review_id = r.id)
    and not exists (select from review_removals g where g.review_id = r.id)`

/** Takes a client's reviews from those that wait, and answers those that were not removed. */
export const takeUncounted = (tx: Tx, clientId: string) => tx<{ consultantId: string; stars: number }[]>`
  with taken as (delete from uncounted_reviews where client_id = ${clientId} returning review_id)
  select r.consultant_id as "consultantId", r.stars::int as stars from reviews_of_people r
  where r.id in (select review_id from taken)
    and not exists (select from review_removals g where g.review_id = r.id) order by r.id`

/** Clients of whom something was captured since an instant. */
export async function listSpendersSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ clientId: string }[]>`
    select client_id as "clientId" from consultations where ended_at > ${since}
    union select client_id from written_questions where ended_at > ${since}`
  return rows.map(({ clientId }) => clientId)
}

/** Clients with reviews that wait: of these, or of all. Read without locks. */
export async function listWaitingClients(
  sql: Sql,
  { spenders, most, aside }: { spenders: string[] | undefined; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ clientId: string }[]>`
    select distinct client_id as "clientId" from uncounted_reviews
    where client_id <> all(${aside}::uuid[])
      ${spenders ? sql`and client_id = any(${spenders}::uuid[])` : sql``} limit ${most}`
  return rows.map(({ clientId }) => clientId)
}

/** Locks this consultant's review, so that it is answered once; undefined: not theirs, or removed. */
export async function lockReviewOf(tx: Tx, id: string, consultantId: string): Promise<{ id: string } | undefined> {
  // Not the row: nobody may change one, and only who may change a row can lock it.
  await tx`select pg_advisory_xact_lock(hashtextextended('review:' || ${id}, 0))`
  const [row] = await tx<{ id: string }[]>`
    select id from reviews r where id = ${id} and consultant_id = ${consultantId}
    and not exists (select 1 from review_removals g where g.review_id = r.id)`
  return row
}

export async function findAnswer(sql: Sql, reviewId: string): Promise<string | undefined> {
  const [row] = await sql<{ body: string }[]>`select body from review_answers where review_id = ${reviewId}`
  return row?.body
}

export const insertAnswer = (tx: Tx, reviewId: string, text: string, at: Date) => tx`
  insert into review_answers (review_id, body, answered_at) values (${reviewId}, ${text}, ${at})`
