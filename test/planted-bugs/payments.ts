import type { PlantedBug } from './planted-bug.ts'

const caughtBy = ['src/domains/payments/payments.test.ts']

export const paymentBugs: PlantedBug[] = [
  {
    name: 'webhooks: no signature check',
    edits: [{ file: 'src/gateways/payments/sandbox/gateway.ts', from: 'return signed && dataId ?', to: 'return (signed || true) && dataId ?' }],
    caughtBy,
  },
  {
    name: 'webhooks: the signature is not tied to the charge',
    edits: [{ file: 'src/gateways/payments/signature.ts', from: '[dataId && `id:${dataId};`, requestId', to: '[requestId' }],
    caughtBy: [...caughtBy, 'src/gateways/payments/signature.test.ts'],
  },
  {
    name: 'payments: every report of money is a credit under a key of its own',
    edits: [
      { file: 'src/domains/payments/journals.ts', from: 'key: `payment:${id}:paid`', to: 'key: `payment:${id}:paid:${crypto.randomUUID()}`' },
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: "    if (decision.act !== 'suspend') return undefined",
        to: "    else if (charge.state === 'paid' && decision.act === 'stay') await creditPayment(tx, { ...payment, paidAt: at })\n    if (decision.act !== 'suspend') return undefined",
      },
    ],
    caughtBy,
  },
  {
    name: 'payments: no lock on the payment',
    edits: [{ file: 'src/domains/payments/sql.ts', from: 'select 1 from payments where id = ${id} for update', to: 'select 1 from payments where id = ${id}' }],
    caughtBy,
  },
  {
    name: 'payments: the amount that came is not compared',
    edits: [{ file: 'src/domains/payments/rules.ts', from: "said.amount === payment.amount ? undefined : 'amount'", to: 'undefined' }],
    caughtBy,
  },
  {
    name: 'payments: nobody asks when webhooks are lost',
    edits: [{ file: 'src/domains/payments/rules.ts', from: 'if (isOpen(state)) return', to: "if (state === 'created') return" }],
    caughtBy,
  },
  {
    name: 'payments: money that comes late is not credited',
    edits: [{ file: 'src/domains/payments/rules.ts', from: "expired: ['paid_late']", to: 'expired: []' }],
    caughtBy,
  },
]
