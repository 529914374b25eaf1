import {
  CREDITS,
  PACKAGE,
  SUBSCRIPTION,
  SINGLE,
  buy,
  refundedElsewhere,
  disputed,
  decided,
  withdraw,
  cancel,
  leave,
  book,
  meet,
  cancelBooking,
  claimed,
  earn,
  clearNow,
  payOut,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** Bookings, and what becomes of their money; each fails when one thing is broken. */
const SEQUENCES: Finding[] = [
  [
    'what comes back of the fee in minutes that a bank contests pays no other booking',
    [
      buy(PACKAGE),
      book({ hours: 1, pays: 'minutes' }),
      meet('both', 0, 'client'),
      disputed(1),
      claimed(1),
      book({ hours: 1, share: 4 }),
    ],
  ],
  [
    'contested credit that a booking gives back pays no other booking',
    [book(), disputed(), cancelBooking(), book({ share: 4 })],
  ],
  [
    'credit that was aside when its payment was contested is not withdrawn',
    [book(), disputed(), cancelBooking(), withdraw(4), decided(false)],
  ],
  [
    'bonus that paid a booking pays its fee first, and its rest comes back as bonus',
    [
      buy(SUBSCRIPTION),
      buy(CREDITS),
      book({ share: 4 }),
      cancelBooking(),
      book({ share: 4 }),
      cancelBooking('client', true),
    ],
  ],
  [
    'bonus that passed on to a room comes back as bonus',
    [buy(SUBSCRIPTION), buy(CREDITS), book({ share: 4 }), meet('both', 5, 'client')],
  ],
  [
    'whoever does not come pays ten minutes, which are earned and paid out',
    [book(), meet('consultant', 11), book(), meet('consultant', 11), clearNow, payOut('paid')],
  ],
  [
    'a consultant who does not come pays the bonus with what is available, and owes the rest',
    [book(), meet('both', 3, 'client'), clearNow, book(), meet('client', 6), earn, clearNow],
  ],
  [
    'and owes all of it without earnings, once for the same client',
    [book(), meet('client', 6), book(), meet('client', 6)],
  ],
  [
    'that bonus is spent with somebody else',
    [book(), meet('client', 6), book({ share: 4 }), book({ share: 4, dear: true })],
  ],
  [
    'bonus that is aside for a booking is not deducted from what a cancelled purchase gives back',
    [buy(CREDITS), buy(CREDITS), buy(CREDITS), book({ share: 4 }), cancel, cancelBooking()],
  ],
  [
    'nor kept back from credit that is withdrawn',
    [buy(CREDITS), buy(CREDITS), book({ share: 4 }), withdraw(4), cancelBooking()],
  ],
  ['both cancel at once, too late for both', [book(), cancelBooking('both', true)]],
  [
    'what a booking charged is a debt when the bank gives its price back',
    [book(), refundedElsewhere(4), meet('both', 20)],
  ],
  [
    'minutes that a booking has reserved are not taken from it: what the bank gives back of them is a debt',
    [buy(SINGLE), book({ share: 0, pays: 'minutes' }), refundedElsewhere(1), cancelBooking()],
  ],
  [
    'nor those of two bookings, when a case is lost',
    [
      buy(PACKAGE),
      book({ share: 0, pays: 'minutes' }),
      book({ share: 0, pays: 'minutes', hours: 14 }),
      disputed(3),
      { does: 'close', which: 0, case: 0, isWon: false },
    ],
  ],
  [
    'and once the bank gives back all of it, the bookings end, and their minutes pay that debt',
    [
      buy(PACKAGE),
      book({ share: 0, pays: 'minutes' }),
      book({ share: 0, pays: 'minutes', hours: 14, minutes: 30 }),
      refundedElsewhere(2),
      refundedElsewhere(3),
    ],
  ],
  [
    'or once the bank takes the rest by a case',
    [
      buy(PACKAGE),
      book({ share: 0, pays: 'minutes' }),
      book({ share: 0, pays: 'minutes', hours: 14, minutes: 30 }),
      refundedElsewhere(2),
      disputed(),
      decided(false),
    ],
  ],
  [
    'bonus of a reservation that another one replaces pays what the bank took, also when that one is refused its minutes',
    [
      buy(CREDITS),
      book({ share: 4, hours: 1, minutes: 30, pays: 'lost_answer' }),
      refundedElsewhere(1),
      refundedElsewhere(1, 3),
      book({ hours: 1, pays: 'minutes' }),
    ],
  ],
  [
    'what a booking gives back of money that the bank took pays what is owed, not another booking',
    [
      buy(PACKAGE),
      book({ hours: 1 }),
      refundedElsewhere(1, 3),
      disputed(1),
      cancelBooking(),
      book({ hours: 1, share: 4 }),
    ],
  ],
  [
    'a payment after the fifteen minutes is credit',
    [book({ pays: 'late' }), { does: 'pay_late', which: 0 }, withdraw(4)],
  ],
  [
    'money of somebody who has left waits for the team, also when the bank gives it back',
    [book(), meet('both', 20), leave, book(), refundedElsewhere(2, 1)],
  ],
]

testFindings(SEQUENCES)
