import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { GiftKind, Given } from '../four-eyes.rules.ts'

/** Whoever gives by judgement waits for whoever is just doing so; taken before any other lock. */
export const lockGifts = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('judged_gifts', 0))`

type Asked = { by: string; receiverId: string | null; at: Date }

/** What was given by one person alone: by this one, and by anybody to this receiver or another account of theirs. */
export async function sumGiven(tx: Tx, { by, receiverId, at }: Asked): Promise<Given> {
  const [row] = await tx<Given[]>`
    with receivers as (
      select ${receiverId}::uuid as id where ${receiverId !== null}
      union select person_id from other_accounts_of(${receiverId}::uuid)
    )
    select
      coalesce((select sum(amount) from judged_gifts
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '24 hours' and seconded_by is null), 0)::bigint
        as today,
      coalesce((select sum(amount) from judged_gifts
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '30 days' and seconded_by is null), 0)::bigint
        as "inThirtyDays",
      coalesce((select sum(amount) from judged_gifts
        where receiver_id in (select id from receivers) and given_at > ${at}::timestamptz - interval '30 days'
          and seconded_by is null), 0)::bigint as "toReceiver"`
  return row!
}

type NewGift = {
  kind: GiftKind
  subjectId: string
  receiverId: string | null
  amount: Centavos
  by: string
  secondedBy: string | null
  at: Date
}

export const insertGift = (tx: Tx, g: NewGift) => tx`
  insert into judged_gifts (id, kind, subject_id, receiver_id, amount, given_by, seconded_by, given_at)
  values (gen_random_uuid(), ${g.kind}, ${g.subjectId}, ${g.receiverId}, ${g.amount}, ${g.by}, ${g.secondedBy}, ${g.at})`

export type Proposal = {
  id: string
  kind: GiftKind
  subjectId: string
  input: Record<string, unknown>
  reason: string
  receiverId: string | null
  amount: Centavos
  proposedBy: string
  proposedAt: Date
  companyToldAt: Date | null
  outcome: 'confirmed' | 'refused' | 'withdrawn' | null
}

const columns = (sql: Sql) => sql`
  a.id, a.kind, a.subject_id as "subjectId", a.input, a.reason, a.receiver_id as "receiverId", a.amount,
  a.proposed_by as "proposedBy", a.proposed_at as "proposedAt",
  a.company_told_at as "companyToldAt", a.outcome`

type NewProposal = Omit<Proposal, 'id' | 'companyToldAt' | 'outcome'>

/**
 * Answers its id. The one that waits already, of the same person, then says this, under a new id when it says
 * something else: whoever read the old one does not confirm the new one. Undefined: another person's waits.
 */
export async function insertProposal(tx: Tx, p: NewProposal): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    insert into team_proposals as p (id, kind, subject_id, input, reason, receiver_id, amount, proposed_by, proposed_at)
    values (gen_random_uuid(), ${p.kind}, ${p.subjectId}, ${tx.json(p.input as never)}, ${p.reason}, ${p.receiverId},
      ${p.amount}, ${p.proposedBy}, ${p.proposedAt})
    on conflict (kind, subject_id) where outcome is null do update
      set id = case
          when (p.input, p.amount, p.reason) is not distinct from (excluded.input, excluded.amount, excluded.reason)
          then p.id else excluded.id end,
        input = excluded.input, reason = excluded.reason, receiver_id = excluded.receiver_id,
        amount = excluded.amount, proposed_at = excluded.proposed_at, company_told_at = null
      where p.proposed_by = excluded.proposed_by
    returning id`
  return row?.id
}

export const recordCompanyTold = (tx: Tx, id: string, at: Date) => tx`
  update team_proposals set company_told_at = ${at} where id = ${id}`

export async function findProposal(sql: Sql, id: string) {
  const [row] = await sql<Proposal[]>`select ${columns(sql)} from team_proposals a where a.id = ${id}`
  return row
}

export type Decided = { by: string; outcome: 'confirmed' | 'refused' | 'withdrawn'; at: Date }

/** False: it was decided before. */
export async function recordDecision(tx: Tx, id: string, { by, outcome, at }: Decided): Promise<boolean> {
  const rows = await tx`
    update team_proposals set decided_by = ${by}, decided_at = greatest(proposed_at, ${at}), outcome = ${outcome}
    where id = ${id} and outcome is null returning id`
  return rows.length === 1
}

/** What somebody was or is to be given by two of the team, the latest first, with who decided. */
export const listProposedTo = (sql: Sql, receiverId: string, most: number) => sql<
  (Proposal & { proposedByName: string; decidedByName: string | null })[]
>`
  select ${columns(sql)}, p.first_name as "proposedByName", d.first_name as "decidedByName"
  from team_proposals a join people p on p.id = a.proposed_by left join people d on d.id = a.decided_by
  where a.receiver_id = ${receiverId} order by a.proposed_at desc, a.id limit ${most}`

/** Who invited somebody of the team; null: nobody did. Undefined: not of the team. */
export async function findInviter(sql: Sql, personId: string): Promise<string | null | undefined> {
  const [row] = await sql<{ invitedBy: string | null }[]>`
    select invited_by as "invitedBy" from team_members where person_id = ${personId} and ended_at is null`
  return row?.invitedBy
}

/** Members but this one, not invited by them, whose invitation was accepted, with their roles. */
export const listPossibleSeconds = (sql: Sql, firstId: string, receiverId: string | null) => sql<{ roles: string[] }[]>`
  select m.roles from team_members m join people p on p.id = m.person_id
  where m.ended_at is null and p.password_hash is not null and m.person_id <> ${firstId}
    and m.invited_by is distinct from ${firstId} and m.person_id is distinct from ${receiverId}`
