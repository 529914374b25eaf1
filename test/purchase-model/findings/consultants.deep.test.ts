import {
  CREDITS,
  buy,
  begin,
  end,
  passed,
  unheard,
  earn,
  clearNow,
  earned,
  freed,
  payOut,
  bankMoves,
  claimed,
} from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** What consultants earn, give back and are paid out; each fails when one thing is broken. */
const SEQUENCES: Finding[] = [
  [
    'a refund of what has left for the bank is owed, and the next earnings pay it',
    [...freed, payOut('paid'), claimed(4), earn, clearNow],
  ],
  ['a payout that came back pays what is owed first', [...freed, payOut('paid'), claimed(4), bankMoves('returned')]],
  ['a payout that the bank refuses is available again', [...freed, payOut('lost'), bankMoves('failed')]],
  ['one that nobody knows about is asked about', [...freed, payOut('lost'), bankMoves('paid', true), passed(0)]],
  ['one that the bank never took is sent again', [...freed, payOut('not_taken'), passed(0)]],
  ['what a claim holds does not clear', [...earned, claimed(null), passed(31)]],
  ['what waits goes back first', [...earned, claimed(1), passed(8), payOut('processing')]],
  ['earnings of somebody who paid by card clear later', [buy(CREDITS, { isCard: true }), begin, end(9), passed(8)]],
  [
    'a card whose payment comes at the very end of a consultation did not pay it',
    [buy(CREDITS), buy(CREDITS, { isCard: true, ...unheard }), begin, end(1), passed(8)],
  ],
  ['earnings of somebody new clear later', [{ ...earn, dear: true }, passed(8)]],
]

testFindings(SEQUENCES)
