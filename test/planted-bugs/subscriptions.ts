import type { PlantedBug } from './planted-bug.ts'

const RULES = 'src/domains/subscriptions/rules.ts'
const SQL = 'src/domains/subscriptions/sql.ts'
const ATTEMPTS = 'db/migrations/0270_payments_attempts.sql'
const CLOSE = 'src/domains/subscriptions/collection-attempts/close-collection-attempt.ts'
const model = ['test/chaos/subscriptions/subscriptions.deep.test.ts']
const gifts = ['src/domains/subscriptions/take-unearned-gifts.deep.test.ts']
const outages = ['src/domains/subscriptions/collection-attempts/outage.test.ts']
const stories = ['src/domains/subscriptions/subscriptions.test.ts']

export const subscriptionBugs: PlantedBug[] = [
  {
    name: 'subscriptions: a month that the bank gave back counts towards the free one',
    edits: [{ file: SQL, from: 'm.amount > 0 and not back.is_back as is_paid', to: 'm.amount > 0 as is_paid' }],
    caughtBy: ['src/domains/subscriptions/free-month.deep.test.ts'],
  },
  {
    name: 'subscriptions: a free month stays when the bank takes a month that earned it',
    edits: [
      {
        file: 'src/domains/subscriptions/take-unearned-gifts.ts',
        from: 'if (!isGiftUnearned(',
        to: 'if (isGiftUnearned(',
      },
    ],
    caughtBy: gifts,
  },
  {
    name: 'subscriptions: a free month goes although eleven others are paid',
    edits: [
      {
        file: RULES,
        from: 'paid < PAID_MONTHS_FOR_A_FREE_ONE * free',
        to: 'paid <= PAID_MONTHS_FOR_A_FREE_ONE * free',
      },
      { file: SQL, from: 'counted.paid < ${PAID', to: 'counted.paid <= ${PAID' },
    ],
    caughtBy: gifts,
  },
  {
    name: 'subscriptions: a free month whose bonus was taken counts as given',
    edits: [
      {
        file: SQL,
        from: 'and b.taken_back_at is not null) as is_free',
        to: 'and b.taken_back_at < b.granted_at) as is_free',
      },
    ],
    caughtBy: gifts,
  },
  {
    name: 'subscriptions: spent bonus of a free month that is taken is no debt',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-gift.ts',
        from: 'if (spent > 0n) await insertDebt',
        to: 'if (spent < 0n) await insertDebt',
      },
    ],
    caughtBy: gifts,
  },
  {
    name: 'subscriptions: what is released of a free month that was taken pays no debt',
    edits: [
      {
        file: 'src/domains/wallet/purchases/sql.ts',
        from: 'set payment_id = ${paymentId}, paid = 0, taken_back',
        to: 'set taken_back',
      },
    ],
    caughtBy: gifts,
  },
  {
    name: 'subscriptions: charged less than 48 hours after the last warning',
    edits: [
      {
        file: RULES,
        from: 'new Date(Math.max(periodStart(startedAt, n).getTime(), lastWarnedAt.getTime() + NOTICE_MS))',
        to: 'new Date(Math.max(periodStart(startedAt, n).getTime(), lastWarnedAt.getTime()))',
      },
    ],
    caughtBy: model,
  },
  {
    name: 'subscriptions: each month begins thirty days after the one before',
    edits: [
      {
        file: RULES,
        from: 'midnightMonthsLater(startedAt, n - 1)',
        to: 'new Date(midnightMonthsLater(startedAt, 1).getTime() + (n - 2) * 30 * DAY_MS)',
      },
    ],
    caughtBy: model,
  },
  {
    name: 'subscriptions: a charge in flight pays a cancelled month',
    edits: [
      {
        file: CLOSE,
        from: '!subscription.endedAt && !subscription.cancelledAt && !period.paidAt && !period.droppedAt',
        to: '!period.paidAt',
      },
    ],
    caughtBy: ['src/domains/subscriptions/cancel-subscription.test.ts'],
  },
  {
    name: 'subscriptions: a payment for no open month is not refunded',
    edits: [{ file: CLOSE, from: 'await giveBack(tx, scene)', to: "'kept'" }],
    caughtBy: stories,
  },
  {
    name: 'subscriptions: a refused card is tried again at once',
    edits: [{ file: RULES, from: 'const PAUSES_DAYS = [1, 2, 2]', to: 'const PAUSES_DAYS = [0, 0, 0]' }],
    caughtBy: model,
  },
  {
    name: 'subscriptions: no lock, so several workers collect the same period',
    edits: [
      {
        file: 'src/domains/subscriptions/sql.ts',
        from: 'select 1 from subscriptions where id = ${id} for update',
        to: 'select 1 from subscriptions where id = ${id}',
      },
      { file: ATTEMPTS, from: '  unique (subject_kind, subject_id, subject_part, attempt_number),', to: '' },
      {
        file: ATTEMPTS,
        from: 'create unique index payment_attempts_open',
        to: 'create index payment_attempts_open',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'subscriptions: a free month comes while a debt is open',
    edits: [
      {
        file: 'src/domains/subscriptions/advance-subscription.ts',
        from: 'subscription.personId)) > 0n) {',
        to: 'subscription.personId)) > 1_000_000n) {',
      },
    ],
    caughtBy: ['src/domains/subscriptions/free-month.deep.test.ts'],
  },
  {
    name: 'subscriptions: a charge that is contested meanwhile pays a month',
    edits: [
      {
        file: 'src/domains/subscriptions/collection-attempts/close-collection-attempt.ts',
        from: '    await lockCreditPurchases(tx, subscription.personId, [paymentId])\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/subscriptions/contested-credit.test.ts'],
  },
  {
    name: 'subscriptions: contested credit that came back pays a month',
    edits: [
      {
        file: 'src/domains/subscriptions/collection-attempts/close-collection-attempt.ts',
        from: '  await freezeReleased(tx, subscription.personId)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/subscriptions/contested-credit.test.ts'],
  },
  {
    name: 'subscriptions: contested credit that came back is refunded for a month that nobody waits for',
    edits: [
      {
        file: 'src/domains/subscriptions/collection-attempts/close-collection-attempt.ts',
        from: '  await freezeReleased(tx, personId)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/subscriptions/contested-credit.test.ts'],
  },
  {
    name: 'subscriptions: an outage that ends late charges the card all the same',
    edits: [
      {
        file: 'src/domains/payments/create-charge.ts',
        from: 'return at < expiresAt && !(await findBreakHolder(db, personId, at))',
        to: 'return !(expiresAt && (await findBreakHolder(db, personId, at)))',
      },
    ],
    caughtBy: outages,
  },
  {
    name: 'subscriptions: a break that began in an outage does not keep the card from being charged',
    edits: [
      {
        file: 'src/domains/payments/create-charge.ts',
        from: 'at < expiresAt && !(await findBreakHolder(db, personId, at))',
        to: 'at < expiresAt && (!(await findBreakHolder(db, personId, at)) || true)',
      },
    ],
    caughtBy: outages,
  },
]
