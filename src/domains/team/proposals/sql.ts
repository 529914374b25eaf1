import type { Sql } from '#platform/db.ts'
import type { Outcome, ProposalKind } from '#domains/accounts/proposals.rules.ts'
import type { Centavos } from '#shared/money.ts'

/** What waits for a second person now. */
export const isOpen = (sql: Sql, now: Date) => sql`(t.outcome is null and t.expires_at > ${now})`

export type ProposalRow = {
  id: string
  kind: ProposalKind
  personId: string | null
  personName: string | null
  amountCents: Centavos | null
  hours: number | null
  bps: number | null
  tier: string | null
  /** Of a correction, as it is kept. */
  from: string | null
  to: string | null
  roles: string[] | null
  invited: string | null
  reason: string
  proposedBy: string
  byName: string
  proposedAt: Date
  expiresAt: Date
  companyToldAt: Date | null
  outcome: Outcome | null
  decidedByName: string | null
}

const listWhere = (sql: Sql, now: Date, rest: ReturnType<Sql>) => sql<ProposalRow[]>`
  select t.id, t.kind, t.person_id as "personId", btrim(r.first_name || ' ' || r.last_name) as "personName",
    t.amount as "amountCents", (t.input->>'hours')::int as hours, (t.input->>'bps')::int as bps,
    t.input->>'tier' as tier, t.input->'roles' as roles,
    case when t.kind = 'invitation' then concat_ws(', ', t.input->>'firstName', t.input->>'email') end as invited,
    case when t.kind like 'correct\_%' then t.input->>'from' end as "from",
    case when t.kind like 'correct\_%' then t.input->>'to' end as "to", t.reason,
    t.proposed_by as "proposedBy", b.first_name as "byName", t.proposed_at as "proposedAt",
    t.expires_at as "expiresAt", t.company_told_at as "companyToldAt", d.first_name as "decidedByName",
    case when t.outcome is null and t.expires_at <= ${now} then 'expired' else t.outcome end as outcome
  from team_proposals t join people b on b.id = t.proposed_by
    left join people r on r.id = t.person_id left join people d on d.id = t.decided_by
  where ${rest}`

type Asked = { kinds: readonly ProposalKind[]; id: string | undefined; now: Date; most: number }

/** What waits, of these kinds, the longest first; of one id, that alone. */
export const listOpen = (sql: Sql, { kinds, id, now, most }: Asked) =>
  listWhere(
    sql,
    now,
    sql`${isOpen(sql, now)} and t.kind = any(${[...kinds]}::text[]) and (${id ?? null}::uuid is null or t.id = ${id ?? null})
      order by t.proposed_at, t.id limit ${most}`,
  )

/** All about somebody, the latest first. */
export const listAbout = (sql: Sql, personId: string, now: Date, most: number) =>
  listWhere(sql, now, sql`t.person_id = ${personId} order by t.proposed_at desc, t.id limit ${most}`)
