import { flushCompileCache } from 'node:module'
import type { Socket } from 'node:net'
import { readConfig } from '#platform/config.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { healthOf } from '#server/health.ts'
import { startWeb } from '#server/start-web.ts'

// A web process with only its API, or with the pages of the last build: chaos kills it and benchmarks measure it.
// Whoever is killed would not keep its compiled code, which is half of what a start costs.
flushCompileCache()
const sockets = new Set<Socket>()
stopWhenTold(
  await startWeb(readConfig(), async (given) => {
    given.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    if (process.env.WITH_PAGES) return (await import('#server/site.ts')).createSite(given)
    const { api, config, ports } = given
    const app = healthOf(config, { ...given, db: ports.db }).route('/', api)
    return { fetch: app.fetch }
  }),
)
process.on('message', ({ stallMs, asks }: { stallMs?: number; asks?: 'connections' }) => {
  if (asks) process.send!([...sockets].map(({ remotePort }) => remotePort))
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs)
})
