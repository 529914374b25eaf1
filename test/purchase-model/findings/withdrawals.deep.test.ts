import {
  buy,
  begin,
  end,
  refundedElsewhere,
  disputed,
  untold,
  decided,
  withdraw,
  refundsAre,
  cancel,
  cancelSecond,
  giveUp,
  secondDecided,
  hearLater,
  unheard,
  claimed,
  CREDITS,
  PACKAGE,
  SUBSCRIPTION,
  PLAN,
  SINGLE,
  WRITTEN,
  AMOUNT,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** What is withdrawn, beside all else; each broke an invariant once. */
const SEQUENCES: Finding[] = [
  ['frozen bonus leaves with credit that is withdrawn', [buy(CREDITS), disputed(1), withdraw(4), decided(true)]],
  [
    'released credit is not frozen for a case whose payment the bank has given back',
    [buy(WRITTEN), buy(CREDITS), untold(1), begin, giveUp, refundedElsewhere(4), end(0), withdraw(1)],
  ],
  [
    'two purchases of which a part stays round their bonus up once each',
    [buy(CREDITS, unheard), begin, refundsAre('refunded'), begin, buy(CREDITS), withdraw(3)],
  ],
  [
    'a refund that the bank refuses because it was made elsewhere is heard',
    [buy(CREDITS), withdraw(4), refundedElsewhere(4), refundsAre('declined')],
  ],
  [
    'a refund under way that the bank has made is not taken again',
    [buy(CREDITS), withdraw(1), refundsAre('pending'), disputed(), decided(false), refundsAre('refunded')],
  ],
  [
    'frozen bonus that left is not given back when the case is won',
    [
      buy(AMOUNT, { coupon: true }),
      disputed(2),
      withdraw(3),
      decided(true),
      { does: 'begin', dear: true, welcome: false },
      end(2),
    ],
  ],
  [
    'a part that the bank refunds while the purchase is disputed does not free the rest',
    [buy(CREDITS), disputed(1), refundedElsewhere(1), withdraw(2)],
  ],
  [
    'credit that a room releases while its purchase is disputed is not withdrawn',
    [buy(CREDITS), begin, disputed(), end(0), withdraw(4), decided(false)],
  ],
  [
    'late money is the credit that its refund takes, and not credit of a purchase with bonus',
    [buy(PACKAGE, { pays: 'late' }), buy(CREDITS), { does: 'pay_late', which: 0 }, withdraw(1), refundedElsewhere(4)],
  ],
  [
    'minutes that the balance bought are not of the credit that is left',
    [buy(CREDITS), buy(CREDITS, unheard), begin, buy(PLAN, { balance: 4 }), refundsAre('refunded'), withdraw(1)],
  ],
  [
    'credit of a purchase that comes late is the latest',
    [buy(CREDITS, { pays: 'late' }), buy(CREDITS, unheard), hearLater, withdraw(1), { does: 'pay_late', which: 0 }],
  ],
  [
    'what a transfer that failed gave back is free until the bank tells of the case',
    [
      buy(CREDITS),
      disputed(1),
      untold(1),
      withdraw(1),
      { does: 'decide_transfer', isPaid: false, which: 0 },
      withdraw(4),
    ],
  ],
  [
    'a question waits with its own money, also when a withdrawal left through its payment',
    [buy(WRITTEN), buy(CREDITS), withdraw(1), untold(1)],
  ],
  [
    'a month whose money was withdrawn before it began is paid by other credit, and brings its bonus',
    [
      buy(CREDITS),
      buy(SUBSCRIPTION, unheard),
      { does: 'begin', dear: true, welcome: false },
      refundsAre('refunded'),
      buy(PACKAGE, { balance: 1 }),
      withdraw(1),
    ],
  ],
  [
    'bonus that a room gives back after it was kept back is not kept back below zero',
    [buy(CREDITS), buy(WRITTEN, { balance: 4 }), begin, refundedElsewhere(1), end(0), withdraw(1)],
  ],
  [
    'the bank is asked why it refused a refund, also when it makes another one before',
    [buy(CREDITS), withdraw(3), withdraw(1), refundedElsewhere(3), refundsAre('refunded')],
  ],
  [
    'a cancelled month that the bank does not take back is withdrawn as credit, and then given back by the bank',
    [buy(SUBSCRIPTION), cancel, refundsAre('declined'), withdraw(1), refundedElsewhere(4)],
  ],
  [
    'while a contested question waits, no credit that comes back is frozen in its place',
    [buy(WRITTEN), buy(CREDITS), untold(1), withdraw(2), refundedElsewhere(1)],
  ],
  [
    'credit that comes back to a contested purchase is frozen beside the minutes that the purchase bought, not on top',
    [
      buy(CREDITS),
      buy(CREDITS),
      buy(SINGLE, { balance: 4 }),
      { does: 'begin', dear: true, welcome: false },
      end(1),
      withdraw(1),
      refundedElsewhere(4),
      untold(1),
    ],
  ],
  [
    'nor on top of a month, whose unspent bonus pays for what was not earned',
    [
      buy(SUBSCRIPTION),
      buy(CREDITS),
      { does: 'begin', dear: false, welcome: false },
      end(1),
      withdraw(1),
      refundedElsewhere(4),
      untold(1),
    ],
  ],
  [
    'a month whose money was withdrawn before its delivery, and that other credit paid, has its bonus beside theirs',
    [buy(SUBSCRIPTION, unheard), untold(1), decided(true), buy(CREDITS), withdraw(1)],
  ],
  [
    'what the bank does not contest of a purchase is withdrawn, also when it gives back the rest later',
    [buy(CREDITS), disputed(1), withdraw(4), refundedElsewhere(1)],
  ],
  [
    'what comes back of a consultation while its money is contested is not withdrawn',
    [buy(CREDITS), begin, end(10), disputed(), claimed(4), withdraw(4), decided(false)],
  ],
  [
    'nor is it taken for the money of an older purchase',
    [buy(AMOUNT), begin, end(20), buy(CREDITS), begin, end(10), disputed(4, 1), claimed(4, 1), withdraw(4)],
  ],
  [
    'what comes back of a consultation is not withdrawn while the minutes that paid it are contested',
    [buy(PACKAGE), begin, end(20), disputed(), claimed(4), withdraw(4), decided(false)],
  ],
  [
    'nor is it taken for the money of an older purchase, which was used',
    [buy(AMOUNT), begin, end(20), buy(PACKAGE), begin, end(20), disputed(4, 1), claimed(4, 1), withdraw(4)],
  ],
  [
    'what comes back of minutes leaves, when nobody contests it, as money of the minutes',
    [buy(PACKAGE), begin, end(20), claimed(4), withdraw(4), disputed(), decided(false)],
  ],
  [
    'credit that the bank refuses to refund through a contested package is withdrawn: the package is frozen as minutes',
    [buy(PACKAGE), untold(1), buy(CREDITS), withdraw(1), refundsAre('declined'), withdraw(4)],
  ],
  [
    'what comes back of minutes is frozen for a second case, also when the first one took other minutes',
    [
      buy(PACKAGE),
      begin,
      end(20),
      disputed(1),
      decided(false),
      disputed(4),
      claimed(4),
      withdraw(4),
      secondDecided(false),
    ],
  ],
  [
    'a refund that is made after all lessens what two lost cases took together',
    [
      buy(CREDITS),
      withdraw(4),
      refundsAre('pending'),
      disputed(1),
      disputed(1),
      decided(false),
      secondDecided(false),
      refundsAre('refunded'),
    ],
  ],
  [
    'credit of a question that was withdrawn through another payment is not refunded again',
    [buy(CREDITS), buy(WRITTEN), giveUp, withdraw(1), cancelSecond, refundsAre('refunded')],
  ],
]

testFindings(SEQUENCES)
