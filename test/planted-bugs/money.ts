import type { PlantedBug } from './planted-bug.ts'

const WALLET = 'src/domains/wallet'
const BILLING = 'src/domains/consultations/billing'
const CLAIMS = 'src/domains/claims'

/** Bugs in the ledger, in what a consultation costs, in earnings, refunds and receipts. */
export const moneyBugs: PlantedBug[] = [
  {
    name: 'ledger: accounts are read without a lock',
    faults: [{ unlocked: 'post_journal' }],
    caughtBy: `${WALLET}/wallet.test.ts`,
  },
  {
    name: 'ledger: what the balance does not pay counts as posted',
    faults: [{ code: 'assertPosted', is: "(outcome) => outcome === 'insufficient_funds' || original(outcome)" }],
    caughtBy: `${WALLET}/wallet.test.ts`,
  },
  {
    name: 'ledger: a journal that was posted before counts as posted now',
    faults: [{ code: 'assertPosted', is: "(outcome) => outcome === 'already_posted' || original(outcome)" }],
    caughtBy: `${WALLET}/wallet.test.ts`,
  },
  {
    name: 'ledger: postings may be rewritten',
    faults: [{ without: 'ledger_postings.append_only' }],
    caughtBy: `${WALLET}/ledger-laws.test.ts`,
  },
  {
    name: 'ledger: the hash of a journal leaves out what it moved',
    faults: [{ sql: 'journal_hash', is: "select encode(sha256(convert_to(previous || key || kind, 'UTF8')), 'hex')" }],
    caughtBy: `${WALLET}/ledger-laws.test.ts`,
  },
  {
    name: 'ids: an id of one thing names another one, too',
    faults: [{ sql: 'take_subject', is: 'begin return true; end' }],
    caughtBy: 'test/ids-of-one-thing.test.ts',
  },
  {
    name: 'billing: the rest of a second is charged',
    faults: [{ code: 'wholeSeconds', is: '(ms) => ms' }],
    caughtBy: `${BILLING}/money.rules.test.ts`,
  },
  {
    name: 'billing: what was held and not used stays held',
    faults: [{ code: 'release', in: BILLING, is: '() => undefined' }],
    caughtBy: `${BILLING}/billing.test.ts`,
  },
  {
    name: 'billing: what was settled is changed afterwards',
    faults: [{ without: 'consultations.consultations_stay_final' }],
    caughtBy: 'src/domains/consultations/lifecycle/lifecycle.test.ts',
  },
  {
    name: 'claims: earnings clear while a person still decides',
    faults: [{ code: 'holdEarnings', is: 'async () => undefined' }],
    caughtBy: `${CLAIMS}/claims.test.ts`,
  },
  {
    name: 'claims: whoever cuts their own line gets everything back',
    faults: [
      {
        code: 'cutShortBy',
        is: "(settlement) => original(settlement) === 'client' ? 'platform' : original(settlement)",
      },
    ],
    caughtBy: `${CLAIMS}/cut-lines.test.ts`,
  },
  {
    name: 'free minutes: every consultation counts as the first',
    faults: [{ code: 'welcomeRefusal', is: '(state, cost) => original({ ...state, hasConsulted: false }, cost)' }],
    caughtBy: 'src/domains/consultations/welcome-minutes/welcome-minutes.test.ts',
  },
  {
    name: 'receipts: one that does not add up passes',
    faults: [
      {
        code: 'checkReceipt',
        is: 'async (...given) => (await original(...given)).map((check) => ({ ...check, holds: true }))',
      },
    ],
    caughtBy: 'src/domains/receipts/consultation/consultation-receipt.test.ts',
  },
]
