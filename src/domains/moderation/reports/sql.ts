import type { Sql, Tx } from '#platform/db.ts'
import type { Kind, Reason, Verdict } from './rules.ts'
import type { Snapshot } from './snapshot.rules.ts'

export type NewReport = {
  id: string
  kind: Kind
  subjectId: string
  seq: number | null
  consultationId: string | null
  reporterId: string
  reportedId: string
  reason: Reason
  words: string | null
  snapshot: Snapshot
  at: Date
  dueAt: Date
}

/** False: this person has reported this already. */
export async function insertReport(tx: Tx, r: NewReport): Promise<boolean> {
  const { count } = await tx`
    insert into moderation_reports (id, kind, subject_id, seq, consultation_id, reporter_id, reported_id, reason, words,
      snapshot, reported_at, due_at)
    values (${r.id}, ${r.kind}, ${r.subjectId}, ${r.seq}, ${r.consultationId}, ${r.reporterId}, ${r.reportedId},
      ${r.reason}, ${r.words}, ${JSON.stringify(r.snapshot)}::text::jsonb, ${r.at}, ${r.dueAt})
    on conflict do nothing`
  return count === 1
}

export const insertFile = (tx: Tx, reportId: string, file: { mediaType: string; bytes: Buffer }) => tx`
  insert into moderation_report_files (report_id, media_type, bytes) values (${reportId}, ${file.mediaType}, ${file.bytes})`

/** Whether this very report was stored, when its answer was lost. */
export async function isStored(sql: Sql, id: string, reporterId: string): Promise<boolean> {
  const rows = await sql`select from moderation_reports where id = ${id} and reporter_id = ${reporterId}`
  return rows.length > 0
}

export type ReportRow = {
  id: string
  kind: Kind
  subjectId: string
  /** Of a message or a photo in a room: its number there. */
  seq: number | null
  consultationId: string | null
  reason: Reason
  words: string | null
  snapshot: Snapshot | null
  reportedAt: Date
  dueAt: Date
  verdict: Verdict | null
  decisionReason: string | null
  decidedAt: Date | null
  decidedBy: string | null
  hasFile: boolean
  reporter: { id: string; name: string; role: string }
  reported: { id: string; name: string; role: string }
  /** Reports about the same person, this one included. */
  aboutThem: number
}

const columns = (sql: Sql) => sql`
  r.id, r.kind, r.subject_id as "subjectId", r.seq::float8 as seq, r.consultation_id as "consultationId", r.reason, r.words, r.snapshot,
  r.reported_at as "reportedAt", r.due_at as "dueAt", r.verdict, r.decision_reason as "decisionReason",
  r.decided_at as "decidedAt", nullif(btrim(d.first_name || ' ' || d.last_name), '') as "decidedBy",
  exists (select from moderation_report_files f where f.report_id = r.id) as "hasFile",
  jsonb_build_object('id', w.id, 'name', coalesce(nullif(btrim(w.first_name || ' ' || w.last_name), ''), 'Conta encerrada'), 'role', w.role) as reporter,
  jsonb_build_object('id', t.id, 'name', coalesce(nullif(btrim(t.first_name || ' ' || t.last_name), ''), 'Conta encerrada'), 'role', t.role) as reported,
  (select count(*)::int from (select from moderation_reports o where o.reported_id = r.reported_id limit 100) o)
    as "aboutThem"`
const from = (sql: Sql) => sql`
  moderation_reports r join people w on w.id = r.reporter_id join people t on t.id = r.reported_id
    left join people d on d.id = r.decided_by`

export type Filter = {
  kind?: Kind | undefined
  reason?: Reason | undefined
  /** Whom it is about, and who made it. */
  about?: string | undefined
  by?: string | undefined
}
type Position = { at: Date; id: string }
const only = (sql: Sql, { kind, reason, about, by }: Filter) => sql`
  ${about ? sql`and r.reported_id = ${about}` : sql``} ${by ? sql`and r.reporter_id = ${by}` : sql``}
  ${kind ? sql`and r.kind = ${kind}` : sql``} ${reason ? sql`and r.reason = ${reason}` : sql``}`

/** Open cases by deadline, after a position. */
export const listOpen = (sql: Sql, filter: Filter, after: Position | undefined, most: number) => sql<ReportRow[]>`
  select ${columns(sql)} from ${from(sql)} where r.verdict is null ${only(sql, filter)}
  ${after ? sql`and (r.due_at, r.id) > (${after.at}, ${after.id}::uuid)` : sql``}
  order by r.due_at, r.id limit ${most}`

/** Decided ones, the latest first, after a position. */
export const listDecided = (sql: Sql, filter: Filter, after: Position | undefined, most: number) => sql<ReportRow[]>`
  select ${columns(sql)} from ${from(sql)} where r.verdict is not null ${only(sql, filter)}
  ${after ? sql`and (r.decided_at, r.id) < (${after.at}, ${after.id}::uuid)` : sql``}
  order by r.decided_at desc, r.id desc limit ${most}`

export async function findReport(sql: Sql, id: string): Promise<ReportRow | undefined> {
  const [row] = await sql<ReportRow[]>`select ${columns(sql)} from ${from(sql)} where r.id = ${id}`
  return row
}

/** Takes the case; whoever decides at the same time waits, and finds it decided. */
export const lockReport = (tx: Tx, id: string) => tx`select from moderation_reports where id = ${id} for update`

export const recordVerdict = (tx: Tx, d: { id: string; verdict: Verdict; reason: string; by: string; at: Date }) => tx`
  update moderation_reports set verdict = ${d.verdict}, decision_reason = ${d.reason}, decided_by = ${d.by},
    decided_at = ${d.at} where id = ${d.id}`

/** First name and mail address; undefined: the account is closed. */
export async function findAddressee(sql: Sql, personId: string) {
  const [row] = await sql<{ email: string; firstName: string }[]>`
    select email, first_name as "firstName" from people where id = ${personId} and closed_at is null`
  return row
}

export async function findReportFile(sql: Sql, reportId: string) {
  const [row] = await sql<{ mediaType: string; bytes: Buffer }[]>`
    select media_type as "mediaType", bytes from moderation_report_files where report_id = ${reportId}`
  return row
}

/** What was reported is forgotten when its term after the decision is over; answers how many were. */
export async function eraseOld(sql: Sql, { now, keptDays, most }: { now: Date; keptDays: number; most: number }) {
  const { count } = await sql`
    with due as (
      select id from moderation_reports where snapshot is not null and verdict is not null
        and decided_at < ${now}::timestamptz - make_interval(days => ${keptDays}) order by decided_at limit ${most}
    ), files as (delete from moderation_report_files where report_id in (select id from due))
    update moderation_reports set snapshot = null, words = null where id in (select id from due)`
  return count
}

/** What somebody reported, for what they can take along. */
export const listOwn = (sql: Sql, personId: string) => sql<
  Pick<ReportRow, 'kind' | 'reason' | 'words' | 'reportedAt' | 'decidedAt'>[]
>`
  select kind, reason, words, reported_at as "reportedAt", decided_at as "decidedAt" from moderation_reports
  where reporter_id = ${personId} order by reported_at, id`

/** Their words go; the case stays with whom it is about. */
export const eraseWordsOf = (tx: Tx, personId: string) =>
  tx`update moderation_reports set words = null where reporter_id = ${personId}`
