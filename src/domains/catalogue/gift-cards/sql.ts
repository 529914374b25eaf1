import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Gift } from '../kinds/purchase-flow.ts'
import type { GiftState } from './rules.ts'

export type GiftCardRow = {
  orderId: string
  payerId: string
  paymentId: string | null
  amount: Centavos
  paidAt: Date | null
  receiverName: string | null
  receiverEmail: string | null
  words: string | null
  redeemedBy: string | null
  redeemedAt: Date | null
  cancelledAt: Date | null
  state: GiftState
}

/** Of a paid card: who has it now, or who keeps it. */
const cards = (sql: Sql) => sql`
  select c.order_id as "orderId", c.person_id as "payerId", o.payment_id as "paymentId", o.total as amount,
    o.paid_at as "paidAt", c.receiver_name as "receiverName", c.receiver_email as "receiverEmail", c.words,
    c.redeemed_by as "redeemedBy", c.redeemed_at as "redeemedAt", c.cancelled_at as "cancelledAt",
    case when c.redeemed_at is not null then 'redeemed'
      when not exists (select from grant_uses u
        where u.subject_id = c.order_id::text and u.state = 'on_gift_card' and u.amount > 0) then 'ended'
      when exists (select from payment_disputes d where d.payment_id = o.payment_id and d.state = 'opened')
        or exists (select from wallet_debts w where w.payment_id = o.payment_id and w.paid < w.amount) then 'waits'
      else 'sent' end as state
  from catalogue_gift_cards c join catalogue_orders o on o.id = c.order_id`

export async function findGiftCard(sql: Sql, orderId: string): Promise<GiftCardRow | undefined> {
  const [row] = await sql<GiftCardRow[]>`${cards(sql)} where c.order_id = ${orderId}`
  return row
}

export async function findGiftCardByCode(sql: Sql, codeHash: Buffer): Promise<GiftCardRow | undefined> {
  const [row] = await sql<GiftCardRow[]>`${cards(sql)} where c.code_hash = ${codeHash}`
  return row
}

/** Paid cards of a payer, latest first. */
export const listGiftCardsOf = (sql: Sql, payerId: string, most: number) => sql<GiftCardRow[]>`
  ${cards(sql)} where c.person_id = ${payerId} and o.paid_at is not null order by o.paid_at desc, o.id limit ${most}`

/** Cards that a person paid or redeemed. */
export const listGiftCardsFor = (sql: Sql, personId: string) => sql<GiftCardRow[]>`
  ${cards(sql)} where (c.person_id = ${personId} or c.redeemed_by = ${personId}) and o.paid_at is not null
  order by o.paid_at, o.id`

/** What of a payer's gifts is ordered and may be paid, or was paid since. Centavos. */
export async function sumGiftsSince(tx: Tx, payerId: string, since: Date): Promise<Centavos> {
  const [row] = await tx<{ sum: Centavos }[]>`
    select coalesce(sum(total), 0)::bigint as sum from catalogue_orders
    where person_id = ${payerId} and kind = 'gift_card' and (state in ('open', 'awaiting') or paid_at >= ${since})`
  return row!.sum
}

export const insertGiftCard = (tx: Tx, orderId: string, payerId: string, gift: Gift) => tx`
  insert into catalogue_gift_cards (order_id, person_id, receiver_name, receiver_email, words)
  values (${orderId}, ${payerId}, ${gift.receiverName}, ${gift.receiverEmail}, ${gift.words})`

export const recordSent = (tx: Tx, orderId: string, codeHash: Buffer) => tx`
  update catalogue_gift_cards set code_hash = ${codeHash} where order_id = ${orderId}`

export const recordRedeemed = (tx: Tx, orderId: string, personId: string, at: Date) => tx`
  update catalogue_gift_cards set redeemed_by = ${personId}, redeemed_at = ${at} where order_id = ${orderId}`

export const recordCancelled = (tx: Tx, orderId: string, at: Date) => tx`
  update catalogue_gift_cards set cancelled_at = ${at} where order_id = ${orderId}`

/** Who paid the gifts whose credit a payment brought, and whether their account is open. */
export async function findGiftPayer(
  sql: Sql,
  paymentId: string,
): Promise<{ orderId: string; payerId: string; isOpen: boolean }> {
  const [row] = await sql<{ orderId: string; payerId: string; isOpen: boolean }[]>`
    select o.id as "orderId", o.person_id as "payerId", p.closed_at is null as "isOpen"
    from catalogue_orders o join people p on p.id = o.person_id where o.payment_id = ${paymentId}`
  return row!
}

/** Of a person whose account closes: to whom their gifts went, and that one came to them. */
export const forgetGiftsOf = (tx: Tx, { personId, email }: { personId: string; email: string }) => tx`
  update catalogue_gift_cards set receiver_name = null, receiver_email = null, words = null
  where person_id = ${personId} or redeemed_by = ${personId} or receiver_email = ${email}`
