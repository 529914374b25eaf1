import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * Free credit of a person, by the payment whose money it is (null: none brought it), in the order in which it leaves;
 * `sparesBonus`: with a withdrawal, which takes no gift.
 */
export const listFreeCredit = (sql: Sql, personId: string, { sparesBonus = false } = {}) => sql<
  { paymentId: string | null; credit: Centavos }[]
>`
  select payment_id as "paymentId", sum(free)::bigint as credit from grants g
  where person_id = ${personId} and kind = 'credit' and free > 0 and not (${sparesBonus} and is_gift) group by payment_id
  order by ${sparesBonus} and exists (
    select from grants b where b.payment_id = g.payment_id and b.kind = 'bonus' and b.value is not null), min(id)`

/** Who holds credit of a payment: its payer, and whoever redeemed it (`isGift`). In centavos. */
export type CreditHolder = {
  personId: string
  isGift: boolean
  free: Centavos
  held: Centavos
  frozen: Centavos
  onGiftCard: Centavos
}

/** Whoever holds credit of a payment, the payer in front; call it under the locks of theirs (`lockHolders`). */
export const listCreditOf = (sql: Sql, paymentId: string) => sql<CreditHolder[]>`
  select person_id as "personId", is_gift as "isGift", sum(free)::bigint as free,
    sum(held)::bigint as held, sum(frozen)::bigint as frozen,
    sum(on_gift_card)::bigint as "onGiftCard"
  from grants where payment_id = ${paymentId} and kind = 'credit' group by person_id, is_gift order by is_gift, min(id)`

/** What of it is kept for a case: frozen, or on a gift card that nobody can redeem meanwhile. */
export const sumKept = (holders: readonly CreditHolder[]) =>
  holders.reduce((sum, { frozen, onGiftCard }) => sum + frozen + onGiftCard, 0n)

/** Gift cards that a payment paid and nobody has redeemed: which act put how much on them, in centavos. */
export const listOnGiftCards = (sql: Sql, paymentId: string) => sql<{ act: string; amount: Centavos }[]>`
  select u.subject_id as act, sum(u.amount)::bigint as amount
  from grants g join grant_uses u on u.grant_id = g.id and u.state = 'on_gift_card' and u.amount > 0
  where g.payment_id = ${paymentId} and g.on_gift_card > 0 group by u.subject_id order by u.subject_id`

/** Free credit of a person that came as a gift, by its payment, in centavos. */
export const listFreeGifts = (sql: Sql, personId: string) => sql<{ paymentId: string; credit: Centavos }[]>`
  select payment_id as "paymentId", sum(free)::bigint as credit from grants
  where person_id = ${personId} and is_gift and free > 0 group by payment_id order by payment_id`

/** Free credit of a person that may go to a bank: no gift. In centavos; under the lock of their credit. */
export async function sumOwnCredit(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(free), 0)::bigint as sum from grants
    where person_id = ${personId} and kind = 'credit' and free > 0 and not is_gift`
  return row!.sum
}

/** Credit of a person that is frozen, in centavos. */
export async function sumFrozenCredit(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(frozen), 0)::bigint as sum from grants where person_id = ${personId} and kind = 'credit'`
  return row!.sum
}

/** The payments whose credit an act holds. */
export async function listHeldPayments(sql: Sql, act: string): Promise<string[]> {
  const rows = await sql<{ paymentId: string }[]>`
    select distinct g.payment_id as "paymentId" from grant_uses u join grants g on g.id = u.grant_id
    where u.subject_id = ${act} and u.state = 'held' and u.amount > 0 and g.kind = 'credit' and g.payment_id is not null`
  return rows.map(({ paymentId }) => paymentId)
}

/** Records how much of a payment banks contest. */
export const recordContested = (tx: Tx, { paymentId, personId, amount }: Contested) => tx`
  insert into contested_payments (payment_id, person_id, amount) values (${paymentId}, ${personId}, ${amount})
  on conflict (payment_id) do update set amount = excluded.amount`

export type Contested = { paymentId: string; personId: string; amount: Centavos }

/** Where units of a grant are. */
export type GrantState = 'free' | 'held' | 'used' | 'frozen' | 'returned' | 'clawed_back' | 'expired'

/** So many units of a grant go from one state to another, for an act; what is free is of no act. */
export type GrantMove = { grant: bigint; act: string; from: GrantState; to: GrantState; amount: bigint }

/** Moves units of grants, under the lock of their owners' credit. Nothing for none. */
export async function moveGrants(tx: Tx, moves: readonly GrantMove[]) {
  const asked = moves.filter(({ amount }) => amount > 0n)
  if (asked.length > 0) await tx`select move_grants(${written(asked)}::text::jsonb)`
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
