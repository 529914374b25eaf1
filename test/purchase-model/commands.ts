import fc from 'fast-check'
import type { RefundAnswer } from './bank.ts'
import type { PayoutAnswer, PayoutEnd } from './payout-bank.ts'

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
  /** A second charge, in quarters of the first, that the team credits; `taken`: quarters refunded while it waits. */
  | { does: 'charge_again'; which: number; share: number; taken: number }
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
  /** Its job runs; whoever spends does the same, so it must not be needed. */
  | { does: 'cancel_subscription'; which: number }
  /** Own limit a day, in centavos. */
  | { does: 'limit'; amount: number | null }
  | { does: 'pass'; days: number; renewals: 'paid' | 'declined' | 'silent' }
  | GoodsCommand
  | PracticeCommand
  | AppointmentCommand

/** Orders of goods; `which`: of all that was ordered. What is in no parcel is cancelled as any purchase is. */
export type GoodsCommand =
  | { does: 'buy_goods'; pieces: number; isCard: boolean; gateway: number; balance: number; pays: Pays }
  | { does: 'pack_goods'; which: number; pieces: number }
  | { does: 'return_goods'; which: number; pieces: number; withFreight: boolean; why: 'returned' | 'lost' }

type Pays = 'now' | 'slowly' | 'late' | 'lost_answer'
/** `minutes`: those of packages and plans pay all of it, and no bank is asked. */
type BookingPays = Pays | 'minutes' | 'never'

/** What happens around bookings. `which`: of those that are open, the soonest first. */
export type AppointmentCommand =
  /** Quarters of what the balance can pay; a payment pays the rest. */
  | {
      does: 'book'
      dear: boolean
      minutes: 20 | 30
      /** Until its start. */
      hours: number
      share: number
      isCard: boolean
      gateway: number
      pays: BookingPays
    }
  | { does: 'pay_booking'; which: number; share: number; isCard: boolean; gateway: number; pays: BookingPays }
  /** Late: it is not free any more. `twice`: the client clicks twice at once; `both`: both cancel at once. */
  | { does: 'cancel_booking'; which: number; by: 'client' | 'consultant' | 'twice' | 'both'; isLate: boolean }
  | { does: 'move_booking'; which: number; hours: number }
  /** The hours of one night in the week, or all again. */
  | { does: 'change_hours'; dear: boolean; isShort: boolean }
  | { does: 'prevent'; by: 'block' | 'break' | 'vacation'; dear: boolean }
  /** The block and the vacation end. */
  | { does: 'allow'; dear: boolean }
  /** Of the soonest; seven minutes late is our fault. */
  | { does: 'open_booked'; at: 'in_time' | 'late' | 'too_late' }
  /** Who comes to the soonest, and who ends it after so many minutes. */
  | {
      does: 'meet'
      who: 'both' | 'client' | 'consultant' | 'nobody'
      minutes: number
      by: 'client' | 'consultant' | 'time'
    }
  /** An account is closed. */
  | { does: 'leave'; who: 'client' | 'consultant' }

/** What happens on the side of the consultants. `dear`: the one above the ceiling, who is new. */
export type PracticeCommand =
  /** Somebody else consults them. */
  | { does: 'earn'; dear: boolean; minutes: number }
  /** A claim about a consultation, decided at once in quarters of what was charged (none refuses it), or left open. */
  | { does: 'claim'; which: number; share: number | null; bearer: 'consultant' | 'platform' }
  | { does: 'decide_claim'; which: number; share: number; bearer: 'consultant' | 'platform' }
  /** What waits clears now. */
  | { does: 'clear_now' }
  /** In quarters of what the richest has available; the same request, so many times at once. */
  | { does: 'ask_payout'; share: number; times: number; answer: PayoutAnswer | null }
  | { does: 'send_payouts'; answer: PayoutAnswer }
  /** The bank decides, gives back, or cannot be asked; `rings`: it tells us. */
  | { does: 'bank_moves'; which: number; to: PayoutEnd; rings: boolean; isSilent: boolean }

const which = fc.nat({ max: 5 })
const share = fc.constantFrom(1, 2, 3, 4, 4, 4)
const does = <D extends string>(name: D) => fc.constant(name)
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

export const ITEMS = 6
/** Of the items, those that give minutes: a package, and a plan of a month. */
const MINUTES = [1, 3] as const

