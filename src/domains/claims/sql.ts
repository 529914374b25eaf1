import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import {
  type Bearer,
  type Cause,
  AUTOMATIC_FOR_MS,
  FIRST_MINUTES_MS,
  PLATFORM_PAYS_EVERY_MS,
  type RefundRule,
  type State,
  type Subject,
  type SubjectKind,
  WINS_AGAIN_AFTER_MS,
} from './rules.ts'

export type ClaimRow = {
  id: string
  subjectId: string
  kind: SubjectKind
  clientId: string
  way: 'rule' | 'asked' | 'team'
  rule: RefundRule | null
  cause: Cause | null
  words: string | null
  answerBy: string | null
  askedAt: Date
  earnedAt: Date | null
  state: State
  reason: string | null
  decidedBy: string | null
  decidedAt: Date | null
  n: number | null
  amount: Centavos
  toBonus: Centavos
  bearer: Bearer | null
}

const columns = (sql: Sql) => sql`
  c.id, c.subject_id as "subjectId", case when c.question_id is not null then 'question'
      when c.booking_id is not null then 'booking' else 'consultation' end as kind, c.client_id as "clientId", c.way, c.rule, c.cause, c.words,
    c.answer_by::text as "answerBy", c.asked_at as "askedAt",
  c.earned_at as "earnedAt", c.state, c.reason, (select btrim(d.first_name || ' ' || d.last_name) from people d
    where d.id = c.decided_by) as "decidedBy",
  c.decided_at as "decidedAt", c.n, c.amount, c.to_bonus as "toBonus", c.bearer`

/** All claims about one consultation, question or booking; call it under its lock before writing. */
export const listClaimsOn = (sql: Sql, subjectId: string) => sql<ClaimRow[]>`
  select ${columns(sql)} from claims c where c.subject_id = ${subjectId} order by c.asked_at, c.way desc`

/** What was objected to of the answers between these two, whichever of them reads, latest first. */
export const listObjectionsBetween = (
  sql: Sql,
  { readerId, otherId, most }: { readerId: string; otherId: string; most: number },
) => sql<ClaimRow[]>`
  select ${columns(sql)} from claims c join written_questions q on q.id = c.question_id
  where c.way = 'asked' and (c.client_id = ${readerId} and q.consultant_id = ${otherId}
    or c.client_id = ${otherId} and q.consultant_id = ${readerId})
  order by c.asked_at desc limit ${most}`

export async function findClaim(sql: Sql, id: string): Promise<ClaimRow | undefined> {
  const [row] = await sql<ClaimRow[]>`select ${columns(sql)} from claims c where c.id = ${id}`
  return row
}

/** One refund by rule of a client, and with a consultant, is decided at a time. Locked in id order. */
export async function lockClaimsOf(tx: Tx, people: readonly string[]) {
  for (const id of people.toSorted())
    await tx`select pg_advisory_xact_lock(hashtextextended('claims:' || ${id}::text, 0))`
}

/** Whether the platform has paid for a consultation of this client whose lines fell, within the last 30 days. */
export async function hasPlatformPaid(sql: Sql, clientId: string, at: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from claims where client_id = ${clientId} and asked_at <= ${at}
      and platform_pays_again_at > ${at}`
  return rows.length > 0
}

/** How many consultations with this consultant whose lines fell the platform has paid for, within the last 30 days. */
export async function countPlatformPaid(sql: Sql, consultantId: string, at: Date): Promise<number> {
  // What is claimed within those 30 days was asked for at most a week and some hours before.
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from consultations c join claims k on k.subject_id = c.id
    where c.consultant_id = ${consultantId} and c.requested_at > ${at}::timestamptz - interval '38 days'
      and k.asked_at <= ${at} and k.platform_pays_again_at > ${at}`
  return row!.count
}

