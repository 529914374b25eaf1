import { endpoints as accounts } from '#domains/accounts/endpoints.ts'
import { contentEndpoints } from '#domains/content/endpoints.ts'
import { endpoints as claims } from '#domains/claims/endpoints.ts'
import { endpoints as clients } from '#domains/clients/endpoints.ts'
import { endpointsWith as catalogueWith } from '#domains/catalogue/endpoints.ts'
import { endpointsWith as consultantsWith } from '#domains/consultants/endpoints.ts'
import { consultationEndpoints } from '#domains/consultations/endpoints.ts'
import type { Meter } from '#domains/consultations/metering/meter.ts'
import { endpointsWith as notificationsWith } from '#domains/notifications/endpoints.ts'
import { endpointsWith as limitsWith } from '#domains/limits/endpoints.ts'
import { endpointsWith as receiptsWith } from '#domains/receipts/endpoints.ts'
import { endpoints as wallet } from '#domains/wallet/endpoints.ts'
import { endpointsWith as moderationWith } from '#domains/moderation/endpoints.ts'
import { endpointsWith as newsletterWith } from '#domains/newsletter/endpoints.ts'
import { endpoints as oracles } from '#domains/oracles/endpoints.ts'
import { endpointsWith as payoutsWith } from '#domains/payouts/endpoints.ts'
import { admitToRequest } from '#domains/queue/admit-to-request.ts'
import { endpointsWith as queueWith } from '#domains/queue/endpoints.ts'
import { endpoints as reminders } from '#domains/reminders/endpoints.ts'
import { endpoints as reports } from '#domains/reports/endpoints.ts'
import { fileEndpoints as reportFiles } from '#domains/reports/file-endpoints.ts'
import { endpoints as reviews } from '#domains/reviews/endpoints.ts'
import { endpointsWith as schedulingWith } from '#domains/scheduling/endpoints.ts'
import { endpoints as shipments } from '#domains/shipments/endpoints.ts'
import { teamEndpoints as shipmentsOfTeam } from '#domains/shipments/team/endpoints.ts'
import { listFreight } from '#domains/shop/index.ts'
import { endpoints as shop } from '#domains/shop/endpoints.ts'
import { shopOfTeam } from '#domains/shop/publishing/endpoints.ts'
import { endpointsWith as subscriptionsWith } from '#domains/subscriptions/endpoints.ts'
import { listEndpoints } from '#domains/team/lists/endpoints.ts'
import { fileEndpoints as listFiles } from '#domains/team/lists/file-endpoints.ts'
import { noteEndpoints } from '#domains/team/notes/endpoints.ts'
import { objectEndpoints } from '#domains/team/objects/endpoints.ts'
import { peopleEndpoints } from '#domains/team/people/endpoints.ts'
import { timelineEndpoints } from '#domains/team/timeline/endpoints.ts'
import { actEndpoints } from '#domains/team/acts/endpoints.ts'
import { endpointsWith as supportWith } from '#domains/support/endpoints.ts'
import { proposalEndpoints } from '#domains/team/proposals/endpoints.ts'
import { endpoints as teamQueue } from '#domains/team/queue/endpoints.ts'
import { endpoints as teamSearch } from '#domains/team/search/endpoints.ts'
import { auditEndpoints } from '#domains/team/audit/endpoints.ts'
import { healthEndpoints } from '#domains/team/health/endpoints.ts'
import { probeRelay } from '#domains/team/health/probe-relay.ts'
import { legalEndpoints } from '#domains/team/legal/endpoints.ts'
import { beginningEndpoints } from '#domains/team/beginning/endpoints.ts'
import { companyEndpoints } from '#domains/team/company/endpoints.ts'
import { switchEndpoints } from '#domains/team/switches/endpoints.ts'
import { namesOf } from '#gateways/payments/gateways.ts'
import { attachmentEndpoints } from '#domains/written-questions/attachments/endpoints.ts'
import { endpoints as writtenQuestions } from '#domains/written-questions/endpoints.ts'
import { followUpEndpoints } from '#domains/written-questions/follow-ups/endpoints.ts'
import { threadEndpoints } from '#domains/written-questions/threads/endpoints.ts'
import { agentLabel, networkOf } from '#domains/accounts/index.ts'
import { company } from '#platform/company/known-company.ts'
import { BrowserErrors } from '#platform/client-errors/browser-errors.ts'
import { clientErrorsEndpoint } from '#platform/client-errors/client-errors-endpoint.ts'
import type { Config } from '#platform/config.ts'
import type { Ports, Route } from '#platform/http.ts'
import { openApiEndpoint } from '#platform/openapi/openapi-endpoint.ts'
import { impersonationEndpoints } from '#domains/accounts/impersonation/endpoints.ts'
import { memberEndpoints } from '#domains/accounts/team-members/endpoints.ts'
import { secondFactorEndpoints } from '#domains/accounts/second-factor/endpoints.ts'
import { calendarSealOf } from './calendars.ts'
import { findCommitted } from './committed.ts'
import { chartPdfEndpoint } from '#domains/oracles/birth-chart/pdf/chart-pdf-endpoint.ts'
import { drawing, uploads } from './drawing.ts'
import { carrierOf } from './freight.ts'
import { mailOf } from './mail.ts'
import { paymentsOf } from './payments.ts'
import { payoutGatewaysOf } from './payouts.ts'
import { personalData } from './personal-data.ts'
import { proposalVerbs } from './proposal-verbs.ts'
import { pushOf } from './push.ts'
import { openChannelsOf, relayOf } from './relay.ts'
import { documentSealOf, secondFactorSealOf } from './second-factor.ts'
import { storageOf } from './storage.ts'

