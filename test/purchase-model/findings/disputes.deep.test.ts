import {
  buy,
  begin,
  end,
  refundedElsewhere,
  disputed,
  untold,
  decided,
  refundsAre,
  passed,
  cancel,
  hearLater,
  unheard,
  claimed,
  CREDITS,
  PACKAGE,
  SUBSCRIPTION,
  PLAN,
  SINGLE,
  WRITTEN,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** Cases of banks; each broke an invariant once. */
const SEQUENCES: Finding[] = [
  ['frozen bonus leaves with a part that the bank refunds', [buy(CREDITS), disputed(2), refundedElsewhere(1)]],
  ['a lost unused subscription leaves no debt', [buy(SUBSCRIPTION), disputed(), decided(false)]],
  ['nothing is delivered while its payment is disputed', [buy(CREDITS, unheard), disputed(1)]],
  ['a case decided for us and lost later is lost', [buy(PACKAGE), disputed(1), decided(true), decided(false)]],
  [
    'a case that the team closed as won and the bank took is lost',
    [buy(CREDITS), disputed(), { does: 'close', which: 0, case: 0, isWon: true }, begin, end(5), decided(false)],
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
    'a refund under way that the bank refuses pays the debt of a lost month',
    [buy(SUBSCRIPTION), cancel, disputed(), decided(false), refundsAre('declined'), hearLater],
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
    'a disputed question waits, and credit of another purchase is not frozen for it',
    [buy(WRITTEN), untold(1), buy(CREDITS)],
  ],
  [
    'bonus that a room releases pays the debt of its month also while a case is open',
    [buy(SUBSCRIPTION), begin, untold(1), refundedElsewhere(1)],
  ],
  ['a question whose payment the bank refunds ends and pays for it', [buy(WRITTEN), untold(1), refundedElsewhere(1)]],
  [
    'credit that another purchase gave back is not frozen for a question that waits',
    [buy(SINGLE), begin, buy(WRITTEN), untold(1, 1)],
  ],
  [
    'credit of a cancelled purchase does not pay what the bank refunds of a question that waits',
    [buy(PACKAGE), cancel, buy(WRITTEN), refundsAre('declined'), untold(1, 3), refundedElsewhere(1, 1)],
  ],
  [
    'expired minutes are no debt when the bank gives their price back with a case that it lost to the client',
    [buy(CREDITS), buy(PLAN), untold(1, 1), decided(false), passed(62), disputed(4, 1), decided(false, 0)],
  ],
  [
    'credit of a cancelled month that a room has reserved is a debt until the room ends',
    [buy(SUBSCRIPTION), cancel, refundsAre('declined'), begin, untold(1), decided(false)],
  ],
  [
    'what comes back of a consultation pays the debt once the bank has taken the money',
    [buy(CREDITS), begin, end(10), disputed(), decided(false), claimed(4)],
  ],
  [
    'what comes back of minutes pays their debt once the bank has taken the money',
    [buy(PACKAGE), begin, end(20), disputed(), claimed(4), decided(false)],
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

testFindings(SEQUENCES)
