import { createHash } from 'node:crypto'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { findQuestionViolations } from '#domains/written-questions/invariants.sql.ts'
import { findLedgerViolations as findViolationsOfWallet } from '#domains/wallet/invariants.sql.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import type { Db } from '#platform/db.ts'
import type { LogLine } from './cluster/server-process.ts'

export type Violation = { rule: string; subject: string; detail: string }

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')

/** All violated invariants of ledger, consultations, written questions and receipts; must be empty. */
export async function listViolations(db: Db): Promise<Violation[]> {
  return [
    ...(await findViolationsOfWallet(db)),
    ...(await findReceiptViolations(db)),
    ...(await findConsultationViolations(db)),
    ...(await findQuestionViolations(db)),
    ...(await listUnended(db)),
    ...(await listOverlaps(db)),
    ...(await listWrongReceipts(db)),
  ]
}

const listUnended = (db: Db) =>
  db<
    Violation[]
  >`select 'end' as rule, id::text as subject, 'still ' || state as detail from consultations where ended_at is null`

/** Invariant S1 over the whole history, not only open consultations. An end is stored a moment before its commit. */
const listOverlaps = (db: Db) => db<Violation[]>`
  select 'S1' as rule, a.id::text as subject, 'attended at the same time as ' || b.id as detail
  from consultations a join consultations b on a.consultant_id = b.consultant_id and a.accepted_at < b.accepted_at
  where b.accepted_at < coalesce(a.ended_at, 'infinity') - interval '100 milliseconds'`

async function listWrongReceipts(db: Db): Promise<Violation[]> {
  const missing = await db<Violation[]>`
    select 'receipt' as rule, c.id::text as subject, 'missing' as detail from consultations c
      left join receipts r on r.subject = 'consultation:' || c.id
    where c.ended_at is not null and c.started_at is not null and r.code is null`
  const receipts = await db<
    { code: string; subject: string; previous: string; content: string; hash: string }[]
  >`select code, subject, previous, content, hash from receipts`
  const wrong = await Promise.all(
    receipts.map(async ({ subject, ...receipt }) =>
      (await checkReceipt(receipt, sha256))
        .filter(({ holds }) => !holds)
        .map(({ name, stated, computed }) => ({
          rule: 'receipt',
          subject,
          detail: `${name}: ${stated} is ${computed}`,
        })),
    ),
  )
  return [...missing, ...wrong.flat()]
}

/** Consultations partly paid with minutes or bonus. */
export async function countCovered(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from consultations
      where least(billed_ms, covered_ms) > 0 or least(held_promotional, captured) > 0`
  return row!.count
}

/**
 * What free minutes earned consultants beyond the ceilings (money-and-time.md, S14), in centavos, from the ledger: more
 * than R$ 30,00 a day, a second time for one phone, for an address that nobody confirmed.
 */
export async function sumStrawGain(db: Db): Promise<number> {
  const [row] = await db<{ cents: bigint }[]>`
    with free as materialized (
      select c.consultant_id, c.requested_at, p.phone, p.email_confirmed_at, (
          select coalesce(sum(o.amount), 0) from ledger_journals j
          join ledger_postings o on o.journal_id = j.id
          where j.subject_id = c.id::text and j.kind = 'consultation_cover' and o.debit = 'platform:promotion_cost') as earned
      from consultations c join people p on p.id = c.client_id
      where c.is_welcome and c.billed_ms > 0
    )
    select (
      coalesce((select sum(greatest(0, day.earned - 3000)) from (
        select sum(earned) as earned from free
        group by consultant_id, (requested_at at time zone 'America/Sao_Paulo')::date) day), 0)
      + coalesce((select sum(earned) from (
        select earned, row_number() over (partition by phone order by requested_at) as n from free) each where n > 1), 0)
      + coalesce((select sum(earned) from free where email_confirmed_at is null), 0)
    )::bigint as cents`
  return Number(row!.cents)
}

/** Errors of a database that is away or blocked, which are expected while it is killed or stalled. */
const DATABASE_AWAY = /^(57P0\d|55P03|57014|25P03|08\w+|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE)$/

/** While worker or database is away nobody can stop a clock, so the warning is right. Charges are checked elsewhere. */
const isExpectedStandstill = ({ rule, detail }: LogLine) =>
  rule === 'S6' && detail === 'running on a proof older than 10 s'

/** Logged errors that no kill or stall explains. */
export const unexplainedErrors = (complaints: readonly LogLine[]) =>
  complaints
    .filter((line) => !DATABASE_AWAY.test(line.err?.code ?? '') && !isExpectedStandstill(line))
    .map(({ process, msg, err, rule, detail }) =>
      [process, msg, err?.code, err?.message, rule, detail].filter(Boolean).join(' · '),
    )
