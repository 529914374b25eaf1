import type { PlantedBug } from './planted-bug.ts'

/** Bugs in orders and in what they reserve of a balance. */
export const orderBugs: PlantedBug[] = [
  {
    name: 'coupons: a coupon takes off more than consultants leave of what is paid',
    edits: [
      {
        file: 'src/domains/catalogue/coupons/rules.ts',
        from: 'least(off, mostDiscountOf(purchase))',
        to: 'least(off, mostDiscountOf({ ...purchase, kind: "single" }))',
      },
    ],
    caughtBy: ['db/seeds/catalogue.test.ts'],
  },
  {
    name: 'orders: what the balance pays is not reserved',
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
    name: 'orders: raising what it reserves reserves all of it again',
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
    name: 'orders: a refused attempt frees what another one has reserved',
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
    name: 'orders: what they reserve is not compared with the ledger',
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
    name: 'orders: cancelling forgets what of them was withdrawn',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/rules.ts',
        from: 'const notLeft = ofOrder - least(withdrawn, ofOrder)',
        to: 'const notLeft = withdrawn < 0n ? 0n : ofOrder',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/withdrawn-credit.test.ts'],
  },
  {
    name: 'orders: minutes forget whose credit bought them',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/attribute-credit.ts',
        from: 'paymentId,\n    value: credit,',
        to: 'paymentId: null,\n    value: credit,',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/chargebacks.test.ts'],
  },
  {
    name: 'orders: minutes bought with what a case left free are of nobody',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/attribute-credit.ts',
        from: 'paymentId,\n    value: credit,',
        to: 'paymentId: paymentId && contested.has(paymentId) ? null : paymentId,\n    value: credit,',
      },
    ],
    caughtBy: ['test/purchase-model/findings/outcomes.deep.test.ts'],
  },
  {
    name: 'orders: a question ends with an older debt of its credit',
    edits: [
      {
        file: 'src/domains/catalogue/kinds/written.ts',
        from: 'isLeftFree ? [] : (paymentId ?? [])',
        to: 'isLeftFree && !paymentId ? [] : (paymentId ?? [])',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/disputed-questions.test.ts'],
  },
  {
    name: 'orders: contested credit that came back pays for what is delivered',
    edits: [
      {
        file: 'src/domains/catalogue/orders/deliver-order.ts',
        from: 'if (!staysCredit) await freezeReleased(tx, personId)',
        to: 'if (order.total < 0n) await freezeReleased(tx, personId)',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/chargebacks.test.ts'],
  },
  {
    name: 'orders: cancelling sends what the balance paid to the bank',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/rules.ts',
        from: 'least(notLeft, back)',
        to: 'least(notLeft + ofBalance, back)',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/mixed-orders.test.ts'],
  },
  {
    name: 'orders: a question that waits for its Pix is in no limit',
    edits: [
      {
        file: 'src/domains/consultations/appointments/sql.ts',
        from: 'null from awaited_questions',
        to: 'null from awaited_questions where false',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/awaited-questions.test.ts'],
  },
  {
    name: 'orders: a coupon makes gifts while a debt is open',
    edits: [
      {
        file: 'src/domains/catalogue/orders/place-order.ts',
        from: 'if (code && isOwing) throw',
        to: 'if (!code && isOwing) throw',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/free-orders.test.ts'],
  },
  {
    name: 'orders: a break holds no order that a coupon makes free',
    edits: [
      {
        file: 'src/domains/catalogue/orders/pay-order.ts',
        from: '  await guardPurchase(tx, { personId, amount: paid',
        to: '  if (total > 0n) await guardPurchase(tx, { personId, amount: 0n',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/free-orders.test.ts'],
  },
  {
    name: 'limits: what the balance pays of an order counts as a payment again',
    edits: [
      {
        file: 'src/domains/catalogue/orders/terms.rules.ts',
        from: 'paid: order.total - fromBalance,',
        to: 'paid: order.total,',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/limited-orders.test.ts'],
  },
]
