import fc from 'fast-check'
import type { RefundAnswer } from './bank.ts'

/** Numbers choose among what there is at that moment; what cannot be done then is refused by the verb. */
export type Command =
  | {
      does: 'buy'
      item: number
      isCard: boolean
      gateway: number
      coupon: boolean
      /** Quarters of the balance that pay a part. */
      balance: number
      pays: 'now' | 'slowly' | 'late' | 'lost_answer'
    }
  /** An unpaid order is cancelled. */
  | { does: 'drop'; which: number }
  /** Money for a payment that is open, or has expired. */
  | { does: 'pay_late'; which: number }
  | { does: 'begin'; dear: boolean; welcome: boolean }
  | { does: 'end'; minutes: number }
  | { does: 'ask' | 'answer' | 'decline' | 'give_up'; which: number }
  | { does: 'withdraw'; share: number }
  | { does: 'carry_refunds'; answer: RefundAnswer }
  | { does: 'decide_transfer'; isPaid: boolean; which: number }
  | { does: 'cancel'; which: number }
  | { does: 'refund_elsewhere'; which: number; share: number }
  | { does: 'dispute'; which: number; share: number; isHeard: boolean }
  | { does: 'decide'; which: number; case: number; isWon: boolean }
  | { does: 'close'; which: number; case: number; isWon: boolean }
  /** The charge is heard of again, by several workers at once. */
  | { does: 'hear'; which: number; times: number }
  | { does: 'pay_debts' }
  | { does: 'cancel_subscription'; which: number }
  /** Own limit a day, in centavos. */
  | { does: 'limit'; amount: number | null }
  | { does: 'pass'; days: number; renewals: 'paid' | 'declined' | 'silent' }

const which = fc.nat({ max: 5 })
const share = fc.constantFrom(1, 2, 3, 4, 4, 4)
const does = <D extends string>(name: D) => fc.constant(name)
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

export const ITEMS = 6

const buy = fc.record({
  does: does('buy'),
  item: fc.nat({ max: ITEMS }),
  isCard: fc.boolean(),
  gateway: fc.nat({ max: 1 }),
  coupon: fc.boolean(),
  balance: fc.constantFrom(0, 0, 1, 3, 4, 4),
  pays: fc.constantFrom('now', 'now', 'now', 'now', 'now', 'slowly', 'late', 'lost_answer'),
})

const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(7, buy),
  weighted(1, fc.record({ does: does('pay_late'), which })),
  weighted(1, fc.record({ does: does('drop'), which })),
  weighted(5, fc.record({ does: does('begin'), dear: fc.boolean(), welcome: fc.constantFrom(false, false, true) })),
  weighted(5, fc.record({ does: does('end'), minutes: fc.nat({ max: 10 }) })),
  weighted(2, fc.record({ does: does('ask'), which })),
  weighted(2, fc.record({ does: fc.constantFrom('answer', 'answer', 'decline', 'give_up'), which })),
  weighted(4, fc.record({ does: does('withdraw'), share })),
  weighted(
    3,
    fc.record({
      does: does('carry_refunds'),
      answer: fc.constantFrom('refunded', 'refunded', 'declined', 'unreachable', 'lost_answer', 'pending'),
    }),
  ),
  weighted(1, fc.record({ does: does('decide_transfer'), isPaid: fc.boolean(), which })),
  weighted(3, fc.record({ does: does('cancel'), which })),
  weighted(2, fc.record({ does: does('refund_elsewhere'), which, share })),
  weighted(4, fc.record({ does: does('dispute'), which, share, isHeard: fc.boolean() })),
  weighted(4, fc.record({ does: does('decide'), which, case: fc.nat({ max: 1 }), isWon: fc.boolean() })),
  weighted(1, fc.record({ does: does('close'), which, case: fc.nat({ max: 1 }), isWon: fc.boolean() })),
  weighted(1, fc.record({ does: does('hear'), which, times: fc.integer({ min: 1, max: 3 }) })),
  weighted(1, fc.record({ does: does('pay_debts') })),
  weighted(1, fc.record({ does: does('cancel_subscription'), which })),
  weighted(1, fc.record({ does: does('limit'), amount: fc.constantFrom(2_000, 8_000, 20_000, null) })),
  weighted(
    3,
    fc.record({
      does: does('pass'),
      days: fc.constantFrom(0, 1, 8, 31, 31, 62, 95, 370),
      renewals: fc.constantFrom('paid', 'paid', 'declined', 'silent'),
    }),
  ),
)

const LONGEST = 14

/** Something is bought, and then anything happens. */
export const commands = fc
  .tuple(buy, fc.array(command, { maxLength: LONGEST, size: 'max' }))
  .map(([first, others]): Command[] => [first, ...others])
