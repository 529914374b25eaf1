import type { Sql } from '#platform/db.ts'

/** Who asks about a thing. */
type Asked = { subjectId: string; viewerId: string }

type Room = {
  reportedId: string
  channel: string
  state: string
  requestedAt: Date
  endedAt: Date | null
  clientName: string
  consultantName: string
}

/** A consultation of the viewer's, and the other person of it. */
export async function findRoom(sql: Sql, { subjectId, viewerId }: Asked) {
  const [row] = await sql<Room[]>`
    select case s.client_id when ${viewerId} then s.consultant_id else s.client_id end as "reportedId",
      s.current_channel as channel, s.state, s.requested_at as "requestedAt", s.ended_at as "endedAt",
      p.first_name as "clientName", c.name as "consultantName"
    from consultations s join people p on p.id = s.client_id join consultants c on c.id = s.consultant_id
    where s.id = ${subjectId} and ${viewerId} in (s.client_id, s.consultant_id)`
  return row
}

type Message = Room & { type: string; body: string | null; at: Date; description: string | null; file: string | null }

/** What the other person said in a consultation of the viewer's; a photo with the name of its file. */
export async function findMessage(sql: Sql, { subjectId, viewerId, seq }: Asked & { seq: number }) {
  const [row] = await sql<Message[]>`
    select e.author_id as "reportedId", s.current_channel as channel, s.state, s.requested_at as "requestedAt",
      s.ended_at as "endedAt", p.first_name as "clientName", c.name as "consultantName",
      e.type, e.body, e.at, f.description, f.name as file
    from consultations s join people p on p.id = s.client_id join consultants c on c.id = s.consultant_id
      join consultation_events e on e.consultation_id = s.id and e.seq = ${seq} and e.type in ('message', 'photo')
      left join consultation_photos f on f.consultation_id = s.id and f.seq = e.seq and f.erased_at is null
    where s.id = ${subjectId} and ${viewerId} in (s.client_id, s.consultant_id) and e.author_id is not null`
  return row
}

type Answered = { reportedId: string; reportedName: string; text: string; at: Date | null; file: string | null }

/**
 * What the other person of a question wrote to the viewer, with the name of a file that went along: of a voice before a
 * picture, because no rule reads it.
 */
export async function findQuestion(sql: Sql, { subjectId, viewerId }: Asked) {
  const [row] = await sql<Answered[]>`
    select o.id as "reportedId", o.name as "reportedName", o.text, o.at, (
      select a.name from question_attachments a
      where a.question_id = q.id and a.author_id = o.id and a.sent_at is not null and a.erased_at is null
      order by a.kind desc limit 1
    ) as file
    from written_questions q join people p on p.id = q.client_id join consultants c on c.id = q.consultant_id
      cross join lateral (
        select q.client_id as id, p.first_name as name, q.question as text, q.asked_at as at
        where q.consultant_id = ${viewerId} and q.asked_at is not null
        union all
        select q.consultant_id, c.name, coalesce(q.reason, q.answer), coalesce(q.answered_late_at, q.ended_at)
        where q.client_id = ${viewerId} and (q.state in ('answered', 'declined') or q.answered_late_at is not null)
      ) o
    where q.id = ${subjectId}`
  return row
}

type Profile = {
  name: string
  title: string
  description: string
  bio: string
  city: string | null
  portrait: string
  drawn: Buffer | null
  drawnType: string | null
  introduction: string | null
}

/** An approved consultant's profile; `drawn`: the bytes of a portrait that is no file. */
export async function findProfile(sql: Sql, { subjectId }: Asked) {
  const [row] = await sql<Profile[]>`
    select c.name, c.title, c.description, c.bio, c.city, c.portrait, c.introduction, p.bytes as drawn,
      p.media_type as "drawnType"
    from consultants c left join portraits p on p.hash = c.portrait
    where c.id = ${subjectId} and c.approved_at is not null`
  return row
}

type Written = { reportedId: string; stars: number; text: string; writtenAt: Date; about: string }

/** A published review that was not removed. */
export async function findReview(sql: Sql, { subjectId }: Asked) {
  const [row] = await sql<Written[]>`
    select r.client_id as "reportedId", r.stars::int as stars, r.body as text, r.written_at as "writtenAt",
      c.name as about
    from reviews r join consultants c on c.id = r.consultant_id
    where r.id = ${subjectId} and not exists (select from review_removals g where g.review_id = r.id)`
  return row
}

/** A published review of a product that was not removed. */
export async function findProductReview(sql: Sql, { subjectId }: Asked) {
  const [row] = await sql<Written[]>`
    select r.person_id as "reportedId", r.stars::int as stars, r.body as text, r.written_at as "writtenAt",
      p.name as about
    from product_reviews r join shop_products p on p.id = r.product_id
    where r.id = ${subjectId} and not exists (select from product_review_removals g where g.review_id = r.id)`
  return row
}

/** A published testimonial. */
export async function findTestimonial(sql: Sql, { subjectId }: Asked) {
  const [row] = await sql<Written[]>`
    select person_id as "reportedId", stars::int as stars, body as text, written_at as "writtenAt", location as about
    from testimonials_in_force where id = ${subjectId} and state = 'published'`
  return row
}
