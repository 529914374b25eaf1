import type { PlantedBug } from './planted-bug.ts'

const BILLING = 'src/domains/consultations/billing'

export const wholeSecondBugs: PlantedBug[] = [
  {
    name: 'billing: a time is rounded to the nearest second',
    edits: [
      {
        file: 'src/shared/whole-seconds.ts',
        from: 'ms - (ms % 1_000n)',
        to: '((ms + 500n) / 1_000n) * 1_000n',
      },
    ],
    caughtBy: [`${BILLING}/money.rules.test.ts`],
  },
  {
    name: 'billing: the rests of seconds of other channels are added up in the dearest one',
    edits: [
      {
        file: `${BILLING}/channel-usage.rules.ts`,
        from: 'paidMs: countedMs(rule, billedMs - coveredMs),',
        to: `paidMs: countedMs(rule, usage.reduce((ms, part) => channel === 'video' && part.channel !== channel
          ? ms + (part.billedMs - part.coveredMs) % 1_000n : ms, billedMs - coveredMs)),`,
      },
    ],
    caughtBy: [`${BILLING}/money.rules.test.ts`],
  },
  {
    name: 'billing: the database counts every millisecond',
    edits: [{ file: 'db/functions/charged_usage.sql', from: 'then 1 else 1000 end', to: 'then 1 else 1 end' }],
    caughtBy: [`${BILLING}/charged-usage.test.ts`],
  },
  {
    name: 'receipts: one of before is checked by whole seconds',
    edits: [
      {
        file: 'src/domains/receipts/consultation/counted-legs.rules.ts',
        from: 'version === 1 ? ms',
        to: 'version < 1 ? ms',
      },
    ],
    caughtBy: ['src/domains/receipts/consultation/consultation-receipt.test.ts'],
  },
]
