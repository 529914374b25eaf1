import type { Sql } from '#platform/db.ts'
import type { Transfer } from '../gateway.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

export type SentTransfer = Omit<Transfer, 'description'> & {
  sentAt: Date
  attempts: number
  mayBeThere: boolean
  gatewayId: string | null
  refusedFor: TransferFailure | null
  endToEndId: string | null
}

/** Undefined: it may have been sent before, or is another one under this id. */
export async function beginSending(
  sql: Sql,
  { id, amount, taxId }: Transfer,
  sentAt: Date,
): Promise<number | undefined> {
  const [row] = await sql<{ attempts: number }[]>`
    insert into asaas.transfers as t (id, amount, tax_id, sent_at) values (${id}, ${amount}, ${taxId}, ${sentAt})
    on conflict (id) do update set sent_at = excluded.sent_at, attempts = t.attempts + 1, may_be_there = true
      where not t.may_be_there and t.refused_for is null and t.amount = excluded.amount and t.tax_id = excluded.tax_id
    returning attempts`
  return row?.attempts
}

export async function findSent(sql: Sql, id: string): Promise<SentTransfer | undefined> {
  const [row] = await sql<SentTransfer[]>`
    select id, amount, tax_id as "taxId", sent_at as "sentAt", attempts, may_be_there as "mayBeThere",
      gateway_id as "gatewayId", refused_for as "refusedFor", end_to_end_id as "endToEndId"
    from asaas.transfers where id = ${id}`
  return row
}

/** False: it was sent again meanwhile, or found. */
export async function recordNotThere(
  sql: Sql,
  { id, attempts }: { id: string; attempts: number },
  refusedFor: TransferFailure | null = null,
): Promise<boolean> {
  const rows = await sql`
    update asaas.transfers set may_be_there = false, refused_for = ${refusedFor}
    where id = ${id} and attempts = ${attempts} and gateway_id is null returning id`
  return rows.length > 0
}

/** False: another of their transfers is the one. */
export async function recordGatewayId(sql: Sql, id: string, gatewayId: string): Promise<boolean> {
  const rows = await sql`
    update asaas.transfers set gateway_id = ${gatewayId}
    where id = ${id} and may_be_there and (gateway_id is null or gateway_id = ${gatewayId}) returning id`
  return rows.length > 0
}

export const recordPaid = (sql: Sql, id: string, endToEndId: string) => sql`
  update asaas.transfers set end_to_end_id = ${endToEndId} where id = ${id} and end_to_end_id is null`
