import type { Sql } from '#platform/db.ts'

export type History = {
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

/** What is known of the two people of a consultation, to decide a case about it: figures, nothing that was said. */
export const listHistories = (sql: Sql, consultationId: string) => sql<(History & { side: 'client' | 'consultant' })[]>`
  select of.side, p.id, btrim(p.first_name || ' ' || p.last_name) as name, p.created_at as since,
    (select count(*)::int from (select from consultations c where of.side = 'client' and c.client_id = p.id
        and c.ended_at is not null union all select from consultations c where of.side = 'consultant'
        and c.consultant_id = p.id and c.ended_at is not null limit ${MOST}) c) as consultations,
    (select count(*)::int from claims k left join consultations c on c.id = k.consultation_id
      where k.way = 'asked' and (of.side = 'client' and k.client_id = p.id
        or of.side = 'consultant' and c.consultant_id = p.id)) as "refundsAsked",
    (select count(*)::int from claims k left join consultations c on c.id = k.consultation_id
      where k.way = 'asked' and k.amount > 0 and (of.side = 'client' and k.client_id = p.id
        or of.side = 'consultant' and c.consultant_id = p.id)) as "refundsGranted",
    r.all as reviews, r.low as "lowReviews",
    (select count(*)::int from moderation_reports m where m.reported_id = p.id) as "reportsAbout",
    (select count(*)::int from moderation_reports m where m.reporter_id = p.id) as "reportsMade",
    (select count(*)::int from consultant_blocks b where of.side = 'client' and b.client_id = p.id
        and b.blocked_by = 'consultant' or of.side = 'consultant' and b.consultant_id = p.id
        and b.blocked_by = 'client') as "blockedBy",
    (select count(*)::int from held_texts h where h.person_id = p.id) as "heldTexts"
  from consultations s
    cross join lateral (values ('client', s.client_id), ('consultant', s.consultant_id)) of (side, person_id)
    join people p on p.id = of.person_id
    cross join lateral (
      select count(*)::int as all, count(*) filter (where stars <= 2)::int as low from reviews v
      where of.side = 'client' and v.client_id = p.id or of.side = 'consultant' and v.consultant_id = p.id
    ) r
  where s.id = ${consultationId} order by of.side`
