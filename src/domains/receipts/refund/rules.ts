import { atMost, type Check, same } from '../every-kind/checks.rules.ts'
import type { RefundReceipt } from './contract.ts'

/** What came back is credit and bonus, and with what came back before at most what was paid. */
export const refundChecksOf = (r: RefundReceipt): Check[] => [
  same('returned', r.refundedCents, r.toCreditCents + r.toBonusCents),
  atMost('refunded', r.refundedBeforeCents + r.refundedCents, r.refundableCents),
]
