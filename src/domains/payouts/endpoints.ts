import type { PayoutGateway } from '#gateways/payouts/gateway.ts'
import type { PayoutGateways } from '#gateways/payouts/gateways.ts'
import { type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import { readBody } from '#platform/read-body.ts'
import { askPayout } from './ask-payout.ts'
import * as contract from './contract.ts'
import { setWeekly } from './pay-out-weekly.ts'
import {
  caseViews,
  findCases,
  payoutView,
  readCases,
  readPayout,
  readPayouts,
  unapprovedSince,
} from './payout-views.ts'
import { BY_HAND, refuse } from './rules.ts'
import { findSchedule } from './schedules.sql.ts'
import { settleByHand } from './settle-by-hand.ts'
import { countWaiting, findCase, recordDoorbell } from './sql.ts'

const MOST_BYTES = 64 * 1024

export const endpointsWith = (gateways: PayoutGateways, log: Pick<Log, 'error'>): Route[] => [
  serve(contract.readPayouts, async ({ db, clock, viewer, input }) =>
    readPayouts(db, { consultantId: viewer.id, cursor: input.cursor, now: await clock(db) }),
  ),
  serve(contract.askPayout, async ({ db, clock, viewer, input }) => {
    const { id, amountCents: amount } = input
    return payoutView(db, await askPayout(db, { id, amount, consultantId: viewer.id, clock }))
  }),
  serve(contract.setWeekly, async ({ db, clock, viewer, input }) => {
    await setWeekly(db, { consultantId: viewer.id, weekday: input.weekday, clock })
    const schedule = await findSchedule(db, viewer.id)
    return { weekday: schedule?.weekday ?? null, nextOn: schedule?.nextOn ?? null }
  }),
  serve(contract.readPayout, ({ db, viewer, input }) => readPayout(db, viewer.id, input.id)),
  serve(contract.listPayoutCases, async ({ db, clock }) => readCases(db, await clock(db))),
  serve(contract.countPayoutCases, async ({ db, clock }) => ({
    waiting: await countWaiting(db, BY_HAND, unapprovedSince(await clock(db))),
  })),
  serve(contract.findPayoutCases, ({ db, input, now }) => findCases(db, input.number, now)),
  serve(contract.settlePayout, async ({ db, clock, now, viewer, input }) => {
    const { id, ...outcome } = input
    const gateway = gateways.all.find(({ name }) => name === BY_HAND)
    if (!gateway) throw refuse('not_by_hand')
    await settleByHand({ db, clock, log, gateway }, { id, outcome, by: viewer.id })
    return (await caseViews(db, [(await findCase(db, id))!], now))[0]!
  }),
  ...gateways.all
    .filter(({ readWebhook }) => readWebhook)
    .map((gateway) => serveRaw('POST', `/api/payouts/webhooks/${gateway.name}`, hearWebhook(gateway))),
]

/**
 * A webhook is a doorbell: it moves no money, and the worker asks the bank about the payout that an authenticated one
 * names. 401 for any other one.
 */
const hearWebhook =
  (gateway: PayoutGateway) =>
  async (request: Request, { db, clock }: Ports) => {
    const body = await readBody(request, MOST_BYTES)
    if (!body) return Response.json({ error: 'O envio é grande demais.', code: 'http.too_large' }, { status: 413 })
    const named = gateway.readWebhook!({ headers: request.headers, body: body.toString('utf8') })
    if (!named)
      return Response.json({ error: 'Não reconhecemos este aviso.', code: 'payouts.webhook' }, { status: 401 })
    await recordDoorbell(db, gateway.name, named.id, await clock(db))
    return new Response(null, { status: 200 })
  }
