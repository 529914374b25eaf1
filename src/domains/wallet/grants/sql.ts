import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CreditHolder } from '../credit-holders.rules.ts'

/**
 * Free credit of a person, by the payment whose money it is (null: none brought it), in the order in which it leaves.
 * `sparesBonus`: with a withdrawal, which takes no gift. `isOwed`: a debt of it is open.
 */
export const listFreeCredit = (sql: Sql, personId: string, { sparesBonus = false } = {}) => sql<
  { paymentId: string | null; credit: Centavos; isGift: boolean; isOwed: boolean }[]
>`
  select payment_id as "paymentId", sum(free)::bigint as credit, bool_or(is_gift) as "isGift", exists (
    select from wallet_debts d where d.payment_id = g.payment_id and d.paid < d.amount) as "isOwed"
  from grants g
  where person_id = ${personId} and kind = 'credit' and free > 0 and not (${sparesBonus} and is_gift)
  group by payment_id
  order by ${sparesBonus} and exists (
    select from grants b where b.payment_id = g.payment_id and b.kind = 'bonus' and b.value is not null), min(id)`

/** Whoever holds credit of a payment, the payer in front; call it under the locks of theirs (`lockHolders`). */
export const listCreditOf = (sql: Sql, paymentId: string) => sql<CreditHolder[]>`
  select person_id as "personId", is_gift as "isGift", sum(free)::bigint as free,
    sum(held)::bigint as held, sum(frozen)::bigint as frozen,
    sum(on_gift_card)::bigint as "onGiftCard"
  from grants where payment_id = ${paymentId} and kind = 'credit' group by person_id, is_gift order by is_gift, min(id)`

/** Whoever holds credit of a payment, or owes it. */
export async function listPeopleOf(sql: Sql, paymentId: string): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select person_id as "personId" from grants where payment_id = ${paymentId} and kind = 'credit'
    union select person_id from wallet_debts where payment_id = ${paymentId}`
  return rows.map(({ personId }) => personId)
}

/** Gift cards that a payment paid and nobody has redeemed: which act put how much on them, in centavos. */
export const listOnGiftCards = (sql: Sql, paymentId: string) => sql<{ act: string; amount: Centavos }[]>`
  select u.subject_id as act, sum(u.amount)::bigint as amount
  from grants g join grant_uses u on u.grant_id = g.id and u.state = 'on_gift_card' and u.amount > 0
  where g.payment_id = ${paymentId} and g.on_gift_card > 0 group by u.subject_id order by u.subject_id`

/** Credit of a person in centavos: what is free and may go to a bank (no gift), and what is frozen. */
export async function sumCredit(sql: Sql, personId: string): Promise<{ own: Centavos; frozen: Centavos }> {
  const [row] = await sql<{ own: Centavos; frozen: Centavos }[]>`
    select coalesce(sum(free) filter (where not is_gift), 0)::bigint as own,
      coalesce(sum(frozen), 0)::bigint as frozen
    from grants where person_id = ${personId} and kind = 'credit' and free + frozen > 0`
  return row!
}

/** The payments whose credit an act holds; `isOwed`: a debt of it is open that is not older than `since`. */
export const listHeldPayments = (sql: Sql, act: string, since: Date) => sql<{ paymentId: string; isOwed: boolean }[]>`
  select distinct g.payment_id as "paymentId", exists (select from wallet_debts d
    where d.payment_id = g.payment_id and d.paid < d.amount and d.created_at >= ${since}) as "isOwed"
  from grant_uses u join grants g on g.id = u.grant_id
  where u.subject_id = ${act} and u.state = 'held' and u.amount > 0 and g.kind = 'credit' and g.payment_id is not null`

/** Records how much of a payment banks contest. */
export const recordContested = (tx: Tx, { paymentId, amount }: Omit<Contested, 'personId'>) => tx`
  insert into contested_payments (payment_id, amount) values (${paymentId}, ${amount})
  on conflict (payment_id) do update set amount = excluded.amount`

export type Contested = { paymentId: string; personId: string; amount: Centavos }

/** Where units of a grant are. */
export type GrantState = 'free' | 'held' | 'used' | 'frozen' | 'returned' | 'clawed_back' | 'expired'

/** So many units of a grant go from one state to another, for an act; what is free is of no act. */
export type GrantMove = { grant: bigint; act: string; from: GrantState; to: GrantState; amount: bigint }

/** Moves units of grants, under the lock of their owners' credit. Nothing for none. */
export async function moveGrants(tx: Tx, moves: readonly GrantMove[]) {
  const asked = moves.filter(({ amount }) => amount > 0n)
  if (asked.length > 0)
    await tx`
      select move_grant(m."grant", act, "from", "to", amount) from jsonb_to_recordset(${written(asked)}::text::jsonb)
        as m ("grant" bigint, act text, "from" text, "to" text, amount bigint)`
}

/** The columns of a new grant; `extends`: it takes so many free units, and its value, of another one. */
export type NewGrant = Record<string, unknown> & { isPart?: boolean; extends?: bigint; takes?: bigint }

/** Opens a grant and locks its owner's credit. Undefined: its source gave one before, and it is no further part. */
export async function openGrant(tx: Tx, grant: NewGrant): Promise<bigint | undefined> {
  const [row] = await tx<{ id: bigint | null }[]>`select open_grant(${written(grant)}::text::jsonb) as id`
  return row!.id ?? undefined
}

/** Amounts travel as text, because JSON numbers lose precision. */
const written = (what: object) =>
  JSON.stringify(what, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
