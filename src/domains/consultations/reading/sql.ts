import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refundsOf } from '../billing/earned.sql.ts'
import { type NamedConsultation, namedColumnsOf } from '../state/sql.ts'

export type ReadConsultation = NamedConsultation & {
  receiptCode: string | null
  readAt: Date
  /** Refunds after it was settled, and how much of them the consultant’s share bore. */
  refunded: Centavos
  refundedEarnings: Centavos
}

const readableBy = (sql: Sql, personId: string) => sql`
  select ${namedColumnsOf(sql)}, r.code as "receiptCode", current_instant() as "readAt",
    f.refunded, f."refundedEarnings"
  from consultations c
  join people p on p.id = c.client_id
  join consultants k on k.id = c.consultant_id
  left join receipts r on r.subject = 'consultation:' || c.id
  cross join lateral (${refundsOf(sql)}) f
  where ${personId} in (c.client_id, c.consultant_id)`

export async function findConsultation(sql: Sql, id: string, personId: string): Promise<ReadConsultation | undefined> {
  const [row] = await sql<ReadConsultation[]>`${readableBy(sql, personId)} and c.id = ${id}`
  return row
}

export const listConsultations = (
  sql: Sql,
  personId: string,
  { open, before, limit }: { open: boolean; before: Date | undefined; limit: number },
) => sql<ReadConsultation[]>`
  ${readableBy(sql, personId)} ${open ? sql`and c.ended_at is null` : sql``}
  ${before ? sql`and c.requested_at < ${before}` : sql``}
  order by c.requested_at desc limit ${limit}`
