import type { PlantedBug } from './planted-bug.ts'

const sequences = ['test/purchase-model/findings']
const inDisputes = ['src/domains/payments/disputes/disputes.test.ts']

/** Bugs when a bank contests a payment. */
export const disputeBugs: PlantedBug[] = [
  {
    name: 'disputes: frozen minutes can still be used',
    edits: [
      {
        file: 'src/domains/wallet/minutes/sql.ts',
        from: 'and p.closed_at is null and p.frozen_at is null\n    order by p.id for update',
        to: 'and p.closed_at is null\n    order by p.id for update',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/disputed-purchase.test.ts'],
  },
  {
    name: 'disputes: disputed money is not frozen',
    edits: [
      {
        file: 'src/domains/payments/disputes/freeze-credit.ts',
        from: 'if (amount <= 0n) return 0n',
        to: 'if (amount <= 0n || key) return 0n',
      },
    ],
    caughtBy: inDisputes,
  },
  {
    name: 'disputes: a returned refund is not frozen',
    edits: [
      {
        file: 'src/domains/payments/disputes/freeze-credit-again.ts',
        from: '  if (!dispute) return',
        to: '  if (dispute || paymentId) return',
      },
    ],
    caughtBy: inDisputes,
  },
  {
    name: 'disputes: a second case takes the same money again',
    edits: [
      {
        file: 'src/domains/payments/disputes/rules.ts',
        from: 'return least(disputed, most(left, 0n))',
        to: 'return left < 0n ? left : disputed',
      },
    ],
    caughtBy: inDisputes,
  },
  {
    name: 'disputes: the platform also pays for frozen money',
    edits: [
      { file: 'src/domains/payments/disputes/journals.ts', from: 'amount: taken - frozen }', to: 'amount: taken }' },
    ],
    caughtBy: inDisputes,
  },
  {
    name: 'disputes: a case that is lost after it was won is not heard',
    edits: [
      {
        file: 'src/domains/payments/disputes/apply-dispute.ts',
        from: "if (known?.state === 'won' && said.state === 'lost')",
        to: "if (known?.state === 'won' && said.state === 'lost' && !said.gatewayId)",
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'disputes: a question whose money is disputed can be answered',
    edits: [
      {
        file: 'src/domains/consultations/written-questions/move-question.ts',
        from: "if (q.onHoldSince && state !== 'taken_back')",
        to: "if (q.onHoldSince && state === 'unsent')",
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/disputed-questions.test.ts'],
  },
  {
    name: 'disputes: an order is delivered while its payment is disputed',
    edits: [
      {
        file: 'src/domains/catalogue/orders/fulfil-order.ts',
        from: ' && amount === total - fromBalance && !dispute',
        to: '',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'disputes: an order is delivered whose payment was contested meanwhile',
    edits: [
      {
        file: 'src/domains/catalogue/orders/fulfil-order.ts',
        from: 'const [paid] = await listPaying(tx, order)',
        to: 'const [paid] = paying',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/chargebacks.test.ts'],
  },
  {
    name: 'disputes: credit that a room releases is withdrawn',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/withdraw-credit.ts',
        from: '  await inTransaction(db, (tx) => freezeReleased(tx, request.personId))\n',
        to: '',
      },
      {
        file: 'src/domains/payments/withdrawals/withdraw-credit.ts',
        from: '    await freezeReleased(tx, personId)\n',
        to: '',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'disputes: what a refund gives back for minutes is credit of nobody',
    edits: [
      {
        file: 'src/domains/wallet/minutes/sql.ts',
        from: 'div(value * ${r.back}, ${r.cost})',
        to: '0 * (${r.back}::bigint + ${r.cost}::bigint)',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'disputes: contested credit that a refund gives back counts as an older purchase’s',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: 'coalesce(sum(d.frozen), 0)',
        to: 'coalesce(sum(d.amount), 0)',
      },
    ],
    caughtBy: ['src/domains/claims/contested-refunds.test.ts'],
  },
  {
    name: 'disputes: credit that comes back after the bank took its purchase is free',
    edits: [
      {
        file: 'src/domains/payments/disputes/freeze-released.ts',
        from: 'await payOwedWithReleased(tx, personId)',
        to: 'void payOwedWithReleased',
      },
    ],
    caughtBy: ['src/domains/consultations/billing/owed-credit.test.ts'],
  },
  {
    name: 'minutes that a lost case took count as credit that came back',
    edits: [
      {
        file: 'src/domains/payments/disputes/freeze-credit.ts',
        from: 'frozenCredit: sumFrozen(cases)',
        to: 'frozenCredit: kept',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'an older purchase stands for what a lost one released',
    edits: [
      {
        file: 'src/domains/payments/disputes/owed-credit.ts',
        from: 'const owed = credit + (openOf.get(paymentId) ?? 0n)',
        to: 'const owed = credit',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'credit whose refund was refused is of nobody',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: '+ back.amount - d.amount - m.unused)::bigint as credit',
        to: '- d.amount - m.unused)::bigint as credit',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'what the bank took as minutes lessens what became credit',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: 'least(b.amount - c.left, p.amount - l.left)',
        to: 'b.amount - l.left',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'a cancelled purchase takes what a case would freeze',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/cancel-purchase.ts',
        from: 'await inTransaction(db, (tx) => freezeReleased(tx, request.personId))',
        to: 'void freezeReleased',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'a won case keeps minutes frozen after another one was lost',
    edits: [
      {
        file: 'src/domains/payments/disputes/decide-dispute.ts',
        from: 'if (!next) await releasePurchase(',
        to: "if (!others.some((one) => one.state !== 'won')) await releasePurchase(",
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'a refund that is made after all lessens only the last lost case',
    edits: [
      {
        file: 'src/domains/payments/refunds/end-refund.ts',
        from: 'for (const one of lost.toReversed())',
        to: 'for (const one of lost.slice(-1))',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'expired minutes pay nothing once a consultation of theirs was refunded',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-minutes.ts',
        from: 'pack.returnedUnused > 0n',
        to: 'pack.returned > 0n',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'a case that grows leaves minutes that were bought meanwhile',
    edits: [
      {
        file: 'src/domains/payments/disputes/apply-dispute.ts',
        from: '  await freezePurchase(tx, { paymentId: id, personId, by: key, at, own: 0n, frozenCredit: 0n })\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/chargebacks.test.ts'],
  },
  {
    name: 'an older debt takes minutes that were bought after it',
    edits: [
      {
        file: 'src/domains/wallet/purchases/pay-debts.ts',
        from: 'lockDebtsOfPayments(tx, [paymentId], since)',
        to: 'lockDebtsOfPayments(tx, [paymentId])',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'a worker that was away leaves credit that came back meanwhile to whoever owes',
    edits: [
      {
        file: 'src/domains/payments/disputes/sql.ts',
        from: "came.posted_at > coalesce(${since}, '-infinity'::timestamptz) - interval '5 minutes'",
        to: "came.posted_at > greatest(${since}::timestamptz, current_instant() - interval '5 minutes')",
      },
    ],
    caughtBy: ['src/domains/consultations/billing/owed-credit.test.ts'],
  },
  {
    name: 'a booking that ends pays with what others brought',
    edits: [
      {
        file: 'src/domains/payments/disputes/pay-owed.ts',
        from: 'await payDebts(tx, personId, { most })',
        to: 'await payDebts(tx, personId)',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
]
