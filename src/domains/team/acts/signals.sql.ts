import type { Sql } from '#platform/db.ts'

export type Relation = 'phone' | 'payer' | 'card' | 'device' | 'document'
export type RelatedBlocked = { personId: string; firstName: string; by: Relation[]; blockedAt: Date }

/**
 * Blocked accounts that share a phone, payer, card, device or document with this one, unless the team told them apart.
 * A device alone refuses nothing, because families share one: it is for the eyes of the team.
 */
export const listRelatedBlocked = (sql: Sql, personId: string) => sql<RelatedBlocked[]>`
  with shared as (
    select theirs.person_id, theirs.kind from identity_fingerprints mine
      join identity_fingerprints theirs on theirs.hash = mine.hash and theirs.person_id <> mine.person_id
      where mine.person_id = ${personId}
    union all select theirs.person_id, 'device' from known_devices mine
      join known_devices theirs on theirs.token_hash = mine.token_hash and theirs.person_id <> mine.person_id
      where mine.person_id = ${personId}
    union all select theirs.id, 'document' from consultants mine
      join consultants theirs on theirs.tax_id = mine.tax_id and theirs.id <> mine.id where mine.id = ${personId}
  )
  select s.person_id as "personId", p.first_name as "firstName", array_agg(distinct s.kind) as by,
    min(r.starts_at) as "blockedAt"
  from shared s join restraints r on r.person_id = s.person_id and r.kind = 'blocked' and r.lifted_at is null
    join people p on p.id = s.person_id
  where not exists (select from people_told_apart t
    where t.person_id = least(s.person_id, ${personId}::uuid) and t.other_id = greatest(s.person_id, ${personId}::uuid))
  group by s.person_id, p.first_name order by "blockedAt" desc limit 20`
