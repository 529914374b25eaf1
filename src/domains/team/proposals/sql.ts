import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { ProposalKind } from './rules.ts'

/**
 * Everything that waits for a second person, of these kinds: `id`, `kind`, `person_id`, `amount`, `details`, `reason`,
 * `proposed_by`, `proposed_at`, `company_told_at`, `expires_at`.
 */
export const openProposals = (sql: Sql, kinds: readonly ProposalKind[], now: Date) => sql`
  select id, kind, receiver_id as person_id, amount, null::jsonb as details, reason, proposed_by, proposed_at,
      company_told_at, null::timestamptz as expires_at
    from team_proposals where outcome is null and kind = any(${[...kinds]}::text[])
  union all
  select id, act, person_id, null, details, reason, proposed_by, proposed_at, company_told_at, expires_at
    from act_proposals where outcome is null and expires_at > ${now} and act = any(${[...kinds]}::text[])`

export type OpenRow = {
  id: string
  kind: ProposalKind
  personId: string | null
  personName: string | null
  amountCents: Centavos | null
  details: Record<string, unknown> | null
  reason: string
  proposedBy: string
  byName: string
  proposedAt: Date
  companyToldAt: Date | null
  expiresAt: Date | null
}

type Asked = { kinds: readonly ProposalKind[]; id: string | undefined; now: Date; most: number }

/** The longest waiting first; of one id, that alone. */
export const listOpen = (sql: Sql, { kinds, id, now, most }: Asked) => sql<OpenRow[]>`
  select o.id, o.kind, o.person_id as "personId", btrim(r.first_name || ' ' || r.last_name) as "personName",
    o.amount as "amountCents", o.details, o.reason, o.proposed_by as "proposedBy", b.first_name as "byName",
    o.proposed_at as "proposedAt", o.company_told_at as "companyToldAt", o.expires_at as "expiresAt"
  from (${openProposals(sql, kinds, now)}) o join people b on b.id = o.proposed_by
    left join people r on r.id = o.person_id
  where ${id ?? null}::uuid is null or o.id = ${id ?? null}
  order by o.proposed_at, o.id limit ${most}`