/** Consultations whose client gets something back without a request, oldest first, read without locks. */
export async function listAutomaticRefunds(
  sql: Sql,
  { since, most, aside }: { since: Date; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select c.id from consultations c
    where c.ended_at > ${since} and c.id <> all(${aside}::uuid[]) and ${comesBackByItself(sql)}
    order by c.ended_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** The same of answers of which nobody said more. */
export async function listUnclarifiedRefunds(
  sql: Sql,
  { most, aside }: { most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select q.id from clarifications c join written_questions q on q.id = c.question_id
    where q.id <> all(${aside}::uuid[]) and ${halfComesBack(sql)} order by c.lapsed_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Of an answer `q` and its clarification `c`, as `refundAutomatically` decides: something is left to come back. */
const halfComesBack = (sql: Sql) => sql`
  c.lapsed_at > current_instant() - ${AUTOMATIC_FOR_MS} * interval '1 millisecond'
  and q.ended_at > current_instant() - ${AUTOMATIC_FOR_MS} * interval '1 millisecond'
  and not exists (select from claims k where k.subject_id = q.id and (k.way = 'rule' or k.state = 'open') offset 0)
  and 1 < q.captured + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = q.id), 0)
  and 0 < q.captured + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = q.id), 0)
    - coalesce((select sum(k.amount) from claims k where k.subject_id = q.id), 0)`

/** Consultations and answers of this client of which something comes back without a request, and has not yet. */
export async function countAutomaticRefunds(sql: Sql, clientId: string) {
  const [row] = await sql<{ count: number }[]>`
    select (select count(*) from consultations c
      where c.client_id = ${clientId} and ${comesBackByItself(sql)}
        and c.ended_at > current_instant() - ${AUTOMATIC_FOR_MS} * interval '1 millisecond')::int
      + (select count(*) from clarifications c join written_questions q on q.id = c.question_id
        where q.client_id = ${clientId} and ${halfComesBack(sql)})::int as count`
  return row!.count
}

/**
 * Of consultation `c`, as `applicableRule` decides: a silence that was charged, or a consultant who left first within
 * three minutes. `offset 0` asks for each consultation: without it the planner compares them with all that others ever
 * left.
 */
const comesBackByItself = (sql: Sql) => sql`
  c.state = 'ended' and c.billed_ms > 0
    and not exists (select from claims k where k.subject_id = c.id offset 0)
    and (c.captured > 0
      or exists (select from minute_covers m where m.consultation_id = c.id and m.value > 0 offset 0))
    and (c.billed_ms < ${FIRST_MINUTES_MS} and ${isLeftByConsultant(sql)} or exists (
      select from consultation_events e
      where e.consultation_id = c.id and e.stop_side = 'consultant' and e.fact ->> 'reason' = 'silence'
        and ${wasCharged(sql)} offset 0))`

/** As `cutShortBy` decides: the pause in which `c` ended says who fell first, and the end can only take that away. */
const isLeftByConsultant = (sql: Sql) => {
  const lastPause = sql`
    from (
      select fact ->> 'state' as state, fact ->> 'reason' as reason, stop_side as side from consultation_events
      where consultation_id = c.id and type = 'moved' and fact ->> 'state' in ('active', 'paused')
      order by seq desc limit 1) as last_move
    where state = 'paused'`
  return sql`(
    c.reason = 'by_consultant' and not exists (select ${lastPause} and (side = 'client' or reason = 'voice_disputed'))
    or c.reason = 'not_back_in_time' and c.stop_side is distinct from 'client'
      and exists (select ${lastPause} and side = 'consultant' and reason <> 'voice_disputed'))`
}

/** Whether something was charged from when the clock began to run until the stop `e`. */
const wasCharged = (sql: Sql) => sql`exists (
  select from billed_segments g where g.consultation_id = e.consultation_id and g.started_at < e.at
    and g.started_at >= (
      select r.at from consultation_events r
      where r.consultation_id = e.consultation_id and r.seq < e.seq and r.type = 'moved' order by r.seq desc limit 1))`

/** Objections to answers that nobody decided by then, but of clients who won so in the last thirty days. */
export async function listUndecided(
  sql: Sql,
  { before, at, most, aside }: { before: Date; at: Date; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select k.id from claims k
    where k.state = 'open' and k.question_id is not null and k.asked_at <= ${before} and k.id <> all(${aside}::uuid[])
      and not exists (select from claims w where w.client_id = k.client_id and ${wonUndecided(sql, at)} offset 0)
    order by k.asked_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Whether this client got something back in the last thirty days because nobody decided. */
export async function hasWonUndecided(sql: Sql, clientId: string, at: Date): Promise<boolean> {
  const rows = await sql`select from claims w where w.client_id = ${clientId} and ${wonUndecided(sql, at)} limit 1`
  return rows.length > 0
}

const wonUndecided = (sql: Sql, at: Date) => sql`
  w.way = 'asked' and w.state = 'granted' and w.decided_by is null
  and w.decided_at > ${new Date(at.getTime() - WINS_AGAIN_AFTER_MS)}`

type ByRule = {
  id: string
  subject: Subject
  rule: RefundRule
  at: Date
  n: number
  amount: Centavos
  toBonus: Centavos
  bearer: Bearer
}

export const insertClaimByRule = (tx: Tx, c: ByRule) => tx`
  insert into claims (id, consultation_id, question_id, booking_id, client_id, way, rule, asked_at, state, decided_at, n, amount, to_bonus,
    bearer, platform_pays_again_at)
  values (${c.id}, ${idsOf(tx, c.subject)}, ${c.subject.clientId}, 'rule', ${c.rule}, ${c.at}, 'granted', ${c.at}, ${c.n},
    ${c.amount}, ${c.toBonus}, ${c.bearer},
    ${c.rule === 'cut_short' ? new Date(c.at.getTime() + PLATFORM_PAYS_EVERY_MS) : null})`

type Asked = {
  id: string
  subject: Subject
  cause: Cause
  words: string
  answerBy: string
  at: Date
  earnedAt: Date | null
}

const idOf = ({ kind, id }: Subject, wanted: SubjectKind) => (kind === wanted ? id : null)
const idsOf = (tx: Tx, subject: Subject) => tx`
  ${idOf(subject, 'consultation')}, ${idOf(subject, 'question')}, ${idOf(subject, 'booking')}`

export const insertRequestedClaim = (tx: Tx, c: Asked) => tx`
  insert into claims (id, consultation_id, question_id, booking_id, client_id, way, cause, words, answer_by, asked_at,
    earned_at, state)
  values (${c.id}, ${idsOf(tx, c.subject)}, ${c.subject.clientId}, 'asked', ${c.cause}, ${c.words}, ${c.answerBy},
    ${c.at}, ${c.earnedAt}, 'open')`

export const insertGivenBack = (
  tx: Tx,
  c: { id: string; subject: Subject } & Omit<Decision, 'n'> & { n: number },
) => tx`
  insert into claims (id, consultation_id, question_id, booking_id, client_id, way, asked_at, state, reason, decided_by,
    decided_at, n, amount, to_bonus, bearer)
  values (${c.id}, ${idsOf(tx, c.subject)}, ${c.subject.clientId}, 'team', ${c.at}, ${c.state}, ${c.reason}, ${c.by},
    ${c.at}, ${c.n}, ${c.amount}, ${c.toBonus}, ${c.bearer})`

type Decision = {
  state: State
  reason: string
  /** Null: nobody decided in time. */
  by: string | null
  at: Date
  n: number | null
  amount: Centavos
  toBonus: Centavos
  bearer: Bearer | null
}

export const recordDecision = (tx: Tx, id: string, d: Decision) => tx`
  update claims set state = ${d.state}, reason = ${d.reason}, decided_by = ${d.by}, decided_at = ${d.at}, n = ${d.n},
    amount = ${d.amount},
    to_bonus = ${d.toBonus}, bearer = ${d.bearer}, earned_at = null where id = ${id}`

/** A claim with what it is about, as the team sees it. Times in milliseconds, money in centavos. */
export type ClaimCaseRow = ClaimRow & {
  clientName: string
  email: string
  consultantName: string
  startedAt: Date
  endedAt: Date
  billedMs: bigint
  endReason: string | null
  pauses: string[]
  /** Of a question: how long its answer is, and how many different words it has. */
  answerCharacters: number | null
  answerWords: number | null
  refundable: Centavos
  refundedBefore: Centavos
}

const cases = (sql: Sql) => sql`
  select ${columns(sql)}, btrim(p.first_name || ' ' || p.last_name) as "clientName", p.email,
    k.name as "consultantName", coalesce(t.started_at, t.accepted_at, q.asked_at, b.starts_at) as "startedAt",
    coalesce(t.ended_at, q.ended_at, b.ended_at) as "endedAt",
    case when t.id is null then 0 else charged_time(t) end::bigint as "billedMs",
    coalesce(t.reason, b.reason) as "endReason", char_length(q.answer) as "answerCharacters",
    (select count(distinct lower(word))::int from regexp_split_to_table(q.answer, '[^[:alnum:]]+') word
      where word <> '') as "answerWords",
    (coalesce(t.captured + t.fee, q.captured, b.fee) + coalesce((select sum(m.value) from minute_covers m
      where m.consultation_id = c.subject_id), 0))::bigint as refundable,
    coalesce((select sum(o.amount) from claims o
      where o.subject_id = c.subject_id and o.id <> c.id), 0)::bigint as "refundedBefore",
    array(select e.fact ->> 'reason' from consultation_events e
      where e.consultation_id = t.id and e.type = 'moved' and e.fact ->> 'state' = 'paused' order by e.seq) as pauses
  from claims c left join consultations t on t.id = c.consultation_id
    left join written_questions q on q.id = c.question_id left join bookings b on b.id = c.booking_id
    join people p on p.id = c.client_id
    join consultants k on k.id = coalesce(t.consultant_id, q.consultant_id, b.consultant_id)
  where c.way <> 'rule'`

export async function findClaimCase(sql: Sql, id: string): Promise<ClaimCaseRow | undefined> {
  const [row] = await sql<ClaimCaseRow[]>`${cases(sql)} and c.id = ${id}`
  return row
}

/** Claims that wait for a decision, most urgent first; then the latest decided. */
export const listClaimCases = (sql: Sql, most: number) => sql<ClaimCaseRow[]>`
  ${cases(sql)} order by c.state <> 'open', c.decided_at desc nulls first, c.answer_by, c.asked_at, c.id limit ${most}`

/** Consultations that the team has a claim about to decide. */
export async function listContested(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select consultation_id as id from claims
    where state = 'open' and consultation_id is not null`
  return rows.map(({ id }) => id)
}

/** Claims that wait for a decision, by this client or about this consultant. */
export async function countOpenClaims(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from claims c
      left join consultations t on t.id = c.consultation_id left join written_questions q on q.id = c.question_id
      left join bookings b on b.id = c.booking_id
    where c.state = 'open'
      and ${personId}::uuid in (c.client_id, t.consultant_id, q.consultant_id, b.consultant_id)`
  return row!.count
}
