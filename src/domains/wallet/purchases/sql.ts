import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** The minutes that a payment gave wait for a bank, and may be lost; what is left of them cannot be used. */
export const recordMinutesFrozen = (
  tx: Tx,
  paymentId: string,
  { at, isLost = false }: { at: Date; isLost?: boolean },
) => tx`
  update grants set frozen_at = coalesce(frozen_at, ${at}), clawed_back_at = ${isLost ? at : null}
    where payment_id = ${paymentId} and kind = 'minutes' and free + held + frozen > 0 and clawed_back_at is null`

/** They have as long as they had when they were frozen. */
export const recordMinutesReleased = (tx: Tx, paymentId: string, at: Date) => tx`
  update grants set frozen_at = null, ends_at = ends_at + coalesce(${at} - frozen_at, interval '0')
    where payment_id = ${paymentId} and kind = 'minutes' and free + held + frozen > 0 and clawed_back_at is null`

type Debt = { id: string; personId: string; amount: Centavos; paid: Centavos }
type NewDebt = Omit<Debt, 'paid'> & { paymentId: string; at: Date }

export const insertDebt = (tx: Tx, { id, personId, paymentId, amount, at }: NewDebt) => tx`
  insert into wallet_debts (id, person_id, payment_id, amount, created_at)
    values (${id}, ${personId}, ${paymentId}, ${amount}, ${at}) on conflict do nothing`

/** What a person owes, in centavos. */
export async function sumDebts(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount - paid), 0)::bigint as sum from wallet_debts
      where person_id = ${personId} and paid < amount`
  return row!.sum
}

type Debts = { personId?: string; paymentId?: string; since?: Date }

/** Open debts of a person or of a payment, oldest first, locked: after any account. `since`: none that are older. */
export const lockDebts = (tx: Tx, { personId, paymentId, since }: Debts) => tx<Debt[]>`
  select id, person_id as "personId", amount, paid from wallet_debts
    where paid < amount and person_id = coalesce(${personId ?? null}, person_id)
      and payment_id = coalesce(${paymentId ?? null}, payment_id)
      and created_at >= coalesce(${since ?? null}, '-infinity'::timestamptz) order by created_at, id for update`

export const recordDebtPaid = (tx: Tx, id: string, paid: Centavos) =>
  tx`update wallet_debts set paid = ${paid} where id = ${id}`
