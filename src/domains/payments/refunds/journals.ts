import { availableOf, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { RefundRow } from './sql.ts'

type Payback = Pick<RefundRow, 'paymentId' | 'personId' | 'n' | 'amount' | 'source'>
const sourceOf = ({ source, personId }: Payback) => (source === 'wallet' ? availableOf(personId) : SUSPENSE)

/** Before the gateway is asked: the client's credit, or an amount in suspense, goes to the gateway's account. */
export const paybackJournal = (back: Payback): Journal => ({
  key: `payback:${back.paymentId}:${back.n}`,
  kind: 'payment_payback',
  postings: [{ from: sourceOf(back), to: GATEWAY, amount: back.amount }],
})

/** The gateway refused: the money returns to where it came from. */
export const paybackReturnedJournal = (back: Payback): Journal => ({
  key: `payback:${back.paymentId}:${back.n}:returned`,
  kind: 'payment_payback_returned',
  postings: [{ from: GATEWAY, to: sourceOf(back), amount: back.amount }],
})
