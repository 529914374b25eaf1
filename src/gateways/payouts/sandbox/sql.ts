import type { Sql, Tx } from '#platform/db.ts'
import type { Transfer } from '../gateway.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

export type TakenTransfer = Omit<Transfer, 'description'> & {
  decidedAt: Date
  refusedFor: TransferFailure | null
  endToEndId: string | null
  returnedAt: Date | null
  returnedFor: TransferFailure | null
}
export type Decision = Omit<TakenTransfer, 'amount' | 'taxId'> & { takenAt: Date; rings: number }

/** Whoever asks about or for this transfer waits until the other one is done. */
export const lockId = (tx: Tx, id: string) => tx`select pg_advisory_xact_lock(hashtextextended(${`transfer:${id}`}, 0))`

/** How often this same transfer was asked for without being taken, this time included. Undefined: it is known. */
export async function countAttempt(tx: Tx, transfer: Transfer): Promise<number | undefined> {
  const [row] = await tx<{ attempts: number }[]>`
    insert into sandbox.transfers as t (id, amount, tax_id, description, attempts)
    values (${transfer.id}, ${transfer.amount}, ${transfer.taxId}, ${transfer.description}, 1)
    on conflict (id) do update set attempts = t.attempts + 1
      where t.taken_at is null and t.amount = excluded.amount and t.tax_id = excluded.tax_id
    returning attempts`
  return row?.attempts
}

export const recordTaken = (tx: Tx, given: Decision) => tx`
  update sandbox.transfers set taken_at = ${given.takenAt}, decided_at = ${given.decidedAt},
    refused_for = ${given.refusedFor}, end_to_end_id = ${given.endToEndId}, returned_at = ${given.returnedAt},
    returned_for = ${given.returnedFor}, rings = ${given.rings},
    rings_at = ${given.rings > 0 ? given.decidedAt : null}
  where id = ${given.id}`

/** Undefined: the bank has not taken it. */
export async function findTaken(sql: Sql, id: string): Promise<TakenTransfer | undefined> {
  const [row] = await sql<TakenTransfer[]>`
    select id, amount, tax_id as "taxId", decided_at as "decidedAt", refused_for as "refusedFor",
      end_to_end_id as "endToEndId", returned_at as "returnedAt", returned_for as "returnedFor"
    from sandbox.transfers where id = ${id} and taken_at is not null`
  return row
}

/** Takes the webhooks that are due; nobody else does. One that is not delivered is lost. */
export const takeDueRings = (sql: Sql, now: Date) => sql<{ id: string; rings: number }[]>`
  update sandbox.transfers t set rings_at = case when t.returned_at > t.rings_at then t.returned_at end
  from (select id from sandbox.transfers where rings_at <= ${now} order by rings_at limit 50
    for update skip locked) due
  where t.id = due.id returning t.id, t.rings`
