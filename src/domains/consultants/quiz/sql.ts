import type { Sql } from '#platform/db.ts'
import type { Specialty } from '../rules.ts'
import type { CardRow } from '../directory/card.ts'

export type CandidateRow = CardRow & { specialties: Specialty[]; score: number }

/** Approved consultants, available ones first, at most `most`. */
export const listCandidates = (sql: Sql, now: Date, most: number) => sql<CandidateRow[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
    status, portrait, specialty, score,
    array(select s.specialty from consultant_specialties s where s.consultant_id = c.id) as specialties
  from consultant_cards(${now}) c order by presence_rank(status), score desc, id limit ${most}`
