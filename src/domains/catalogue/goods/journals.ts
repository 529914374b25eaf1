import { availableOf, type Journal, type Posting, SHOP_REVENUE } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

/** What the balance and the payment paid are taken, and given back, as acts of their own. */
const actOf = (orderId: string, source: 'balance' | 'payment') => `goods:${orderId}:${source}`

type Money = { paymentId: string | null; value: Centavos; isFromBalance: boolean }

/** Paid: what pays the order is revenue of the shop. None where it cost nothing. */
export function soldJournal(orderId: string, personId: string, moneys: readonly Money[]): Journal[] {
  const postings: Posting[] = moneys
    .filter(({ value }) => value > 0n)
    .map(({ paymentId, value, isFromBalance }) => ({
      from: availableOf(personId),
      to: SHOP_REVENUE,
      amount: value,
      of: paymentId,
      act: actOf(orderId, isFromBalance ? 'balance' : 'payment'),
    }))
  const subject = { kind: 'order', id: orderId } as const
  return postings.length > 0 ? [{ key: `goods:${orderId}:sold`, kind: 'goods_sold', subject, postings }] : []
}

type Back = { orderId: string; personId: string; n: number; paymentId: string | null }

/** Pieces came back: what the balance, or the payment, had paid for them is credit again, of where it came from. */
export function returnedJournal(
  { orderId, personId, n, paymentId }: Back,
  source: 'balance' | 'payment',
  amount: Centavos,
): Journal[] {
  const of = source === 'payment' ? { of: paymentId } : {}
  const posting = { from: SHOP_REVENUE, to: availableOf(personId), amount, act: actOf(orderId, source), ...of }
  const subject = { kind: 'order', id: orderId, n } as const
  const key = `goods:${orderId}:back:${n}:${source}`
  return amount > 0n ? [{ key, kind: 'goods_returned', subject, postings: [posting] }] : []
}
