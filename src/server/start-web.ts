import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { networkOf } from '#domains/accounts/index.ts'
import { AccessLog } from '#platform/access-log.ts'
import { Bus } from '#platform/bus.ts'
import type { Config } from '#platform/config.ts'
import { BrowserErrors } from '#platform/client-errors/browser-errors.ts'
import { type CompanyWatch, followCompany } from '#platform/company/follow-company.ts'
import { connect, readOnlyPool } from '#platform/db.ts'
import { finishAnswersOf } from '#platform/finish-answers.ts'
import { ForwardingWatch } from '#platform/forwarding-watch.ts'
import { createHttpServer } from '#platform/http-server.ts'
import { apiOf, type Api, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { ProcessClock } from '#platform/process-clock.ts'
import { networkAddressOf } from '#platform/request.ts'
import { reportProcess } from '#platform/running/report-process.ts'
import { SwitchBoard } from '#platform/switches/switch-board.ts'
import { attachSockets } from '#platform/sockets/attach-sockets.ts'
import { endpointsOf } from './endpoints.ts'
import { portsOf } from './ports.ts'
import { realtimeOf } from './realtime.ts'
import { versionOf } from './version.ts'

/** What is served besides the API: pages and static files. */
export type Site = {
  fetch: (request: Request, environment: object) => Response | Promise<Response>
  /** Sees every request first: cached pages, or the development server. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Of what a site is made. */
export type Given = {
  config: Config
  ports: Ports
  bus: Bus
  api: Api
  server: Server
  forwarding: ForwardingWatch
  switches: SwitchBoard
  companyWatch: CompanyWatch
}

/** Starts one web process: API, sockets, meter, and the site around them. Returns how to stop it. */
export async function startWeb(config: Config, createSite: (given: Given) => Site | Promise<Site>) {
  const db = connect(config.DATABASE_URL, { max: config.DATABASE_POOL, name: 'sensitivos-web' })
  const clock = await ProcessClock.open(db, log)
  const readOnly = readOnlyPool(db, 2)
  const ports = portsOf(config, db, clock.now, readOnly)
  const forwarding = new ForwardingWatch(config.TRUSTED_PROXIES, log)
  const bus = await Bus.open(db, log)
  const switches = await SwitchBoard.open({ ...ports, bus })
  const companyWatch = await followCompany({ ...ports, bus })
  const { meter, hub, traces } = realtimeOf(ports, bus)
  const browserErrors = new BrowserErrors()
  const api = apiOf(endpointsOf(config, ports, meter, browserErrors), ports)

  const server = createHttpServer()
  const { fetch, middleware = (_request, _response, next) => next() } = await createSite({
    config,
    ports,
    bus,
    api,
    server,
    forwarding,
    switches,
    companyWatch,
  })
  const listener = getRequestListener(fetch)
  const answers = finishAnswersOf(server)
  const accessLog = new AccessLog()
  server.on('request', (request, response) => {
    forwarding.see(request)
    if (log.isLevelEnabled('info')) accessLog.follow(request, response)
    if (answers.takes(response)) middleware(request, response, () => void listener(request, response))
  })
  const closeSockets = attachSockets(server, hub, {
    networkOf: (request) => {
      forwarding.see(request)
      const { headers, socket } = request
      return networkOf(
        networkAddressOf(headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown', config.TRUSTED_PROXIES),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(config.PORT, resolve))
  log.info({ port: config.PORT }, 'web is ready')
  const report = reportProcess({
    ...ports,
    kind: 'web',
    version: versionOf(config),
    tell: (sql) => browserErrors.flush(sql),
  })

  /** Stops the meter before connections close, so that the proven time is stored, and the database last. */
  return async function stop() {
    answers.refuseNew()
    await meter.stop()
    await traces.flush()
    closeSockets()
    await answers.close()
    accessLog.flush()
    await report.stop()
    switches.close()
    await bus.close()
    clock.close()
    await Promise.all([db.end({ timeout: 1 }), readOnly.end({ timeout: 1 })])
  }
}
