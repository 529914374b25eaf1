import type { PlantedBug } from './planted-bug.ts'

const EARNINGS = 'src/domains/wallet/earnings/sql.ts'
const LEDGER = 'db/migrations/0003_wallet.sql'
const POSTING = 'db/functions/post_journal.sql'
const stories = ['src/domains/wallet/wallet.test.ts']
const model = ['test/ledger-model/ledger-model.deep.test.ts']

export const walletBugs: PlantedBug[] = [
  {
    name: 'ledger: accounts are read without a lock',
    edits: [{ file: POSTING, from: 'where id = locked[i] for no key update;', to: 'where id = locked[i];' }],
    caughtBy: stories,
  },
  {
    name: 'ledger: a key is not unique',
    edits: [
      { file: LEDGER, from: 'key       text collate "C" not null unique', to: 'key       text collate "C" not null' },
      { file: POSTING, from: '  on conflict (key) do nothing returning id', to: '  returning id' },
    ],
    caughtBy: model,
  },
  {
    name: 'ledger: balances may become negative',
    edits: [
      { file: LEDGER, from: 'never_below_zero check (value >= 0)', to: 'never_below_zero check (true)' },
      { file: POSTING, from: 'if account_balance + change < 0 then', to: 'if false then' },
    ],
    caughtBy: model,
  },
  {
    name: 'ledger: accounts are locked in no fixed order',
    edits: [
      {
        file: POSTING,
        from: 'locked[place - 1] > account collate "C"',
        to: 'md5(locked[place - 1] || the_key) > md5(account || the_key)',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'ledger: a different journal under a known key counts as already posted',
    edits: [
      {
        file: 'db/functions/answer_known.sql',
        from: "then 'already_posted' else 'key_reused' end",
        to: "then 'already_posted' else 'already_posted' end",
      },
    ],
    caughtBy: model,
  },
  {
    name: 'ledger: what was changed beside a journal that was posted before stands',
    edits: [
      {
        file: 'src/domains/wallet/rules.ts',
        from: "if (outcome !== 'posted')",
        to: "if (outcome !== 'posted' && outcome !== 'already_posted')",
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'ledger: a repeated journal is refused when funds are insufficient',
    edits: [
      {
        file: POSTING,
        from: "return coalesce(\n        answer_known(the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number, lines),\n        'insufficient_funds');",
        to: "return 'insufficient_funds';",
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'ledger: the hash chain does not advance',
    edits: [
      {
        file: POSTING,
        from: 'chain_head = case id when chain then sealed else chain_head end',
        to: 'chain_head = chain_head',
      },
    ],
    caughtBy: model,
  },
  {
    name: 'ledger: postings may be rewritten',
    edits: [
      {
        file: LEDGER,
        from: 'before update or delete or truncate on ledger_postings',
        to: 'before truncate on ledger_postings',
      },
    ],
    caughtBy: ['src/domains/wallet/ledger-laws.test.ts'],
  },
  {
    name: 'earnings: a card payment of the last 30 days does not delay them',
    edits: [{ file: 'src/domains/receipts/sql.ts', from: "and method = 'card'", to: "and method = 'cards'" }],
    caughtBy: ['src/domains/receipts/receipts.test.ts', 'src/domains/claims/settled-subjects.test.ts'],
  },
  {
    name: 'earnings: what a claim holds is cleared',
    edits: [
      { file: EARNINGS, from: '<= ${now} and held_at is null', to: '<= ${now}' },
      { file: EARNINGS, from: '${consultationId} and held_at is null\n    for', to: '${consultationId}\n    for' },
    ],
    caughtBy: ['src/domains/wallet/earnings/earnings.test.ts'],
  },
  {
    name: 'earnings: refunded earnings are paid out',
    edits: [
      {
        file: EARNINGS,
        from: "  'consultation_refund',\n",
        to: '',
      },
    ],
    caughtBy: ['src/domains/wallet/earnings/earnings.test.ts'],
  },
  {
    name: 'spendable: bonus that a consultant paid for is counted with them',
    edits: [
      {
        file: 'src/domains/wallet/spendable.rules.ts',
        from: 'notWithId !== null && notWithId !== consultantId',
        to: 'notWithId !== null',
      },
    ],
    caughtBy: ['src/domains/consultations/words-and-verb.test.ts'],
  },
]
