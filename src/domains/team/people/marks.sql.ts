import type { Fragment, Sql } from '#platform/db.ts'
import type { Sharer } from './contract.ts'

/** Pairs of accounts with a mark in common, of these people: whose, with whom, which. Looked up by the marks. */
export const sharedMarks = (sql: Sql, people: Fragment) => sql`
  select mine.person_id, theirs.person_id as other_id, theirs.kind as mark
  from identity_fingerprints mine
    join identity_fingerprints theirs on theirs.hash = mine.hash and theirs.person_id <> mine.person_id
  where mine.person_id in (${people})
  union select mine.person_id, theirs.person_id, 'device'
  from known_devices mine
    join known_devices theirs on theirs.token_hash = mine.token_hash and theirs.person_id <> mine.person_id
  where mine.person_id in (${people})
  union select mine.id, theirs.id, 'document'
  from consultants mine join consultants theirs on theirs.tax_id = mine.tax_id and theirs.id <> mine.id
  where mine.id in (${people}) and mine.tax_id <> ''
  union select mine.id, theirs.id, 'text'
  from consultants mine join consultants theirs on md5(theirs.bio) = md5(mine.bio) and theirs.id <> mine.id
  where mine.id in (${people}) and mine.bio <> ''`

/** Who shares a mark with this person, those with the most in common first. */
export const listSharers = (sql: Sql, personId: string, most: number) => sql<Sharer[]>`
  select p.id, btrim(p.first_name || ' ' || p.last_name) as name, p.role,
    array_agg(distinct s.mark order by s.mark) as marks, exists (
      select from people_told_apart t where t.person_id = least(p.id, ${personId}::uuid)
        and t.other_id = greatest(p.id, ${personId}::uuid)) as "isToldApart"
  from (${sharedMarks(sql, sql`select ${personId}::uuid`)}) s join people p on p.id = s.other_id
  group by p.id order by count(distinct s.mark) desc, p.created_at, p.id limit ${most}`
