import { beforeAll, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { openWorld, runSequence } from '../check-purchases.ts'
import type { Command } from '../commands.ts'
import {
  CREDITS,
  PACKAGE,
  SUBSCRIPTION,
  PLAN,
  SINGLE,
  WRITTEN,
  AMOUNT,
  buy,
  begin,
  end,
  refundedElsewhere,
  disputed,
  untold,
  decided,
  withdraw,
  refundsAre,
  secondDecided,
  passed,
  lapsed,
  cancel,
  giveUp,
  leave,
  payLate,
  hearLater,
  unheard,
  claimed,
} from './steps.ts'

/** Each broke an invariant once. */
const SEQUENCES: [string, Command[]][] = [
  ['frozen bonus leaves with credit that is withdrawn', [buy(CREDITS), disputed(1), withdraw(4), decided(true)]],
  ['frozen bonus leaves with a part that the bank refunds', [buy(CREDITS), disputed(2), refundedElsewhere(1)]],
  ['minutes pay for a part that the bank refunds', [buy(PACKAGE), refundedElsewhere(1), refundedElsewhere(2)]],
  ['used minutes are a debt when the bank refunds a part', [buy(PACKAGE), begin, end(9), refundedElsewhere(4)]],
  ['reserved minutes do not pay', [buy(PACKAGE), begin, refundedElsewhere(3), end(9)]],
  [
    'released credit is not frozen for a case whose payment the bank has given back',
    [buy(WRITTEN), buy(CREDITS), untold(1), begin, giveUp, refundedElsewhere(4), end(0), withdraw(1)],
  ],
  [
    'two purchases of which a part stays round their bonus up once each',
    [buy(CREDITS, unheard), begin, refundsAre('refunded'), begin, buy(CREDITS), withdraw(3)],
  ],
  ['an unused subscription leaves no debt', [buy(SUBSCRIPTION), refundedElsewhere(4)]],
  ['a lost unused subscription leaves no debt', [buy(SUBSCRIPTION), disputed(), decided(false)]],
  ['bonus of a subscription leaves with a part of its price', [buy(SUBSCRIPTION), refundedElsewhere(1)]],
  ['nothing is delivered while its payment is disputed', [buy(CREDITS, unheard), disputed(1)]],
  ['a case decided for us and lost later is lost', [buy(PACKAGE), disputed(1), decided(true), decided(false)]],
  [
    'a case that the team closed as won and the bank took is lost',
    [buy(CREDITS), disputed(), { does: 'close', which: 0, case: 0, isWon: true }, begin, end(5), decided(false)],
  ],
  [
    'a refund that the bank refuses because it was made elsewhere is heard',
    [buy(CREDITS), withdraw(4), refundedElsewhere(4), refundsAre('declined')],
  ],
  [
    'minutes reserved when the case is lost and used later are a debt',
    [buy(PACKAGE), begin, disputed(), decided(false), end(9)],
  ],
  [
    'bonus reserved when the case is lost and released later is no debt',
    [buy(CREDITS), begin, disputed(), decided(false), end(0)],
  ],
  [
    'a refund under way that the bank has made is not taken again',
    [buy(CREDITS), withdraw(1), refundsAre('pending'), disputed(), decided(false), refundsAre('refunded')],
  ],
  [
    'a refund under way that the bank refuses pays for the lost case',
    [buy(CREDITS), cancel, disputed(), decided(false), refundsAre('declined'), hearLater],
  ],
  [
    'an order placed before a debt comes without its bonus while the debt is open',
    [
      buy(CREDITS, { pays: 'slowly' }),
      buy(PACKAGE),
      begin,
      end(9),
      disputed(),
      decided(false),
      { does: 'pay_late', which: 0 },
      { does: 'cancel', which: 0 },
    ],
  ],
  [
    'bonus reserved when a part is refunded and released later is no debt',
    [buy(SUBSCRIPTION), begin, refundedElsewhere(1), end(1)],
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
    'a refund under way that the bank refuses pays the debt of a lost month',
    [buy(SUBSCRIPTION), cancel, disputed(), decided(false), refundsAre('declined'), hearLater],
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
    'credit that a case froze is not what buys minutes later',
    [buy(CREDITS), untold(1), hearLater, buy(SINGLE, { balance: 4 })],
  ],
  [
    'who owes gets no welcome minutes',
    [
      buy(WRITTEN),
      { does: 'ask', which: 0 },
      { does: 'answer', which: 0 },
      disputed(),
      decided(false),
      { does: 'begin', dear: false, welcome: true },
    ],
  ],
  [
    'a case lost, told as won and lost again took its money once',
    [buy(CREDITS), untold(1), decided(false), refundedElsewhere(4), decided(true), decided(false)],
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
    'a disputed question waits, and credit of another purchase is not frozen for it',
    [buy(WRITTEN), untold(1), buy(CREDITS)],
  ],
  [
    'bonus that a room releases pays the debt of its month also while a case is open',
    [buy(SUBSCRIPTION), begin, untold(1), refundedElsewhere(1)],
  ],
  ['a question whose payment the bank refunds ends and pays for it', [buy(WRITTEN), untold(1), refundedElsewhere(1)]],
  [
    'a question waits with its own money, also when a withdrawal left through its payment',
    [buy(WRITTEN), buy(CREDITS), withdraw(1), untold(1)],
  ],
  [
    'credit that another purchase gave back is not frozen for a question that waits',
    [buy(SINGLE), begin, buy(WRITTEN), untold(1, 1)],
  ],
  [
    'credit of a cancelled purchase came when the bank refused its refund, and what was spent before is not of it',
    [buy(CREDITS), begin, buy(SUBSCRIPTION), { does: 'cancel', which: 1 }, refundedElsewhere(4, 3)],
  ],
  [
    'credit of a cancelled purchase does not pay what the bank refunds of a question that waits',
    [buy(PACKAGE), cancel, buy(WRITTEN), refundsAre('declined'), untold(1, 3), refundedElsewhere(1, 1)],
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
    'returned minutes do not pay for the used part of a month that the bank gives back',
    [buy(SUBSCRIPTION), begin, end(2), cancel, buy(SINGLE), begin, refundedElsewhere(1)],
  ],
  [
    'nor does a question that was given up',
    [buy(SUBSCRIPTION), begin, end(2), cancel, refundsAre('refunded'), buy(WRITTEN), giveUp, refundedElsewhere(1)],
  ],
  [
    'minutes that expired are no debt when the bank gives their price back',
    [buy(PLAN), refundedElsewhere(1), passed(95), refundedElsewhere(3)],
  ],
  [
    'nor when it does so with a case that it lost to the client',
    [buy(CREDITS), buy(PLAN), untold(1, 1), decided(false), passed(62), disputed(4, 1), decided(false, 0)],
  ],
  ['minutes that became credit are a debt when that was used', [buy(SINGLE), passed(370), begin, refundedElsewhere(4)]],
  [
    'a consultation that the house gives back is not minted',
    [buy(CREDITS), begin, end(8), { does: 'claim', which: 0, share: 3, bearer: 'platform' }],
  ],
  [
    'of a month that ended only what was used is a debt',
    [buy(SUBSCRIPTION), begin, end(2), lapsed, refundedElsewhere(4)],
  ],
  [
    'bonus that a room gives back after it was kept back is not kept back below zero',
    [buy(CREDITS), buy(WRITTEN, { balance: 4 }), begin, refundedElsewhere(1), end(0), withdraw(1)],
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
    'the bank is asked why it refused a refund, also when it makes another one before',
    [buy(CREDITS), withdraw(3), withdraw(1), refundedElsewhere(3), refundsAre('refunded')],
  ],
  [
    'minutes that credit bought pay for its spent bonus, too',
    [buy(CREDITS), begin, buy(PACKAGE, { balance: 4 }), refundedElsewhere(1)],
  ],
  [
    'late money of somebody who has left waits for the team',
    [buy(CREDITS, { pays: 'late' }), passed(8), leave, payLate],
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
    'nor for a month, whose unspent bonus pays for what was not earned',
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
    'credit of a cancelled month that a room has reserved is a debt until the room ends',
    [buy(SUBSCRIPTION), cancel, refundsAre('declined'), begin, untold(1), decided(false)],
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
    'nor taken for the money of an older purchase',
    [buy(AMOUNT), begin, end(20), buy(CREDITS), begin, end(10), disputed(4, 1), claimed(4, 1), withdraw(4)],
  ],
  [
    'and pays the debt once the bank has taken the money',
    [buy(CREDITS), begin, end(10), disputed(), decided(false), claimed(4)],
  ],
  [
    'what comes back of a consultation is not withdrawn while the minutes that paid it are contested',
    [buy(PACKAGE), begin, end(20), disputed(), claimed(4), withdraw(4), decided(false)],
  ],
  [
    'nor taken for the money of an older purchase, which was used',
    [buy(AMOUNT), begin, end(20), buy(PACKAGE), begin, end(20), disputed(4, 1), claimed(4, 1), withdraw(4)],
  ],
  [
    'it pays the debt of the minutes once the bank has taken the money',
    [buy(PACKAGE), begin, end(20), disputed(), claimed(4), decided(false)],
  ],
  [
    'and leaves, when nobody contests it, as money of the minutes',
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
    'expired minutes pay for what the bank gives back, also after a consultation of theirs was refunded',
    [buy(PLAN), begin, end(10), claimed(1), passed(31), passed(31), passed(31), refundedElsewhere(3)],
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
    'a question of which the bank gave a part back, and whose debt is paid, waits with all of its price',
    [buy(WRITTEN), refundedElsewhere(1), buy(CREDITS), { does: 'pay_debts' }, untold(1)],
  ],
  [
    'a question whose case was lost ends, also when the debt is paid before',
    [buy(WRITTEN), disputed(1), refundsAre('refunded'), buy(CREDITS), decided(false), { does: 'pay_debts' }],
  ],
]

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld(await freshDatabase())
})

test.each(SEQUENCES)('%s', (_, commands) => runSequence(world, commands))
