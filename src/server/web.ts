import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Bus } from '#platform/bus.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { attachSockets } from '#platform/sockets/attach.ts'
import { portsOf } from './ports.ts'
import { realtimeOf } from './realtime.ts'
import { siteOf } from './site.ts'

const config = readConfig()
const db = connect(config.DATABASE_URL, { max: config.DATABASE_POOL, name: 'sensitivos-web' })
const ports = portsOf(config, db)
const bus = await Bus.open(db, log)
const { meter, switchboard } = realtimeOf(ports, bus)

const server = createServer()
const site = await siteOf(config, ports, meter, server)
const listener = getRequestListener(site.fetch)
server.on('request', (request, response) => site.before(request, response, () => void listener(request, response)))
const closeSockets = attachSockets(server, switchboard)
server.listen(config.PORT, () => log.info({ port: config.PORT }, 'web is ready'))

/** What is proven is handed over before anybody is sent away. */
async function stop() {
  await meter.stop()
  closeSockets()
  server.close()
  server.closeIdleConnections()
  await db.end({ timeout: 5 })
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
