import type { Sql, Tx } from '#platform/db.ts'
import type { State, Verdict } from './rules.ts'

export type TestimonialRow = {
  id: string
  personId: string
  firstName: string
  lastName: string
  stars: number
  text: string
  location: string
  writtenAt: Date
  state: State
  reason: string | null
  decidedBy: string | null
  decidedAt: Date | null
}

const seen = (sql: Sql, inForce = sql`testimonials_in_force`) => sql`
  select t.id, t.person_id as "personId", p.first_name as "firstName", p.last_name as "lastName",
    t.stars::int as stars, t.body as text, t.location,
    t.written_at as "writtenAt", t.state, t.reason, btrim(d.first_name || ' ' || d.last_name) as "decidedBy",
      t.decided_at as "decidedAt"
  from ${inForce} t join people p on p.id = t.person_id left join people d on d.id = t.decided_by`

/** Those whose latest decision is this one; from the decisions, so that a limit reads only the latest of them. */
const decided = (sql: Sql, verdict: Verdict) =>
  seen(
    sql,
    sql`(
      select t.*, d.verdict as state, d.reason, d.decided_by, d.decided_at
      from testimonial_decisions d join testimonials t on t.id = d.testimonial_id
      where d.verdict = ${verdict} and not exists (select from testimonial_decisions later
        where later.testimonial_id = d.testimonial_id and later.n > d.n))`,
  )

export const listPublished = (sql: Sql, most: number) => sql<TestimonialRow[]>`
  ${decided(sql, 'published')} order by t.decided_at desc, t.id limit ${most}`

/** Pending ones: the longest waiting first. Decided ones: the latest decision first. */
export const listInState = (sql: Sql, state: State, most: number) => sql<TestimonialRow[]>`
  ${state === 'pending' ? sql`${seen(sql)} where t.state = 'pending'` : decided(sql, state)}
  order by t.decided_at desc, t.written_at, t.id limit ${most}`

export async function findTestimonial(sql: Sql, id: string): Promise<TestimonialRow | undefined> {
  const [row] = await sql<TestimonialRow[]>`${seen(sql)} where t.id = ${id}`
  return row
}

/** The latest testimonial of this person. */
export async function findLatestOf(sql: Sql, personId: string): Promise<TestimonialRow | undefined> {
  const [row] = await sql<
    TestimonialRow[]
  >`${seen(sql)} where t.person_id = ${personId} order by t.written_at desc, t.id limit 1`
  return row
}

/** Serialises testimonials of one person. */
export const lockAuthor = (tx: Tx, personId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended('testimonial:' || ${personId}, 0))`

export const insertTestimonial = (
  tx: Tx,
  t: { id: string; personId: string; stars: number; text: string; location: string; at: Date },
) => tx`
  insert into testimonials (id, person_id, stars, body, location, written_at)
    values (${t.id}, ${t.personId}, ${t.stars}, ${t.text}, ${t.location}, ${t.at})`

export async function lockTestimonial(tx: Tx, id: string): Promise<TestimonialRow | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended('testimonial:' || ${id}, 0))`
  return findTestimonial(tx, id)
}

/** Inserts the next decision about a testimonial; returns its number. */
export async function insertDecision(
  tx: Tx,
  d: { id: string; verdict: Verdict; reason: string | null; by: string; at: Date },
): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    insert into testimonial_decisions (testimonial_id, n, verdict, reason, decided_by, decided_at)
    select ${d.id}, coalesce(max(n), 0) + 1, ${d.verdict}, ${d.reason}, ${d.by}, ${d.at} from testimonial_decisions
      where testimonial_id = ${d.id} returning n`
  return row!.n
}

/** Where the decision is mailed. Undefined: the account was erased. */
export async function findEmail(sql: Sql, personId: string): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`select email from people where id = ${personId}`
  return row?.email
}

/** They go with the decisions about them: whoever published one may take it back. */
export async function eraseTestimonialsOf(tx: Tx, personId: string) {
  await tx`
    delete from testimonial_decisions where testimonial_id in (select id from testimonials where person_id = ${personId})`
  await tx`delete from testimonials where person_id = ${personId}`
}

/** What a person wrote, for the file that they take along. */
export const listOwnTestimonials = (sql: Sql, personId: string) => sql`
  select stars as estrelas, body as texto, location as cidade, written_at as "escrito em" from testimonials
  where person_id = ${personId} order by written_at, id`
