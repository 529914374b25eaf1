import type { KindOfCase } from './queue-kind.ts'

/** What people reported, by the deadline that its reason gave it. */
export const reports: KindOfCase = {
  name: 'report',
  waiting: (sql) => sql`
    select r.id, r.reported_at as since, r.due_at, r.reported_id as person_id, null::text as name, r.reason as about,
      null::bigint as amount
    from moderation_reports r where r.verdict is null`,
  decidedBy: ['moderation.report_decided'],
}
