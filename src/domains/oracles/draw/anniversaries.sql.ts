import type { Sql } from '#platform/db.ts'
import type { Kind } from './rules.ts'

/** Days (`yyyy-mm-dd`) by the clock of a zone: from the one after `after` to `until`. */
type Asked = { personId: string; zone: string; after: string; until: string }
export type AnniversaryRow = { personId: string; id: string; kind: Kind; isYear: boolean }

/**
 * Readings of these people that were kept a month or a year before one of their days, the latest first. Cards of the
 * day are kept by themselves, and have none.
 */
export const findAnniversaries = (sql: Sql, asked: readonly Asked[]) => sql<AnniversaryRow[]>`
  select a."personId", d.id, d.kind, s.is_year as "isYear"
  from jsonb_to_recordset(${sql.json([...asked])}) as a ("personId" uuid, zone text, after date, until date)
    cross join (values (interval '1 month', false), (interval '1 year', true)) as s (span, is_year)
    join oracle_readings r on r.person_id = a."personId"
      and r.kept_at > a.after - s.span - interval '2 days' and r.kept_at < a.until - s.span + interval '5 days'
    join oracle_draws d on d.id = r.draw_id
  where ((r.kept_at at time zone a.zone)::date + s.span)::date > a.after
    and ((r.kept_at at time zone a.zone)::date + s.span)::date <= a.until
    and not exists (select from oracle_day_cards c where c.draw_id = d.id)
  order by r.kept_at desc, d.id`
