import { endpoints as accounts } from '#domains/accounts/endpoints.ts'
import { contentEndpoints } from '#domains/content/endpoints.ts'
import { endpoints as claims } from '#domains/claims/endpoints.ts'
import { endpointsWith as catalogueWith } from '#domains/catalogue/endpoints.ts'
import { endpoints as consultants } from '#domains/consultants/endpoints.ts'
import { consultationEndpoints } from '#domains/consultations/endpoints.ts'
import type { Meter } from '#domains/consultations/metering/meter.ts'
import { endpoints as limits } from '#domains/limits/endpoints.ts'
import { endpoints as wallet } from '#domains/wallet/endpoints.ts'
import { receiptPdfEndpoint } from '#domains/wallet/receipts/pdf/receipt-pdf-endpoint.ts'
import { endpoints as newsletter } from '#domains/newsletter/endpoints.ts'
import { endpoints as oracles } from '#domains/oracles/endpoints.ts'
import { endpoints as reports } from '#domains/reports/endpoints.ts'
import { endpoints as reviews } from '#domains/reviews/endpoints.ts'
import { endpoints as shop } from '#domains/shop/endpoints.ts'
import { endpointsWith as subscriptionsWith } from '#domains/subscriptions/endpoints.ts'
import { endpoints as support } from '#domains/support/endpoints.ts'
import type { Config } from '#platform/config.ts'
import type { Ports, Route } from '#platform/http.ts'
import { drawing } from './drawing.ts'
import { mailOf } from './mail.ts'
import { paymentsOf } from './payments.ts'

/** All endpoints, by domain. Each domain gets its external dependencies here. */
export function endpointsOf(config: Config, ports: Ports, meter: Meter): Route[] {
  const payments = paymentsOf(config, ports)
  return [
    ...accounts,
    ...consultants,
    ...wallet,
    receiptPdfEndpoint((receipt) =>
      drawing.run('receiptPdf', { receipt, publicUrl: new URL(config.publicUrl).origin }),
    ),
    ...limits,
    ...payments.endpoints,
    ...consultationEndpoints((id) => meter.flushRoom(id)),
    ...contentEndpoints(new URL(config.publicUrl).origin),
    ...reviews,
    ...claims,
    ...reports,
    ...oracles,
    ...catalogueWith(payments.gateway, ports.log),
    ...subscriptionsWith(payments.gateway),
    ...newsletter,
    ...support,
    ...shop,
    ...mailOf(config, ports).endpoints,
  ]
}
