import type { Sql } from '#platform/db.ts'
import type { Consultation } from '../contract.ts'
import type { State } from '../rules.ts'

/** A consultation as one of its two people sees it, before its deadlines are computed. */
export type ConsultationViewRow = Omit<
  Consultation,
  'client' | 'consultant' | 'deadlineAt' | 'consultantCents' | 'leftMs'
> & {
  state: State
  clientId: string
  clientName: string
  consultantId: string
  consultantName: string
  consultantPortrait: string
  commissionCents: bigint
  commissionBps: number
  pausedBy: string | null
  pausedBeforeMs: bigint
}

const viewFor = (sql: Sql, personId: string) => sql`
  select c.id, case c.client_id when ${personId} then 'client' else 'consultant' end as you,
    c.client_id as "clientId", p.first_name as "clientName",
    c.consultant_id as "consultantId", k.name as "consultantName", k.portrait as "consultantPortrait",
    c.channel, c.state, c.reason, c.price_per_minute as "pricePerMinuteCents",
    c.requested_at as "requestedAt", c.accepted_at as "acceptedAt", c.started_at as "startedAt",
      c.ended_at as "endedAt", c.paused_at as "pausedAt",
    c.paused_by as "pausedBy", coalesce(c.paused_by = ${personId}, false) as "pausedByYou",
      c.paused_before_ms as "pausedBeforeMs", current_instant() as "readAt",
    c.billed_ms::float8 as "billedMs", c.covered_ms::float8 as "coveredMs",
      c.awaits_confirmation as "awaitsConfirmation",
      c.held as "heldCents", c.captured as "capturedCents", c.released as "releasedCents",
      c.commission as "commissionCents", c.commission_bps as "commissionBps",
    least(c.captured, c.held_promotional) as "promotionalCents",
    r.code as "receiptCode"
  from consultations c
  join people p on p.id = c.client_id
  join consultants k on k.id = c.consultant_id
  left join receipts r on r.subject = 'consultation:' || c.id
  where ${personId} in (c.client_id, c.consultant_id)`

export async function findConsultationView(
  sql: Sql,
  id: string,
  personId: string,
): Promise<ConsultationViewRow | undefined> {
  const [row] = await sql<ConsultationViewRow[]>`${viewFor(sql, personId)} and c.id = ${id}`
  return row
}

export async function listConsultationViews(
  sql: Sql,
  personId: string,
  { open, before, limit }: { open: boolean; before: Date | undefined; limit: number },
): Promise<ConsultationViewRow[]> {
  return sql<ConsultationViewRow[]>`
    ${viewFor(sql, personId)} ${open ? sql`and c.ended_at is null` : sql``} ${before ? sql`and c.requested_at < ${before}` : sql``}
    order by c.requested_at desc limit ${limit}`
}
