import type { PlantedBug } from './planted-bug.ts'

const caughtBy = ['src/domains/payments/payments.test.ts']
const inRefunds = ['src/domains/payments/refunds/refunds.test.ts']
const inSuspense = ['src/domains/payments/suspense/suspense.test.ts']
const inReconciliation = ['src/domains/payments/reconciliation/reconciliation.test.ts']
const inCredited = ['src/domains/payments/suspense/credited-charge.test.ts']

export const paymentBugs: PlantedBug[] = [
  {
    name: 'refunds: one made at the gateway is not heard',
    edits: [
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: 'refunded: await applyGatewayRefund(tx, payment, charge.refunded, at)',
        to: 'refunded: 0n && (await applyGatewayRefund(tx, payment, charge.refunded, at))',
      },
    ],
    caughtBy: ['src/domains/payments/refunds/gateway-refunds.test.ts'],
  },
  {
    name: 'mercado pago: a lost refund is requested again without asking',
    edits: [
      {
        file: 'src/gateways/payments/mercadopago/gateway.ts',
        from: 'findRefund: (id, _n, same) => unlessUnanswered(findRefund(merchant, id, same))',
        to: "findRefund: async (_id, _n, _same) => (findRefund ? { outcome: 'none' } : { outcome: 'pending' })",
      },
    ],
    caughtBy: ['src/domains/payments/mercadopago.test.ts'],
  },
  {
    name: 'payments: money found after expiry is booked again',
    edits: [
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: 'if (agrees && payment.gatewayId === null) {',
        to: "if (agrees && payment.state === 'created') {",
      },
    ],
    caughtBy: ['src/domains/payments/refunds/gateway-refunds.test.ts'],
  },
  {
    name: 'webhooks: no signature check',
    edits: [
      {
        file: 'src/gateways/payments/sandbox/gateway.ts',
        from: 'return signed && dataId ?',
        to: 'return (signed || true) && dataId ?',
      },
    ],
    caughtBy,
  },
  {
    name: 'webhooks: the signature is not tied to the charge',
    edits: [
      {
        file: 'src/gateways/payments/mercadopago-signature.ts',
        from: '[dataId && `id:${dataId};`, requestId',
        to: '[requestId',
      },
    ],
    caughtBy: [...caughtBy, 'src/gateways/payments/mercadopago-signature.test.ts'],
  },
  {
    name: 'payments: every paid report credits under a new key',
    edits: [
      {
        file: 'src/domains/payments/journals.ts',
        from: 'key: `payment:${id}:paid`',
        to: 'key: `payment:${id}:paid:${crypto.randomUUID()}`',
      },
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: '    if (agrees && isCredited(payment.state)) return',
        to: "    else if (charge.state === 'paid' && decision.act === 'stay') await creditPayment(tx, { ...payment, paidAt: at })\n    if (agrees && isCredited(payment.state)) return",
      },
    ],
    caughtBy,
  },
  {
    name: 'payments: no lock on the payment',
    edits: [
      {
        file: 'src/domains/payments/sql.ts',
        from: 'select 1 from payments where id = ${id} for update',
        to: 'select 1 from payments where id = ${id}',
      },
    ],
    caughtBy,
  },
  {
    name: 'payments: what the bank takes back of a credited charge is not heard',
    edits: [
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: '    if (payment.isFromSuspense) return applyTakenBack(tx, payment, charge, at)\n',
        to: '',
      },
    ],
    caughtBy: inCredited,
  },
  {
    name: 'payments: a credited charge is taken for the payment that it did not match',
    edits: [{ file: 'src/domains/payments/sql.ts', from: 'entry_id nulls last', to: 'entry_id nulls first' }],
    caughtBy: inCredited,
  },
  {
    name: 'payments: the gateway is not asked what it took back of a charge while that waited',
    edits: [
      {
        file: 'src/domains/payments/suspense/sql.ts',
        from: '${expiresAt}, ${at}, ${at}, m.id',
        to: '${expiresAt}, ${at}, null, m.id',
      },
    ],
    caughtBy: inCredited,
  },
  {
    name: 'payments: the received amount is not compared',
    edits: [
      {
        file: 'src/domains/payments/rules.ts',
        from: "said.amount === payment.amount ? undefined : 'amount'",
        to: 'undefined',
      },
    ],
    caughtBy,
  },
  {
    name: 'payments: the gateway is not polled when webhooks are lost',
    edits: [
      {
        file: 'src/domains/payments/checks/rules.ts',
        from: '  if (isAwaitingPayment(state))\n',
        to: "  if (state === 'created')\n",
      },
    ],
    caughtBy,
  },
  {
    name: 'payments: only the active gateway is asked',
    edits: [
      {
        file: 'src/domains/payments/jobs.ts',
        from: '...gateways.all.flatMap(jobsAt)',
        to: '...jobsAt(gateways.active)',
      },
    ],
    caughtBy: ['src/domains/payments/two-gateways.test.ts'],
  },
  {
    name: 'payments: late payments are not credited',
    edits: [{ file: 'src/domains/payments/rules.ts', from: "expired: ['paid_late']", to: 'expired: []' }],
    caughtBy,
  },
  {
    name: 'refunds: a retry does not look up the earlier attempt',
    edits: [
      {
        file: 'src/domains/payments/refunds/submit-refund.ts',
        from: 'attempts > 0 ? await',
        to: 'attempts < 0 ? await',
      },
    ],
    caughtBy: inRefunds,
  },
  {
    name: 'refunds: a refused refund is not returned to the wallet',
    edits: [
      {
        file: 'src/domains/payments/refunds/end-refund.ts',
        from: 'await postJournal(tx, paybackReturnedJournal(refund))',
        to: 'if (!refund) await postJournal(tx, paybackReturnedJournal(refund))',
      },
    ],
    caughtBy: inRefunds,
  },
  {
    name: 'disputes: a lost case locks accounts before minutes and debts',
    edits: [
      {
        file: 'src/domains/payments/disputes/decide-dispute.ts',
        from: '  await lockMinutesAndDebts(tx, id)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/payments/lock-order.test.ts'],
  },
  {
    name: 'suspense: a resolved entry can be resolved again',
    edits: [
      {
        file: 'src/domains/payments/suspense/resolve-entry.ts',
        from: "    if (entry.resolvedAt) throw refuse('entry_resolved')\n",
        to: '',
      },
    ],
    caughtBy: inSuspense,
  },
  {
    name: 'suspense: a refused refund does not reopen its entry',
    edits: [
      {
        file: 'src/domains/payments/refunds/end-refund.ts',
        from: 'return reopenEntry(tx, paymentId, n)',
        to: 'return undefined',
      },
    ],
    caughtBy: inSuspense,
  },
  {
    name: 'reconciliation: an unreachable gateway counts as an empty one',
    edits: [
      {
        file: 'src/domains/payments/reconciliation/reconcile.ts',
        from: "if (page.outcome === 'unreachable') throw new GatewayUnreachable(page.why)",
        to: "if (page.outcome === 'unreachable') return compared",
      },
      {
        file: 'src/domains/payments/reconciliation/reconcile.ts',
        from: "if (found.outcome === 'unreachable') throw new GatewayUnreachable(found.why)",
        to: "if (found.outcome === 'unreachable') return { paymentId: id }",
      },
    ],
    caughtBy: inReconciliation,
  },
  {
    name: 'reconciliation: payments that webhooks missed are not credited',
    edits: [
      {
        file: 'src/domains/payments/reconciliation/reconcile-charge.ts',
        from: '  await applyGatewayState(context, charge)\n  if (await agrees(context, id, charge)) return { paymentId: id, healed: true }\n',
        to: '',
      },
      {
        file: 'src/domains/payments/reconciliation/reconcile-charge.ts',
        from: '  await applyGatewayState(context, now)\n',
        to: '',
      },
    ],
    caughtBy: inReconciliation,
  },
  {
    name: 'payments: a gateway that does not answer about a credited charge is not asked again',
    edits: [
      {
        file: 'src/domains/payments/checks/check-payment.ts',
        from: "unanswered && found.outcome !== 'unreachable'",
        to: 'unanswered',
      },
    ],
    caughtBy: ['src/domains/payments/suspense/credited-charge.test.ts'],
  },
  {
    name: 'payments: those that fail to expire do not go aside',
    edits: [
      {
        file: 'src/domains/payments/sql.ts',
        from: 'and p.id <> all(${aside}::uuid[])',
        to: 'and (p.id <> all(${aside}::uuid[]) or true)',
      },
    ],
    caughtBy: ['src/domains/payments/overdue-payments.test.ts'],
  },
]
