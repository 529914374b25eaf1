import type { Sql } from '#platform/db.ts'

type History = {
  side: 'client' | 'consultant'
  id: string
  name: string
  since: Date
  consultations: number
  refundsAsked: number
  refundsGranted: number
  reviews: number
  lowReviews: number
  reportsAbout: number
  reportsMade: number
  blockedBy: number
  heldTexts: number
}

/** No figure of somebody's history is counted further. */
const MOST = 1_000

/** Each side by an index of its own: one condition for both would read the whole table. */
const ofSides = (sql: Sql, client: ReturnType<Sql>, consultant: ReturnType<Sql>) => sql`
  (select * from (select ${client} and of.side = 'client' limit ${MOST}) a
    union all select * from (select ${consultant} and of.side = 'consultant' limit ${MOST}) b)`

/** What is known of the two people of a consultation, to decide a case about it: figures, nothing that was said. */
export const listHistories = (sql: Sql, consultationId: string) => sql<History[]>`
  select of.side, p.id, btrim(p.first_name || ' ' || p.last_name) as name, p.created_at as since,
    consulted.all as consultations, asked.all as "refundsAsked", asked.granted as "refundsGranted",
    reviewed.all as reviews, reviewed.low as "lowReviews", blocked.all as "blockedBy",
    (select count(*)::int from moderation_reports m where m.reported_id = p.id) as "reportsAbout",
    (select count(*)::int from moderation_reports m where m.reporter_id = p.id) as "reportsMade",
    (select count(*)::int from held_texts h where h.person_id = p.id) as "heldTexts"
  from consultations s
    cross join lateral (values ('client', s.client_id), ('consultant', s.consultant_id)) of (side, person_id)
    join people p on p.id = of.person_id
    cross join lateral (select count(*)::int as all from ${ofSides(
      sql,
      sql`c.id from consultations c where c.client_id = p.id and c.ended_at is not null`,
      sql`c.id from consultations c where c.consultant_id = p.id and c.ended_at is not null`,
    )} c) consulted
    cross join lateral (
      select count(*)::int as all, count(*) filter (where amount > 0)::int as granted from ${ofSides(
        sql,
        sql`k.amount from claims k where k.client_id = p.id and k.way = 'asked'`,
        sql`k.amount from consultations c join claims k on k.consultation_id = c.id
          where c.consultant_id = p.id and k.way = 'asked'`,
      )} k) asked
    cross join lateral (
      select count(*)::int as all, count(*) filter (where stars <= 2)::int as low from ${ofSides(
        sql,
        sql`r.stars from reviews r where r.client_id = p.id`,
        sql`r.stars from reviews r where r.consultant_id = p.id`,
      )} r) reviewed
    cross join lateral (select count(*)::int as all from ${ofSides(
      sql,
      sql`b.client_id from consultant_blocks b where b.client_id = p.id and b.blocked_by = 'consultant'`,
      sql`b.client_id from consultant_blocks b where b.consultant_id = p.id and b.blocked_by = 'client'`,
    )} b) blocked
  where s.id = ${consultationId} order by of.side`
