import type { Command } from '../commands.ts'
import { expectOutcome, type Outcome } from './expect-outcome.ts'
import {
  AMOUNT,
  begin,
  book,
  buy,
  cancel,
  chargedAgain,
  claimed,
  CREDITS,
  decided,
  disputed,
  end,
  PACKAGE,
  passed,
  refundedElsewhere,
  refundsAre,
  secondDecided,
  SINGLE,
  SUBSCRIPTION,
  withdraw,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** An older purchase that was used up to ten centavos: it must not stand for what others brought. */
const spentBefore = [buy(AMOUNT), begin, end(10)]
const reserve = buy(PACKAGE, { balance: 4, pays: 'slowly' })
const roomsOf = (count: number): Command[] => Array.from({ length: count }, () => [begin, end(10)]).flat()
/** A package that was used up, a quarter of it lost; two consultations of it come back, and pay that. */
const claimedPackage = [buy(PACKAGE), ...roomsOf(6), disputed(1, 1), decided(false, 1), claimed(4, 0), claimed(4, 1)]
/** What a later purchase brought is withdrawn through an older one, which was used. */
const withdrawnThroughOlder = [...spentBefore, buy(AMOUNT), withdraw(4)]
/** Half of it was given back while a consultation had reserved all; a part of that came back. */
const owesALittle = [buy(AMOUNT), begin, refundedElsewhere(2), end(5)]
const boughtByBalance = buy(PACKAGE, { balance: 4 })
const drop: Command = { does: 'drop', which: 2 }

/** Of these the invariants say nothing, because they follow whose credit something is. */
const OUTCOMES: Finding<[Outcome]>[] = [
  [
    'what comes back of a lost purchase pays what it owes, not an older purchase that was used',
    [...spentBefore, buy(AMOUNT), reserve, disputed(4, 1), decided(false, 1), drop],
    { available: 10n },
  ],
  [
    'nor can the older one be cancelled with it',
    [...spentBefore, buy(AMOUNT), begin, disputed(4, 1), decided(false, 1), end(0), cancel],
    { available: 0n },
  ],
  [
    'nor while the case is open',
    [...spentBefore, buy(AMOUNT), reserve, disputed(4, 1), drop, cancel],
    { available: 0n, frozen: 3_000n },
  ],
  [
    'what the bank refused to refund is frozen for a case of the purchase that brought it',
    [...spentBefore, buy(AMOUNT), withdraw(4), refundsAre('declined'), disputed(4, 1)],
    { available: 10n, frozen: 3_000n },
  ],
  [
    'so is what became of minutes, after the bank gave a part of them back',
    [...spentBefore, buy(PACKAGE), refundedElsewhere(1, 1), passed(370), disputed(4, 1)],
    { available: 10n, frozen: 11_243n },
  ],
  [
    'or took a part by a case',
    [...spentBefore, buy(PACKAGE), disputed(1, 1), decided(false, 1), passed(370), disputed(4, 1)],
    { available: 10n, frozen: 11_243n },
  ],
  [
    'and what a refund gives back for minutes is frozen for the case over their package',
    [...spentBefore, buy(PACKAGE), begin, end(20), disputed(4, 1), claimed(4, 1)],
    { available: 10n, frozen: 2_498n },
  ],
  [
    'or pays what the package owes, once the bank took it',
    [...spentBefore, buy(PACKAGE), begin, end(20), disputed(4, 1), claimed(4, 1), decided(false, 1)],
    { available: 10n },
  ],
  [
    'and of a single consultation that a block gave back',
    [
      ...spentBefore,
      buy(SINGLE),
      refundedElsewhere(1, 1),
      { does: 'prevent', by: 'block', dear: false },
      disputed(4, 1),
    ],
    { available: 10n, frozen: 4_485n },
  ],
  [
    'and of a month that was cancelled, when the bank refused to refund it',
    [
      ...spentBefore,
      buy(SUBSCRIPTION),
      refundedElsewhere(1, 1),
      { does: 'cancel', which: 1 },
      refundsAre('declined'),
      disputed(4, 1),
    ],
    { available: 10n, frozen: 1_493n },
  ],
  [
    'a booking that ends pays only what the lost purchase had paid of it',
    [...spentBefore, buy(AMOUNT), buy(AMOUNT), book({ share: 4 }), disputed(4, 0), decided(false), passed(0)],
    { available: 6_000n, owed: 2_990n },
  ],
  [
    'a debt for spent bonus is not paid with what an older purchase brought',
    [buy(AMOUNT), buy(CREDITS), begin, end(1), disputed(4, 1), decided(false, 1)],
    { available: 2_901n, owed: 200n },
  ],
  [
    'nor one for minutes that were used',
    [buy(AMOUNT), buy(PACKAGE), ...roomsOf(2), claimed(4, 0), disputed(4, 1), decided(false, 1)],
    { available: 3_000n, owed: 2_498n },
  ],
  [
    'nor does what came back of them leave before older credit',
    [
      buy(AMOUNT),
      buy(PACKAGE),
      ...roomsOf(2),
      claimed(4, 0),
      withdraw(2),
      refundsAre('refunded'),
      disputed(4, 1),
      decided(false, 1),
    ],
    { available: 251n, owed: 2_498n },
  ],
  [
    'nor does a booking end that older purchases pay',
    [
      buy(AMOUNT),
      buy(AMOUNT),
      buy(CREDITS),
      begin,
      end(1),
      disputed(4, 2),
      book({ share: 4 }),
      decided(false, 2),
      passed(0),
    ],
    { available: 921n, owed: 200n },
  ],
  [
    'what the bank refuses to refund is of the purchase that brought it, also when it contests the payment it went through',
    [...withdrawnThroughOlder, disputed(4, 0), refundsAre('declined'), decided(false, 0)],
    { available: 3_000n, owed: 2_990n },
  ],
  [
    'also when it was contested after the refusal',
    [...withdrawnThroughOlder, refundsAre('declined'), disputed(4, 0), decided(false, 0)],
    { available: 3_000n, owed: 2_990n },
  ],
  [
    'or given back otherwise',
    [...withdrawnThroughOlder, refundedElsewhere(4, 0), refundsAre('declined')],
    { available: 3_000n, owed: 2_990n },
  ],
  [
    'what paid a debt of minutes stands in no older purchase’s place',
    [buy(CREDITS), ...claimedPackage, disputed(4, 0)],
    { available: 1_249n, frozen: 5_000n },
  ],
  [
    'minutes are free again once a second case is won, also when a first one took a part',
    [buy(PACKAGE), disputed(1), decided(false), disputed(1), secondDecided(true)],
    { available: 0n, minutes: 11_243n },
  ],
  [
    'a second charge that was credited is of itself: a case freezes what it brought, after the first was used',
    [buy(AMOUNT), chargedAgain(), begin, end(10), disputed(4, 1)],
    { available: 10n, frozen: 3_000n },
  ],
  [
    'also when it was larger',
    [buy(AMOUNT), chargedAgain(7), begin, end(10), disputed(4, 1)],
    { available: 10n, frozen: 5_250n },
  ],
  [
    'what was used of the first is a debt when the first is refunded, and the second stays',
    [buy(AMOUNT), chargedAgain(), begin, end(10), refundedElsewhere(4, 0)],
    { available: 3_000n, owed: 2_990n },
  ],
  [
    'refunded in part while it waited, and at the bank after both were withdrawn, it is owed',
    [buy(AMOUNT), chargedAgain(4, 1), withdraw(4), refundsAre('refunded'), refundedElsewhere(4, 1)],
    { available: 0n, owed: 2_250n },
  ],
  [
    'a second charge of a package is credit, not minutes',
    [buy(PACKAGE), chargedAgain(), disputed(4, 1), decided(false, 1)],
    { available: 0n, minutes: 14_990n },
  ],
  [
    'what the bank takes at last takes the minutes that it had left free',
    [buy(AMOUNT), disputed(1), boughtByBalance, disputed(4), decided(false), secondDecided(false)],
    { available: 0n, minutes: 12_740n },
  ],
  [
    'also minutes that were bought with what was left once the purchase had paid what it owed',
    [...owesALittle, boughtByBalance, refundedElsewhere(4)],
    { available: 0n, owed: 1_495n, minutes: 14_985n },
  ],
  [
    'what comes back of a purchase pays its debt at once',
    [...owesALittle, boughtByBalance, begin, end(1)],
    { available: 0n, minutes: 14_741n },
  ],
]

testFindings(OUTCOMES, (world, [, commands, expected]) => expectOutcome(world, commands, expected))