/** All endpoints, by domain. Each domain gets its external dependencies here. */
export function endpointsOf(config: Config, ports: Ports, meter: Meter, browserErrors = new BrowserErrors()): Route[] {
  const payments = paymentsOf(config, ports)
  const payouts = payoutGatewaysOf(config, ports)
  const push = pushOf(config, ports)
  const carrier = carrierOf(config)
  const onSilence = (why: unknown) =>
    ports.log.warn({ err: why }, 'the carrier did not price freight: the table is used')
  const { origin } = new URL(config.publicUrl)
  const openChannels = openChannelsOf(config)
  const routes = [
    ...accounts,
    ...memberEndpoints,
    ...impersonationEndpoints,
    ...secondFactorEndpoints(secondFactorSealOf(config)),
    ...consultantsWith({
      openChannels,
      storage: storageOf(config),
      encode: (photo) => uploads.run('photo', photo),
      rewrite: (recording) => uploads.run('sound', recording),
      encodeDocument: (given) => uploads.run('document', given),
      documentSeal: documentSealOf(config),
    }),
    ...wallet,
    ...receiptsWith((receipt, issuer) => drawing.run('receiptPdf', { receipt, publicUrl: origin, company: issuer })),
    ...limitsWith(findCommitted),
    ...payments.endpoints,
    ...payoutsWith(payouts.gateways, ports.log),
    ...payouts.routes,
    ...consultationEndpoints((id) => meter.flushRoom(id), {
      relay: relayOf(config),
      openChannels,
      photos: { storage: storageOf(config), encode: (photo) => uploads.run('sentPhoto', photo) },
      admit: admitToRequest,
    }),
    ...queueWith({ openChannels }),
    ...reminders,
    ...writtenQuestions,
    ...threadEndpoints,
    ...followUpEndpoints,
    ...attachmentEndpoints({
      storage: storageOf(config),
      encode: (picture) => uploads.run('sentPhoto', picture),
      rewrite: (voice) => uploads.run('sound', voice),
    }),
    ...contentEndpoints(origin, {
      storage: storageOf(config),
      encode: (picture) => uploads.run('contentPicture', picture),
    }),
    ...reviews,
    ...claims,
    ...clients,
    ...moderationWith(storageOf(config)),
    ...reports,
    ...reportFiles((paper) => drawing.run('reportPdf', { paper, company: company() }), storageOf(config)),
    ...oracles,
    chartPdfEndpoint((chart) => drawing.run('chartPdf', { chart, company: company() })),
    ...catalogueWith(payments.gateways, ports.log, (asked) => listFreight({ carrier, onSilence }, asked)),
    ...subscriptionsWith(payments.gateways),
    ...newsletterWith(config.publicUrl, (day) => drawing.run('sky', { day })),
    ...supportWith(personalData),
    ...proposalEndpoints(proposalVerbs),
    ...teamQueue,
    ...teamSearch,
    ...notificationsWith(push.pushing, agentLabel),
    ...actEndpoints,
    ...shop,
    ...shipments,
    ...shipmentsOfTeam(carrier, {
      slips: (slips) => drawing.run('slipsPdf', { slips, company: company() }),
      labels: (title, labels) => drawing.run('labelsPdf', { title, labels }),
    }),
    ...shopOfTeam({ storage: storageOf(config), encode: (picture) => uploads.run('contentPicture', picture) }),
    ...schedulingWith(payments.gateways, {
      origin,
      from: config.MAIL_FROM,
      log: ports.log,
      openChannels,
      calendarSeal: calendarSealOf(config),
    }),
    ...listEndpoints,
    ...listFiles(origin),
    ...peopleEndpoints,
    ...objectEndpoints,
    ...timelineEndpoints,
    ...noteEndpoints,
    ...auditEndpoints(),
    ...legalEndpoints(personalData),
    ...companyEndpoints,
    ...beginningEndpoints(payments.gateways.active.name),
    ...switchEndpoints(namesOf(payments.gateways)),
    ...healthEndpoints({
      gateways: payments.gateways,
      payoutGateways: payouts.gateways,
      probeRelay: () => probeRelay(config.TURN_URLS),
    }),
    clientErrorsEndpoint({ log: ports.log, networkOf, kinds: browserErrors }),
    ...mailOf(config, ports).endpoints,
    ...push.endpoints,
  ]
  return [...routes, openApiEndpoint(routes, origin)]
}
