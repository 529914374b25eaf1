import type { PlantedBug } from './planted-bug.ts'

const papers = ['src/domains/reports/papers.test.ts']

/** Bugs by which two papers say different sums of one thing. */
export const paperBugs: PlantedBug[] = [
  {
    name: 'papers: what belongs to no channel has no row among where the result came from',
    edits: [
      {
        file: 'src/domains/reports/sums/read-my-report.ts',
        from: 'sum.channel !== null && RESULT_GROUPS.includes(groupOfAct(sum.act))',
        to: "sum.channel !== null && ['capture', 'refund'].includes(sum.act)",
      },
    ],
    caughtBy: papers,
  },
  {
    name: 'papers: what moved only the balance stands above the sum of what was earned',
    edits: [
      {
        file: 'src/domains/reports/sums/write-papers.ts',
        from: 'groups.filter(({ group }) => RESULT_GROUPS.includes(group) === isResult)',
        to: '(isResult ? groups : [])',
      },
    ],
    caughtBy: papers,
  },
  {
    name: 'papers: the fee of a booking is a part of its consultation',
    edits: [
      {
        file: 'src/domains/wallet/acts.rules.ts',
        from: "booking_fee: 'booking_fee',",
        to: "booking_fee: 'capture',",
      },
    ],
    caughtBy: ['src/domains/wallet/statement.test.ts'],
  },
]
