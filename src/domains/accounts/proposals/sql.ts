import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { FORGOTTEN_KINDS, type Outcome, type ProposalKind } from '../proposals.rules.ts'

export type Proposal = {
  id: string
  kind: ProposalKind
  /** What it is about: of one kind and subject one waits at a time. */
  subjectId: string
  /** Whom it is about, who does not confirm it. */
  personId: string | null
  /** Centavos, of what is given. */
  amount: Centavos | null
  /** What its verb needs besides to be done. */
  input: Record<string, unknown>
  reason: string
  proposedBy: string
  proposedAt: Date
  expiresAt: Date
  companyToldAt: Date | null
  outcome: Outcome | null
}

const columns = (sql: Sql) => sql`
  id, kind, subject_id as "subjectId", person_id as "personId", amount, input, reason, proposed_by as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt", company_told_at as "companyToldAt", outcome`

export async function findProposal(sql: Sql, id: string): Promise<Proposal | undefined> {
  const [row] = await sql<Proposal[]>`select ${columns(sql)} from team_proposals where id = ${id}`
  return row
}

export type NewProposal = Omit<Proposal, 'companyToldAt' | 'outcome'>

/** What waits about the same, and whether it says the same. */
export async function findOpen(tx: Tx, p: NewProposal) {
  const [row] = await tx<(Proposal & { saysTheSame: boolean })[]>`
    select ${columns(tx)},
      (input, amount, reason) is not distinct from (${tx.json(p.input as never)}, ${p.amount}::bigint, ${p.reason})
        as "saysTheSame"
    from team_proposals where kind = ${p.kind} and subject_id = ${p.subjectId} and outcome is null`
  return row
}

/** What is left of what an ended one said. */
const keptInput = (sql: Sql) => sql`
  case when kind = any(${[...FORGOTTEN_KINDS]}::text[]) then '{}'::jsonb else input end`

/** Those that say personal data expire by themselves, and when the account closes that they are about. */
export const forgetExpired = (sql: Sql, at: Date) => sql`
  update team_proposals set outcome = 'expired', decided_at = expires_at, input = '{}'
  where kind = any(${[...FORGOTTEN_KINDS]}::text[]) and outcome is null and expires_at <= ${at}`
export const forgetAbout = (tx: Tx, personId: string, at: Date) => tx`
  update team_proposals set outcome = 'expired', decided_at = greatest(proposed_at, ${at}), input = '{}'
  where kind = any(${[...FORGOTTEN_KINDS]}::text[]) and outcome is null and person_id = ${personId}`

/** One whose time is over waits for nobody, and makes place for another. */
export const endExpired = (tx: Tx, kind: ProposalKind, subjectId: string, at: Date) => tx`
  update team_proposals set outcome = 'expired', decided_at = expires_at, input = ${keptInput(tx)}
  where kind = ${kind} and subject_id = ${subjectId} and outcome is null and expires_at <= ${at}`

/** False: another one about the same waits. */
export async function insertProposal(tx: Tx, p: NewProposal): Promise<boolean> {
  const rows = await tx`
    insert into team_proposals
      (id, kind, subject_id, person_id, amount, input, reason, proposed_by, proposed_at, expires_at)
    values (${p.id}, ${p.kind}, ${p.subjectId}, ${p.personId}, ${p.amount}, ${tx.json(p.input as never)}, ${p.reason},
      ${p.proposedBy}, ${p.proposedAt}, ${p.expiresAt})
    on conflict do nothing returning id`
  return rows.length > 0
}

export const recordCompanyTold = (tx: Tx, id: string, at: Date) => tx`
  update team_proposals set company_told_at = ${at} where id = ${id}`

/** `by`: null where nobody of the team decided. */
export type Decided = { by: string | null; outcome: Outcome; at: Date }

/** Undefined: it was decided before, or its time is over. */
export async function endProposal(tx: Tx, id: string, { by, outcome, at }: Decided) {
  const [row] = await tx<Pick<Proposal, 'personId'>[]>`
    update team_proposals set decided_by = ${by}, decided_at = greatest(proposed_at, ${at}), outcome = ${outcome},
      input = ${keptInput(tx)}
    where id = ${id} and outcome is null and expires_at > ${at} returning person_id as "personId"`
  return row
}

/** Who was to be invited to the team is forgotten once that is decided or its time is over; that it was stays. */
export const eraseEndedInvitations = (sql: Sql, now: Date) => sql`
  update team_proposals set subject_id = id::text, input = input - 'email' - 'firstName'
  where kind = 'invitation' and input ? 'email' and (outcome is not null or expires_at <= ${now})`

/** Who invited somebody of the team; null: nobody did. Undefined: not of the team. */
export async function findInviter(sql: Sql, personId: string): Promise<string | null | undefined> {
  const [row] = await sql<{ invitedBy: string | null }[]>`
    select invited_by as "invitedBy" from team_members where person_id = ${personId} and ended_at is null`
  return row?.invitedBy
}

/** Members but this one, not invited by them, whose invitation was accepted, with their roles. */
export const listPossibleSeconds = (sql: Sql, firstId: string, concernedId: string | null) => sql<
  { roles: string[] }[]
>`
  select m.roles from team_members m join people p on p.id = m.person_id
  where m.ended_at is null and p.password_hash is not null and m.person_id <> ${firstId}
    and m.invited_by is distinct from ${firstId} and m.person_id is distinct from ${concernedId}`