const buy = fc.record({
  does: does('buy'),
  item: fc.nat({ max: ITEMS }),
  isCard: fc.boolean(),
  gateway: fc.nat({ max: 1 }),
  coupon: fc.boolean(),
  balance: fc.constantFrom(0, 0, 1, 3, 4, 4),
  pays: fc.constantFrom('now', 'now', 'now', 'now', 'now', 'slowly', 'late', 'lost_answer'),
})

const buyGoods = fc.record({
  does: does('buy_goods'),
  pieces: fc.integer({ min: 1, max: 4 }),
  isCard: fc.boolean(),
  gateway: fc.nat({ max: 1 }),
  balance: fc.constantFrom(0, 1, 3, 4, 4),
  pays: fc.constantFrom('now', 'now', 'now', 'slowly', 'late', 'lost_answer'),
})
const pieces = fc.integer({ min: 1, max: 3 })
const moveGoods: fc.Arbitrary<Command> = fc.oneof(
  weighted(2, fc.record({ does: does('pack_goods'), which, pieces })),
  weighted(
    2,
    fc.record({
      does: does('return_goods'),
      which,
      pieces,
      withFreight: fc.boolean(),
      why: fc.constantFrom('returned', 'lost'),
    }),
  ),
)

const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(7, buy),
  weighted(2, buyGoods),
  weighted(2, moveGoods),
  weighted(1, fc.record({ does: does('pay_late'), which })),
  weighted(1, fc.record({ does: does('drop'), which })),
  weighted(
    1,
    fc.record({
      does: does('charge_again'),
      which,
      share: fc.constantFrom(1, 4, 4, 7),
      taken: fc.constantFrom(0, 0, 0, 1, 4),
    }),
  ),
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

const earn = fc.record({ does: does('earn'), dear: fc.boolean(), minutes: fc.constantFrom(4, 10, 10) })

const bearer = fc.constantFrom('consultant' as const, 'consultant' as const, 'platform' as const)
const answer = fc.constantFrom<PayoutAnswer[]>(
  'paid',
  'paid',
  'processing',
  'processing',
  'refused',
  'lost',
  'not_taken',
)

const practice: fc.Arbitrary<Command> = fc.oneof(
  weighted(5, earn),
  weighted(5, fc.record({ does: does('claim'), which, share: fc.constantFrom(0, 1, 3, 4, 4, null), bearer })),
  weighted(2, fc.record({ does: does('decide_claim'), which, share: fc.nat({ max: 4 }), bearer })),
  weighted(4, fc.record({ does: does('clear_now') })),
  weighted(
    8,
    fc.record({
      does: does('ask_payout'),
      share: fc.constantFrom(2, 3, 4, 4, 4, 5),
      times: fc.integer({ min: 1, max: 2 }),
      answer: fc.option(answer, { freq: 4 }),
    }),
  ),
  weighted(1, fc.record({ does: does('send_payouts'), answer })),
  weighted(
    5,
    fc.record({
      does: does('bank_moves'),
      which,
      to: fc.constantFrom('paid', 'failed', 'returned'),
      rings: fc.boolean(),
      isSilent: fc.constantFrom(false, false, false, true),
    }),
  ),
)

const booked = fc.record({
  does: does('book'),
  dear: fc.constantFrom(false, false, false, true),
  minutes: fc.constantFrom(20 as const, 20 as const, 30 as const),
  hours: fc.constantFrom(1, 1, 3, 14, 30, 100),
  share: fc.constantFrom(0, 1, 4, 4, 4),
  isCard: fc.boolean(),
  gateway: fc.nat({ max: 1 }),
  pays: fc.constantFrom(
    ...(['now', 'now', 'now', 'now', 'now', 'now', 'minutes', 'minutes', 'minutes', 'minutes'] as const),
    ...(['slowly', 'late', 'lost_answer', 'never'] as const),
  ),
})

