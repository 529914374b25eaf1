import {
  buy,
  begin,
  end,
  refundedElsewhere,
  refundsAre,
  passed,
  lapsed,
  cancel,
  giveUp,
  claimed,
  CREDITS,
  PACKAGE,
  SUBSCRIPTION,
  PLAN,
  SINGLE,
  WRITTEN,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** What the bank gives back by itself; each broke an invariant once. */
const SEQUENCES: Finding[] = [
  ['minutes pay for a part that the bank refunds', [buy(PACKAGE), refundedElsewhere(1), refundedElsewhere(2)]],
  ['used minutes are a debt when the bank refunds a part', [buy(PACKAGE), begin, end(9), refundedElsewhere(4)]],
  ['reserved minutes do not pay', [buy(PACKAGE), begin, refundedElsewhere(3), end(9)]],
  ['an unused subscription leaves no debt', [buy(SUBSCRIPTION), refundedElsewhere(4)]],
  [
    'bonus that a claim gives back pays for the month that the bank gave back',
    [buy(SUBSCRIPTION), begin, end(1), refundedElsewhere(4), claimed(1)],
  ],
  ['bonus of a subscription leaves with a part of its price', [buy(SUBSCRIPTION), refundedElsewhere(1)]],
  [
    'bonus reserved when a part is refunded and released later is no debt',
    [buy(SUBSCRIPTION), begin, refundedElsewhere(1), end(1)],
  ],
  [
    'credit of a cancelled purchase came when the bank refused its refund, and what was spent before is not of it',
    [buy(CREDITS), begin, buy(SUBSCRIPTION), { does: 'cancel', which: 1 }, refundedElsewhere(4, 3)],
  ],
  [
    'returned minutes do not pay for the used part of a month that the bank gives back',
    [buy(SUBSCRIPTION), begin, end(2), cancel, buy(SINGLE), begin, refundedElsewhere(1)],
  ],
  [
    'nor does a question that was given up pay for that part',
    [buy(SUBSCRIPTION), begin, end(2), cancel, refundsAre('refunded'), buy(WRITTEN), giveUp, refundedElsewhere(1)],
  ],
  [
    'minutes that expired are no debt when the bank gives their price back',
    [buy(PLAN), refundedElsewhere(1), passed(95), refundedElsewhere(3)],
  ],
  ['minutes that became credit are a debt when that was used', [buy(SINGLE), passed(370), begin, refundedElsewhere(4)]],
  [
    'of a month that ended only what was used is a debt',
    [buy(SUBSCRIPTION), begin, end(2), lapsed, refundedElsewhere(4)],
  ],
  [
    'the part that the balance pays is of what was there before the payment of the rest',
    [buy(SUBSCRIPTION), cancel, refundsAre('declined'), buy(PLAN, { balance: 1 }), refundedElsewhere(4)],
  ],
  [
    'whoever pays a debt keeps the bonus of all that was bought',
    [buy(SUBSCRIPTION), buy(CREDITS), begin, refundedElsewhere(1), { does: 'pay_debts' }],
  ],
  [
    'of a month that ended three parts are as much a debt as one',
    [buy(SUBSCRIPTION), begin, end(2), lapsed, refundedElsewhere(1), refundedElsewhere(1), refundedElsewhere(4)],
  ],
  [
    'minutes that credit bought pay for its spent bonus, too',
    [buy(CREDITS), begin, buy(PACKAGE, { balance: 4 }), refundedElsewhere(1)],
  ],
  [
    'expired minutes pay for what the bank gives back, also after a consultation of theirs was refunded',
    [buy(PLAN), begin, end(10), claimed(1), passed(31), passed(31), passed(31), refundedElsewhere(3)],
  ],
  [
    'what a room gives back pays for each part of the same amount that the bank has refunded',
    [buy(CREDITS), begin, refundedElsewhere(1), end(0), begin, refundedElsewhere(1), end(0)],
  ],
]

testFindings(SEQUENCES)
