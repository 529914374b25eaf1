import type { PlantedBug } from './planted-bug.ts'

/** Bugs when a client claims a consultation that went wrong. */
export const claimBugs: PlantedBug[] = [
  {
    name: 'claims: the fee of a booking does not come back',
    edits: [
      {
        file: 'src/domains/claims/rules.ts',
        from: 'Centavos => captured + fee + covered',
        to: 'Centavos => captured + 0n * fee + covered',
      },
    ],
    caughtBy: ['src/domains/claims/settled-subjects.test.ts'],
  },
  {
    name: 'claims: whoever is in the case gives it back',
    edits: [
      {
        file: 'src/domains/claims/give-back.ts',
        from: 'refuseOwnCase(by, subject.clientId, subject.consultantId)',
        to: 'refuseOwnCase(by, subject.id)',
      },
    ],
    caughtBy: ['src/domains/claims/settled-subjects.test.ts'],
  },
  {
    name: 'claims: spent bonus comes back as credit',
    edits: [
      {
        file: 'src/domains/claims/rules.ts',
        from: 'const toBonus = of(cost.promotional)',
        to: 'const toBonus = 0n * of(cost.promotional)',
      },
    ],
    caughtBy: ['src/domains/claims/claims.test.ts'],
  },
  {
    name: 'claims: earnings clear while a person still decides',
    edits: [
      {
        file: 'src/domains/claims/request-refund.ts',
        from: '(await holdEarnings(tx, subjectId)) ?? null',
        to: 'null',
      },
    ],
    caughtBy: ['src/domains/claims/claims.test.ts'],
  },
  {
    name: 'claims: whoever cuts their own line gets everything back',
    edits: [
      {
        file: 'src/domains/claims/rules.ts',
        from: "if (lastPause?.side === 'client' || stopSide === 'client') return 'client'",
        to: '',
      },
    ],
    caughtBy: ['src/domains/claims/cut-lines.test.ts'],
  },
  {
    name: 'claims: the platform pays for as many clients of a consultant as there are',
    edits: [
      { file: 'src/domains/claims/find-rule.ts', from: '>= MOST_PLATFORM_PAYS', to: '>= Number.POSITIVE_INFINITY' },
    ],
    caughtBy: ['src/domains/claims/cut-lines.test.ts'],
  },
  {
    name: 'claims: spent bonus comes back as bonus of no purchase',
    edits: [
      {
        file: 'src/domains/wallet/bonus/return-bonus.ts',
        from: 'const own = partOfPurchase(part.amount, part)',
        to: 'const own = partOfPurchase(0n, part)',
      },
    ],
    caughtBy: ['src/domains/claims/contested-bonus.test.ts'],
  },
  {
    name: 'claims: a silence gives back seconds that were not charged',
    edits: [
      {
        file: 'src/domains/consultations/billing/sql.ts',
        from: 'on c.started_at >= r.began_at and',
        to: 'on',
      },
    ],
    caughtBy: ['src/domains/claims/charged-silence.test.ts'],
  },
  {
    name: 'claims: what typing puts off is not given back',
    edits: [
      {
        file: 'src/domains/consultations/billing/sql.ts',
        from: 'greatest(c.started_at, max(c.ended_at) over run',
        to: 'greatest(c.started_at, max(r.stopped_at) over run',
      },
    ],
    caughtBy: ['src/domains/claims/charged-silence.test.ts'],
  },
  {
    name: 'claims: the platform pays for every consultation that is cut',
    edits: [
      {
        file: 'src/domains/claims/find-rule.ts',
        from: "if (rule?.rule === 'cut_short') {",
        to: "if (rule?.rule === 'silence') {",
      },
    ],
    caughtBy: ['src/domains/claims/cut-lines.test.ts'],
  },
]
