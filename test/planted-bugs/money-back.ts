import type { PlantedBug } from './planted-bug.ts'

const sequences = ['test/purchase-model/findings']

/** Bugs in refunds, disputes and withdrawals. */
export const moneyBackBugs: PlantedBug[] = [
  {
    name: 'refund elsewhere: the minutes stay when a part of their price leaves',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-purchase.ts',
        from: 'minutes += await takeMinutes(tx, pack, { most, by, at })',
        to: 'minutes += 0n * most',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'refund elsewhere: minutes that expired are owed',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-minutes.ts',
        from: '(pack.isLost || pack.returned > 0n)',
        to: 'pack.usedMs < pack.totalMs',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'refund elsewhere: what another purchase gave back pays for it',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: 'where not p.is_credit and amount > 0 having',
        to: 'where not p.is_credit and amount < 0 having',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'dispute: a case that is lost after it was won is not heard',
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
    name: 'order: what the balance pays is not reserved',
    edits: [
      {
        file: 'src/domains/catalogue/orders/reserve-balance.ts',
        from: '  if (amount > order.reserved) await move',
        to: '  if (amount < order.reserved) await move',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/mixed-orders.test.ts'],
  },
  {
    name: 'order: raising what it reserves reserves all of it again',
    edits: [
      {
        file: 'src/domains/catalogue/orders/reserve-balance.ts',
        from: '{ from: free, to: kept, amount: to - reserved }',
        to: '{ from: free, to: kept, amount: to }',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/mixed-orders.test.ts'],
  },
  {
    name: 'order: a refused attempt frees what another one has reserved',
    edits: [
      {
        file: 'src/domains/catalogue/orders/reserve-balance.ts',
        from: ': paymentId !== refused && now',
        to: ': refused === undefined && paymentId && now',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/limited-orders.test.ts'],
  },
  {
    name: 'watchdog: what orders reserve is not compared with the ledger',
    edits: [
      {
        file: 'src/domains/catalogue/orders/invariants.sql.ts',
        from: 'from kept where ordered <> orders',
        to: 'from kept where ordered < 0',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/check-reserved.test.ts'],
  },
  {
    name: 'dispute: a question whose money is disputed can be answered',
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
    name: 'order: minutes forget whose credit bought them',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/attribute-credit.ts',
        from: 'paymentId && contested.has(paymentId) ? null : paymentId',
        to: 'paymentId && contested.has(paymentId) ? paymentId : null',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/chargebacks.test.ts'],
  },
  {
    name: 'order: cancelling sends what the balance paid to the bank',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/rules.ts',
        from: 'least((unused ?? total) - ofBalance, back)',
        to: 'least(unused ?? total, back)',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/mixed-orders.test.ts'],
  },
  {
    name: 'dispute: an order is delivered while its payment is disputed',
    edits: [
      {
        file: 'src/domains/catalogue/orders/fulfil-order.ts',
        from: ' && amount === order.total - fromBalance && !isDisputed',
        to: '',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'dispute: credit that a room releases is withdrawn',
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
    name: 'dispute: what a refund gives back for minutes is credit of nobody',
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
    name: 'cancellation: spent bonus is not deducted',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/rules.ts',
        from: 'const deducted = least(bonusSpent, there)',
        to: 'const deducted = 0n * bonusSpent',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/cancellation.test.ts'],
  },
  {
    name: 'cancellation: a second request refunds again',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/cancel-purchase.ts',
        from: 'if ((await listCancellations(tx, [id])).length > 0) return order',
        to: '',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/cancellation.test.ts'],
  },
  {
    name: 'withdrawal: the bonus stays when its credit leaves',
    edits: [
      {
        file: 'src/domains/wallet/purchase-bonus.rules.ts',
        from: 'const taken = least(share, unspent)',
        to: 'const taken = 0n * least(share, unspent)',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/withdrawn-purchase.test.ts'],
  },
  {
    name: 'withdrawal: credit that is paid out manually can still be spent',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/journals.ts',
        from: '{ from: availableOf(personId), to: withdrawnOf(personId), amount: byHand }',
        to: "{ from: 'platform:bank', to: withdrawnOf(personId), amount: byHand }",
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
  },
  {
    name: 'withdrawal: a payment that the bank refused to take back is tried again',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/rules.ts',
        from: '    .filter((one) => !one.wasRefused)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
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
        from: '(await holdEarnings(tx, consultationId)) ?? null',
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
  {
    name: 'free minutes: an address that nobody confirmed gets them',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/rules.ts',
        from: "return state.isConfirmed ? undefined : 'confirm_email'",
        to: 'return undefined',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'free minutes: another account with the same card gets them again',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/rules.ts',
        from: "if (state.isPayerUsed) return 'payer_used'",
        to: '',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'free minutes: requests at once pass what a day pays for',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/sql.ts',
        from: 'where w.amount + excluded.amount <= ${WELCOME_PER_DAY}',
        to: 'where w.amount >= 0 * ${WELCOME_PER_DAY}',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'reviews: one of free minutes counts at once',
    edits: [
      {
        file: 'src/domains/reviews/write-review.ts',
        from: 'const counts = !gift || ',
        to: 'const counts = true || ',
      },
    ],
    caughtBy: ['src/domains/reviews/straw-reviews.test.ts'],
  },
  {
    name: 'contested credit that a refund gives back counts as an older purchase’s',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: 'coalesce(sum(d.frozen), 0)',
        to: 'coalesce(sum(d.amount), 0)',
      },
    ],
    caughtBy: ['src/domains/claims/contested-refunds.test.ts'],
  },
]
