import type { Sql, Tx } from '#platform/db.ts'
import type { CaseKind } from './rules.ts'

/** Who said it: `prepared` and `automatic` as in consultations. */
type AuthorKind = 'client' | 'consultant' | 'prepared' | 'automatic' | 'system'

type Case = { consultationId: string; clientId: string; consultantId: string }

/** The consultation of an open case, and its two people. */
export async function findOpenCase(sql: Sql, kind: CaseKind, caseId: string): Promise<Case | undefined> {
  const of = sql`select s.id as "consultationId", s.client_id as "clientId", s.consultant_id as "consultantId"`
  const [row] =
    kind === 'report'
      ? await sql<Case[]>`
          ${of} from moderation_reports r join consultations s on s.id = r.consultation_id
          where r.id = ${caseId} and r.verdict is null`
      : await sql<Case[]>`
          ${of} from claims k join consultations s on s.id = k.subject_id
          where k.id = ${caseId} and k.state = 'open'`
  return row
}

type NewReading = { consultationId: string; kind: CaseKind; caseId: string; reason: string; by: string; at: Date }

export const insertReading = (tx: Tx, r: NewReading) => tx`
  insert into moderation_readings (consultation_id, case_kind, case_id, reason, read_by, read_at)
  values (${r.consultationId}, ${r.kind}, ${r.caseId}, ${r.reason}, ${r.by}, ${r.at})`

/** What was said in a consultation, in order; at most so much. */
export const listSaid = (sql: Sql, consultationId: string, most: number) => sql<
  { seq: number; authorKind: AuthorKind; body: string; isPhoto: boolean; at: Date }[]
>`
  select e.seq::float8 as seq, e.author_kind as "authorKind", e.type = 'photo' as "isPhoto", e.at,
    coalesce(e.body, nullif(p.description, ''), 'Foto sem descrição') as body
  from consultation_events e left join consultation_photos p on p.consultation_id = e.consultation_id and p.seq = e.seq
  where e.consultation_id = ${consultationId} and e.type in ('message', 'photo') order by e.seq limit ${most}`

type Reading = { by: string; reason: string; at: Date }

/** Who of the team read a consultation, why and when, the newest first; at most so many. */
export const listReadings = (sql: Sql, consultationId: string, most: number) => sql<Reading[]>`
  select btrim(p.first_name || ' ' || p.last_name) as by, r.reason, r.read_at as at
  from moderation_readings r join people p on p.id = r.read_by
  where r.consultation_id = ${consultationId} order by r.read_at desc, r.id desc limit ${most}`

type ReadOfMine = { consultationId: string; kind: CaseKind; reason: string; at: Date }

/** When and why what this person took part in was read, the newest first. */
export const listReadingsOf = (sql: Sql, personId: string) => sql<ReadOfMine[]>`
  select r.consultation_id as "consultationId", r.case_kind as kind, r.reason, r.read_at as at
  from consultations s join moderation_readings r on r.consultation_id = s.id
  where s.client_id = ${personId} or s.consultant_id = ${personId} order by r.read_at desc, r.id desc`
