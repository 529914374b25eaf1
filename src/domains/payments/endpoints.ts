import { namesOf, type Gateways } from '#gateways/payments/gateways.ts'
import { serve, serveRaw, type Route } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import { listCardsOf, recordCardRemoved } from './cards/sql.ts'
import * as contract from './contract.ts'
import { disputeEndpoints } from './disputes/endpoints.ts'
import { reconciliationEndpointsOf } from './reconciliation/endpoints.ts'
import { refuse } from './rules.ts'
import { requestPayment } from './request-payment.ts'
import { paymentView, paymentViews } from './payment-views.ts'
import { findPaymentOf, listPaymentsOf } from './sql.ts'
import { suspenseEndpoints } from './suspense/endpoints.ts'
import { withdrawalEndpoints } from './withdrawals/endpoints.ts'
import { handleWebhook } from './webhooks/handle-webhook.ts'

export const endpointsWith = (gateways: Gateways, log: Log): Route[] => [
  serve(contract.requestPayment, async ({ db, clock, viewer, input, address }) => {
    const { amountCents: amount, ...asked } = input
    return paymentView(
      db,
      await requestPayment({ db, clock, log, gateways }, { ...asked, personId: viewer.id, amount, address }),
      await clock(db),
    )
  }),
  serve(contract.readPayment, async ({ db, clock, viewer, input }) => {
    const payment = await findPaymentOf(db, viewer.id, input.id)
    if (!payment) throw refuse('payment_not_found')
    return paymentView(db, payment, await clock(db))
  }),
  serve(contract.listPayments, async ({ db, clock, viewer }) => ({
    payments: await paymentViews(db, await listPaymentsOf(db, viewer.id), await clock(db)),
  })),
  serve(contract.listCards, async ({ db, viewer }) => ({ cards: await listCardsOf(db, viewer.id, namesOf(gateways)) })),
  serve(contract.removeCard, async ({ db, clock, viewer, input }) => {
    if (!(await recordCardRemoved(db, viewer.id, input.id, await clock(db)))) throw refuse('card_not_found')
    return {}
  }),
  ...disputeEndpoints,
  ...suspenseEndpoints,
  ...withdrawalEndpoints,
  ...reconciliationEndpointsOf(gateways.all),
  ...gateways.all.map((gateway) => serveRaw('POST', `/api/payments/webhooks/${gateway.name}`, handleWebhook(gateway))),
]
