import type { Sql, Tx } from '#platform/db.ts'
import type { Outcome } from './rules.ts'

export type Proposal = {
  id: string
  personId: string
  act: string
  details: Record<string, unknown>
  reason: string
  proposedBy: string
  proposedAt: Date
  expiresAt: Date
  companyToldAt: Date | null
  outcome: Outcome | null
}

const columns = (sql: Sql) => sql`
  a.id, a.person_id as "personId", a.act, a.details, a.reason, a.proposed_by as "proposedBy",
  a.proposed_at as "proposedAt", a.expires_at as "expiresAt",
  a.company_told_at as "companyToldAt", a.outcome`

/** One whose time is over waits for nobody, and makes place for another. */
export const endExpired = (tx: Tx, personId: string, act: string, at: Date) => tx`
  update act_proposals set outcome = 'withdrawn', decided_by = proposed_by, decided_at = expires_at
  where person_id = ${personId} and act = ${act} and outcome is null and expires_at <= ${at}`

/** False: the id was used, or an open proposal of the same act waits. */
export async function insertProposal(tx: Tx, p: Omit<Proposal, 'companyToldAt' | 'outcome'>): Promise<boolean> {
  const rows = await tx`
    insert into act_proposals (id, person_id, act, details, reason, proposed_by, proposed_at, expires_at)
    values (${p.id}, ${p.personId}, ${p.act}, ${tx.json(p.details as never)}, ${p.reason}, ${p.proposedBy}, ${p.proposedAt},
      ${p.expiresAt}) on conflict do nothing returning id`
  return rows.length > 0
}

export const recordCompanyTold = (tx: Tx, id: string, at: Date) => tx`
  update act_proposals set company_told_at = ${at} where id = ${id}`

export async function findProposal(sql: Sql, id: string): Promise<Proposal | undefined> {
  const [row] = await sql<Proposal[]>`select ${columns(sql)} from act_proposals a where a.id = ${id}`
  return row
}

export async function lockProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  const [row] = await tx<Proposal[]>`select ${columns(tx)} from act_proposals a where a.id = ${id} for update`
  return row
}

export const recordDecision = (
  tx: Tx,
  id: string,
  { by, outcome, at }: { by: string; outcome: Outcome; at: Date },
) => tx`
  update act_proposals set decided_by = ${by}, decided_at = ${at}, outcome = ${outcome} where id = ${id}`

/** The latest first, with who proposed and who decided. */
export const listProposals = (sql: Sql, personId: string, most: number) => sql<
  (Proposal & { proposedByName: string; decidedByName: string | null; decidedAt: Date | null })[]
>`
  select ${columns(sql)}, a.decided_at as "decidedAt", p.first_name as "proposedByName", d.first_name as "decidedByName"
  from act_proposals a join people p on p.id = a.proposed_by left join people d on d.id = a.decided_by
  where a.person_id = ${personId} order by a.proposed_at desc, a.id limit ${most}`
