import type { Sql } from '#platform/db.ts'
import type { Transfer } from '../gateway.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

export type ManualTransfer = Omit<Transfer, 'description'> & {
  askedAt: Date
  /** The last thing that was said of it; null: nothing yet. */
  outcome: 'paid' | 'failed' | 'returned' | null
  failure: TransferFailure | null
  endToEndId: string | null
  paidAt: Date | null
}
export type Said = {
  outcome: 'paid' | 'failed' | 'returned'
  endToEndId: string | null
  paidAt: Date | null
  failure: TransferFailure | null
  settledBy: string
  settledAt: Date
}

export const insertTransfer = (sql: Sql, { id, amount, taxId, description }: Transfer, askedAt: Date) => sql`
  insert into manual.transfers (id, amount, tax_id, description, asked_at)
  values (${id}, ${amount}, ${taxId}, ${description}, ${askedAt}) on conflict (id) do nothing`

export async function findTransfer(sql: Sql, id: string): Promise<ManualTransfer | undefined> {
  const [row] = await sql<ManualTransfer[]>`
    select t.id, t.amount, t.tax_id as "taxId", t.asked_at as "askedAt", coalesce(r.outcome, a.outcome) as outcome,
      coalesce(r.failure, a.failure) as failure, a.end_to_end_id as "endToEndId", a.paid_at as "paidAt"
    from manual.transfers t
    left join manual.outcomes a on a.transfer_id = t.id and a.outcome <> 'returned'
    left join manual.outcomes r on r.transfer_id = t.id and r.outcome = 'returned'
    where t.id = ${id}`
  return row
}

/** False: something was said before, or another transfer has this Pix. */
export async function insertOutcome(sql: Sql, id: string, said: Said): Promise<boolean> {
  const rows = await sql`
    insert into manual.outcomes (transfer_id, outcome, end_to_end_id, paid_at, failure, settled_by, settled_at)
    values (${id}, ${said.outcome}, ${said.endToEndId}, ${said.paidAt}, ${said.failure}, ${said.settledBy},
      ${said.settledAt})
    on conflict do nothing returning transfer_id`
  return rows.length > 0
}
