import type { PlantedBug } from './planted-bug.ts'

const RULES = 'src/domains/consultations/billing/money.rules.ts'
const RESERVE = 'src/domains/consultations/billing/reserve-funds.ts'
const MINUTES = 'src/domains/wallet/minutes/rules.ts'
const tests = ['src/domains/consultations/billing/coverage.test.ts']
const welcome = ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts']
const packs = ['src/domains/wallet/minutes/minutes.test.ts']
const tightened = ['src/domains/consultations/billing/tightened-limit.test.ts']

export const coveringBugs: PlantedBug[] = [
  {
    name: 'minutes: covered time is charged as well',
    edits: [
      {
        file: RULES,
        from: 'portion(part.pricePerMinute, part.paidMs, MINUTE_MS)',
        to: 'portion(part.pricePerMinute, part.paidMs + part.coveredMs, MINUTE_MS)',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'minutes: covered time is counted twice',
    edits: [{ file: RESERVE, from: 'coveredMs: c.coveredMs + moreMs,', to: 'coveredMs: c.coveredMs + 2n * moreMs,' }],
    caughtBy: tests,
  },
  {
    name: 'minutes: each consultation rounds their value separately',
    edits: [
      {
        file: MINUTES,
        from: 'value: spentOf(pack, pack.usedMs + usedMs) - pack.spent',
        to: 'value: spentOf(pack, usedMs)',
      },
    ],
    caughtBy: packs,
  },
  {
    name: 'minutes: covered time earns the share of the own price, whatever was paid',
    edits: [
      {
        file: 'src/domains/wallet/cover-earnings.rules.ts',
        from: 'isPromotional || ownPrice < value ? ownPrice : value',
        to: 'ownPrice',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'minutes: credit pays on when the month of a plan ends in a room',
    edits: [
      {
        file: `src/domains/wallet/minutes/reserve-minutes.ts`,
        from: 'if (ended.length === 0) return packs',
        to: 'if (ended) return packs',
      },
    ],
    caughtBy: ['src/domains/consultations/billing/plan-ends-in-room.test.ts'],
  },
  {
    name: 'minutes: a booking extends a plan that has not ended',
    edits: [
      {
        file: 'src/domains/scheduling/bookings/pay-with-minutes.ts',
        from: 'consultationId: booking.id, now: at }',
        to: 'consultationId: booking.id, now: booking.startsAt }',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/pay-with-minutes.test.ts'],
  },
  {
    name: 'minutes: a plan of which a booking reserves some is not extended, and what else is left is hidden',
    edits: [
      {
        file: 'src/domains/wallet/minutes/sql.ts',
        from: "(reserved_ms = 0 or kind = 'plan' and rolled_over_at is null)",
        to: 'reserved_ms = 0',
      },
    ],
    caughtBy: ['src/domains/wallet/minutes/expire-minutes.test.ts'],
  },
  {
    name: 'minutes: an outage takes the month by which a plan is extended',
    edits: [
      {
        file: 'src/domains/wallet/minutes/sql.ts',
        from: "greatest(${at}::timestamptz - expires_at, interval '0')",
        to: "least(${at}::timestamptz - expires_at, interval '0')",
      },
    ],
    caughtBy: ['src/domains/wallet/minutes/expire-minutes.test.ts'],
  },
  {
    name: 'minutes: a plan bought on the 31st is extended to the 28th of March',
    edits: [
      {
        file: 'src/domains/wallet/minutes/sql.ts',
        from: "granted_at at time zone 'America/Sao_Paulo' + interval '2 months'",
        to: "granted_at at time zone 'America/Sao_Paulo' + interval '1 month'",
      },
    ],
    caughtBy: ['src/domains/wallet/minutes/expire-minutes.test.ts'],
  },
  {
    name: 'minutes: packs that expire last are used first',
    edits: [
      {
        file: MINUTES,
        from: 'a.expiresAt.getTime() - b.expiresAt.getTime()',
        to: 'b.expiresAt.getTime() - a.expiresAt.getTime()',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'bonus: what has ended is spent until the job has expired it',
    edits: [
      { file: 'src/domains/wallet/sql.ts', from: ' where ends > transaction_instant()', to: '' },
      { file: 'db/functions/record_bonus_use.sql', from: ' and o.ends > the_instant', to: '' },
    ],
    caughtBy: ['src/domains/wallet/bonus/bonus.test.ts'],
  },
  {
    name: 'bonus: one that ends within a transaction is counted there and cannot be spent',
    edits: [{ file: 'db/functions/transaction_instant.sql', from: 'now())', to: 'clock_timestamp())' }],
    caughtBy: ['src/domains/wallet/bonus/bonus.test.ts'],
  },
  {
    name: 'bonus: own credit is spent first',
    edits: [
      {
        file: RULES,
        from: '{ amount, promotional: least(amount, promotional) }',
        to: '{ amount, promotional: amount - least(amount, available) }',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'bonus: unspent bonus is released as credit',
    edits: [
      {
        file: RULES,
        from: 'const promotional = c.heldPromotional - promotionalSpent({ ...c, captured: spent })',
        to: 'const promotional = 0n * promotionalSpent({ ...c, captured: spent })',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'welcome: the free minutes go on into a charge',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/extend-hold.ts',
        from: 'if (c.awaitsConfirmation) return',
        to: 'if (c.awaitsConfirmation && (c.awaitsConfirmation = false)) return',
      },
    ],
    caughtBy: welcome,
  },
  {
    name: 'welcome: every consultation counts as the first',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/rules.ts',
        from: "if (state.hasConsulted) return 'used'",
        to: '',
      },
    ],
    caughtBy: welcome,
  },
  {
    name: 'limits: one of a consultation that is tightened in it does not hold in it',
    edits: [
      {
        file: 'src/domains/consultations/billing/limits-in-force.ts',
        from: 'if (!c.bookedAt) return { spendingLimit, allowance }',
        to: 'if (!c.bookedAt) return { spendingLimit: c.spendingLimit, allowance }',
      },
    ],
    caughtBy: tightened,
  },
  {
    name: 'limits: one that is tightened after the booked time does not hold',
    edits: [
      {
        file: 'src/domains/consultations/billing/limits-in-force.ts',
        from: 'c.awaitsConfirmation || spendingLimit === null',
        to: 'c.bookedAt || spendingLimit === null',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/tightened-after-booked-time.test.ts'],
  },
  {
    name: 'limits: going on after free minutes asks for the limit of their request',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/continue-consultation.ts',
        from: 'c.bookedAt && own !== null ? c.held + own : own',
        to: '!c.bookedAt ? c.spendingLimit : own === null ? null : c.held + own',
      },
    ],
    caughtBy: tightened,
  },
]
