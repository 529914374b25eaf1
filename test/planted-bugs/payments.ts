import type { PlantedBug } from './planted-bug.ts'

const PAYMENTS = 'src/domains/payments'
const PAYOUTS = 'src/domains/payouts'
const stories = `${PAYMENTS}/payments.test.ts`

/** Bugs between us and banks: what comes in, what goes back, what is contested, what is paid out. */
export const paymentBugs: PlantedBug[] = [
  {
    name: 'webhooks: no signature check',
    faults: [{ code: 'isSigned', is: '() => true' }],
    caughtBy: 'src/gateways/payments/mercadopago-signature.test.ts',
  },
  { name: 'payments: no lock on the payment', faults: [{ unlocked: 'lockPayment' }], caughtBy: stories },
  {
    name: 'payments: what was received is not compared',
    faults: [{ code: 'mismatchOf', is: '() => undefined' }],
    caughtBy: stories,
  },
  {
    name: 'payments: each time that one is told as paid it is credited',
    faults: [
      {
        code: 'decideTransition',
        is: "(payment, said, account) => said.state === 'paid' ? { act: 'move', to: 'paid' } : original(payment, said, account)",
      },
      {
        code: 'paidJournal',
        in: PAYMENTS,
        is: '(payment) => ({ ...original(payment), key: `payment:${payment.id}:paid:${Math.random()}` })',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'payments: the gateway is not asked when webhooks are lost',
    faults: [{ code: 'nextCheckAt', is: '() => undefined' }],
    caughtBy: stories,
  },
  {
    name: 'refunds: more than was paid goes back',
    faults: [{ code: 'guardRefund', is: '() => {}' }, { without: 'payment_refunds.never_more_than_paid' }],
    caughtBy: `${PAYMENTS}/refunds/refunds.test.ts`,
  },
  {
    name: 'disputes: one that is opened freezes nothing',
    faults: [{ code: 'applyDispute', is: 'async () => undefined' }],
    caughtBy: `${PAYMENTS}/disputes/disputes.test.ts`,
  },
  {
    name: 'withdrawals: bonus is withdrawn',
    faults: [{ code: 'promotionalOf', is: '(personId) => availableOf(personId)' }],
    caughtBy: 'src/domains/catalogue/orders/withdrawn-purchase.test.ts',
  },
  {
    name: 'withdrawals: a transfer goes to the CPF of somebody else',
    faults: [{ code: 'comparePayer', is: 'async () => true' }],
    caughtBy: `${PAYMENTS}/withdrawals/withdrawals.test.ts`,
  },
  {
    name: 'withdrawals: none asks for the password again',
    faults: [
      { code: 'withdrawCredit', in: `${PAYMENTS}/withdrawals/contract`, is: '{ ...original, needsPassword: false }' },
    ],
    caughtBy: `${PAYMENTS}/withdrawals/password.test.ts`,
  },
  {
    name: 'payouts: one that the bank may have is sent again',
    faults: [
      {
        code: 'askBank',
        is: `async (context) => {
          const now = await context.clock(context.db)
          const due = await claimToAsk(context.db, context.gateway.name, { now, retryAt: now, most: AT_ONCE })
          for (const payout of due) await sendAgain(context, payout)
          return due.length
        }`,
      },
    ],
    caughtBy: `${PAYOUTS}/payouts.test.ts`,
  },
  {
    name: 'payouts: one is booked by the webhook and by the poll',
    faults: [
      { code: 'decideMove', is: '(_, told) => told' },
      {
        code: 'paidJournal',
        in: PAYOUTS,
        is: '(payout) => ({ ...original(payout), key: `payout:${payout.id}:paid:${Math.random()}` })',
      },
    ],
    caughtBy: `${PAYOUTS}/payouts.test.ts`,
  },
]
