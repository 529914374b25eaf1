import { buy, begin, end, passed, leave, payLate, CREDITS } from './steps.ts'
import { type Finding, testFindings } from './test-findings.ts'

/** What is bought, and never taken back by a bank; each broke an invariant once. */
const SEQUENCES: Finding[] = [
  [
    'a consultation that the house gives back is not minted',
    [buy(CREDITS), begin, end(8), { does: 'claim', which: 0, share: 3, bearer: 'platform' }],
  ],
  [
    'late money of somebody who has left waits for the team',
    [buy(CREDITS, { pays: 'late' }), passed(8), leave, payLate],
  ],
]

testFindings(SEQUENCES)