const appointment: fc.Arbitrary<Command> = fc.oneof(
  weighted(8, booked),
  weighted(
    2,
    fc.record({
      does: does('pay_booking'),
      which,
      share: fc.constantFrom(0, 1, 4, 4),
      isCard: fc.boolean(),
      gateway: fc.nat({ max: 1 }),
      pays: fc.constantFrom('now', 'now', 'minutes', 'slowly', 'lost_answer'),
    }),
  ),
  weighted(
    5,
    fc.record({
      does: does('cancel_booking'),
      which,
      by: fc.constantFrom('client', 'client', 'consultant', 'consultant', 'twice', 'both'),
      isLate: fc.boolean(),
    }),
  ),
  weighted(2, fc.record({ does: does('move_booking'), which, hours: fc.constantFrom(3, 20, 60) })),
  weighted(1, fc.record({ does: does('change_hours'), dear: fc.boolean(), isShort: fc.boolean() })),
  weighted(
    2,
    fc.record({
      does: does('prevent'),
      by: fc.constantFrom('block', 'break', 'vacation', 'vacation'),
      dear: fc.constantFrom(false, false, true),
    }),
  ),
  weighted(2, fc.record({ does: does('allow'), dear: fc.boolean() })),
  weighted(2, fc.record({ does: does('open_booked'), at: fc.constantFrom('in_time', 'in_time', 'late', 'too_late') })),
  weighted(
    7,
    fc.record({
      does: does('meet'),
      who: fc.constantFrom('both', 'both', 'client', 'client', 'consultant', 'nobody'),
      minutes: fc.constantFrom(0, 1, 5, 9, 20, 30),
      by: fc.constantFrom('client', 'consultant', 'time', 'time'),
    }),
  ),
  weighted(1, fc.record({ does: does('leave'), who: fc.constantFrom('client', 'consultant') })),
)

const LONGEST = 14

/** Something is bought, and then anything happens. */
const ofBuying = fc
  .tuple(buy, fc.array(fc.oneof(weighted(9, command), weighted(1, practice)), { maxLength: LONGEST, size: 'max' }))
  .map(([first, others]): Command[] => [first, ...others])

/** Something is earned, and then mostly things happen on the side of the consultants. */
const ofEarning = fc
  .tuple(earn, fc.array(fc.oneof(weighted(3, practice), weighted(1, command)), { maxLength: LONGEST, size: 'max' }))
  .map(([first, others]): Command[] => [first, first, { does: 'clear_now' }, ...others])

/** Something is booked, and then mostly things happen around bookings, and to the purchases that paid for them. */
const ofBooking = fc
  .tuple(
    buy,
    booked,
    fc.array(fc.oneof(weighted(6, appointment), weighted(5, command), weighted(1, practice)), {
      maxLength: LONGEST - 4,
      size: 'max',
    }),
  )
  .map(([first, second, others]): Command[] => [{ ...first, pays: 'now' }, second, ...others])

/** Minutes are bought, a booking is paid with them, and the same things happen. */
const ofCovered = fc
  .tuple(ofBooking, fc.constantFrom(...MINUTES))
  .map(([[first, second, ...others], item]): Command[] => [
    { ...(first as Extract<Command, { does: 'buy' }>), item },
    { ...(second as Extract<Command, { does: 'book' }>), dear: false, pays: 'minutes' },
    ...others,
  ])

const returning: fc.Arbitrary<Command> = fc.oneof(
  weighted(3, fc.record({ does: fc.constantFrom('ask', 'decline', 'give_up', 'give_up'), which })),
  weighted(2, fc.record({ does: does('prevent'), by: does('block'), dear: fc.boolean() })),
  weighted(5, fc.record({ does: does('withdraw'), share: fc.constantFrom(1, 2, 3, 4) })),
  weighted(5, fc.record({ does: does('cancel'), which })),
  weighted(2, fc.record({ does: does('carry_refunds'), answer: fc.constantFrom('refunded', 'refunded', 'declined') })),
  weighted(2, command),
)

/** Two things are bought, and soon become credit again, are withdrawn and cancelled. */
const ofReturning = fc
  .tuple(buy, buy, fc.array(returning, { maxLength: LONGEST - 4, size: 'max' }))
  .map(([first, second, others]): Command[] => [{ ...first, pays: 'now' }, { ...second, pays: 'now' }, ...others])

/** Goods are bought, packed, given back, and contested. */
const ofGoods = fc
  .tuple(
    buy,
    buyGoods,
    fc.array(fc.oneof(weighted(5, moveGoods), weighted(6, command)), { maxLength: LONGEST - 4, size: 'max' }),
  )
  .map(([first, second, others]): Command[] => [{ ...first, pays: 'now' }, { ...second, pays: 'now' }, ...others])

export const commands = fc.oneof(
  weighted(6, ofBuying),
  weighted(2, ofReturning),
  weighted(2, ofEarning),
  weighted(2, ofBooking),
  weighted(2, ofCovered),
  weighted(4, ofGoods),
)
