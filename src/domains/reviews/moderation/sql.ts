import type { ReviewRule } from '#domains/detectors/review-findings.rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { OwnReview } from '../contract.ts'
import type { Ground, HeldVerdict } from './rules.ts'

export type HeldReview = {
  id: string
  consultationId: string
  clientId: string
  consultantId: string
  stars: number
  text: string
  rule: ReviewRule
  found: string
  writtenAt: Date
}

const columns = (sql: Sql) => sql`
  h.id, h.consultation_id as "consultationId", h.client_id as "clientId", h.consultant_id as "consultantId",
  h.stars::int as stars, h.body as text, h.rule, h.found, h.written_at as "writtenAt"`

export const insertHeldReview = (tx: Tx, h: HeldReview) => tx`
  insert into held_reviews (id, consultation_id, client_id, consultant_id, stars, body, rule, found, written_at)
  values (${h.id}, ${h.consultationId}, ${h.clientId}, ${h.consultantId}, ${h.stars}, ${h.text}, ${h.rule}, ${h.found},
    ${h.writtenAt})`

/** A client's review of a consultation that waits for a person. */
export async function findWaiting(sql: Sql, consultationId: string, clientId: string): Promise<OwnReview | undefined> {
  const [row] = await sql<OwnReview[]>`
    select id, stars::int as stars, body as text, written_at as "writtenAt", true as "isHeld" from held_reviews
    where consultation_id = ${consultationId} and client_id = ${clientId} and verdict is null`
  return row
}

/** Locks a held review; `isOpen`: nothing is decided. */
export async function lockHeld(tx: Tx, id: string) {
  const [row] = await tx<(HeldReview & { isOpen: boolean; email: string | null; firstName: string })[]>`
    select ${columns(tx)}, h.verdict is null as "isOpen", p.email, p.first_name as "firstName"
    from held_reviews h join people p on p.id = h.client_id where h.id = ${id} for update of h`
  return row
}

export const recordHeldVerdict = (
  tx: Tx,
  d: { id: string; verdict: HeldVerdict; reason: string | null; by: string; at: Date },
) => tx`
  update held_reviews set verdict = ${d.verdict}, reason = ${d.reason}, decided_by = ${d.by}, decided_at = ${d.at}
  where id = ${d.id}`

/** What waits, the longest first. */
export const listHeld = (sql: Sql, most: number) => sql<(HeldReview & { clientName: string; about: string })[]>`
  select ${columns(sql)}, btrim(p.first_name || ' ' || p.last_name) as "clientName", c.name as about
  from held_reviews h join people p on p.id = h.client_id join consultants c on c.id = h.consultant_id
  where h.verdict is null order by h.written_at, h.id limit ${most}`

type ReviewOf = { id: string; clientId: string; consultantId: string; stars: number; text: string; isRemoved: boolean }

/** Serialises what is decided about one review, and reads it. */
export async function lockReview(tx: Tx, id: string): Promise<ReviewOf | undefined> {
  // Not the row: nobody may change one, and only who may change a row can lock it.
  await tx`select pg_advisory_xact_lock(hashtextextended('review:' || ${id}, 0))`
  const [row] = await tx<ReviewOf[]>`
    select r.id, r.client_id as "clientId", r.consultant_id as "consultantId", r.stars::int as stars, r.body as text,
      exists (select from review_removals g where g.review_id = r.id) as "isRemoved"
    from reviews r where r.id = ${id}`
  return row
}

/** Whether it counts now, after its client's reviews were locked. */
export async function isCounted(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`
    select from reviews r where r.id = ${id} and not r.is_automatic
      and not exists (select from uncounted_reviews u where u.review_id = r.id)`
  return rows.length > 0
}

export const insertRemoval = (tx: Tx, g: { id: string; by: string; ground: Ground; reason: string; at: Date }) => tx`
  insert into review_removals (review_id, removed_by, ground, reason, removed_at)
  values (${g.id}, ${g.by}, ${g.ground}, ${g.reason}, ${g.at})`

/** False: there is one already. */
export async function insertObjection(tx: Tx, o: { id: string; words: string; at: Date }) {
  const { count } = await tx`
    insert into review_objections (review_id, words, objected_at) values (${o.id}, ${o.words}, ${o.at})
    on conflict (review_id) do nothing`
  return count === 1
}

/** Ends an open objection; false: there is none. */
export async function recordObjectionVerdict(
  tx: Tx,
  d: { id: string; verdict: 'kept' | 'removed'; answer: string; by: string; at: Date },
) {
  const { count } = await tx`
    update review_objections set verdict = ${d.verdict}, answer = ${d.answer}, decided_by = ${d.by},
      decided_at = ${d.at} where review_id = ${d.id} and verdict is null`
  return count === 1
}

/** Objections that wait, the longest first, with the review and its two people. */
export const listObjections = (sql: Sql, most: number) => sql<
  {
    id: string
    words: string
    objectedAt: Date
    stars: number
    text: string
    writtenAt: Date
    clientName: string
    about: string
  }[]
>`
  select o.review_id as id, o.words, o.objected_at as "objectedAt", r.stars::int as stars, r.body as text,
    r.written_at as "writtenAt", btrim(p.first_name || ' ' || p.last_name) as "clientName", c.name as about
  from review_objections o join reviews r on r.id = o.review_id join people p on p.id = r.client_id
    join consultants c on c.id = r.consultant_id
  where o.verdict is null order by o.objected_at, o.review_id limit ${most}`

/** First name and mail address of one person; undefined: the account is closed. */
export async function findAddressee(sql: Sql, personId: string) {
  const [row] = await sql<{ email: string; firstName: string }[]>`
    select email, first_name as "firstName" from people where id = ${personId} and closed_at is null`
  return row
}

/** The names that a review may say: those of its two people. */
export async function listNamesOfTwo(sql: Sql, clientId: string, consultantId: string): Promise<string[]> {
  const [row] = await sql<{ client: string; consultant: string }[]>`
    select p.first_name || ' ' || p.last_name as client, c.name as consultant
    from people p, consultants c where p.id = ${clientId} and c.id = ${consultantId}`
  return row ? [row.client, row.consultant] : []
}

/** What waits of somebody who closes the account: nobody publishes it any more. */
export const eraseHeldOf = (tx: Tx, personId: string) => tx`
  delete from held_reviews where client_id = ${personId} and verdict is distinct from 'published'`
