import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ServerBuild } from 'react-router'
import type { Meter } from '#domains/consultations/metering/meter.ts'
import type { Config } from '#platform/config.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { endpointsOf } from './endpoints.ts'
import { pagesOf } from './pages.ts'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
const straightOn: Before = (_request, _response, next) => next()

/** API, health, static files and pages behind one fetch. In development Vite goes before it. */
export async function siteOf(config: Config, ports: Ports, meter: Meter, server: Server) {
  const dev = process.env.NODE_ENV !== 'production'
  const vite = dev ? await (await import('vite')).createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' }) : undefined
  const build = vite ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild> : await built()

  const app = new Hono()
  app.use(secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'strict-origin-when-cross-origin', strictTransportSecurity: config.publicUrl.startsWith('https:') }))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await isReady(ports)) ? c.text('ok') : c.text('database is away', 503)))
  const api = apiOf(endpointsOf(config, meter), ports)
  app.route('/', api)
  if (!vite) {
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }))
    app.use('/*', serveStatic({ root: './build/client', rewriteRequestPath: (path) => (/\.\w+$/.test(path) ? path : '/no-such-file') }))
  }
  const pages = pagesOf(build, async (path, init) => api.request(path, init))
  app.notFound((c) => pages(c.req.raw))
  const before: Before = vite ? (request, response, next) => vite.middlewares(request, response, next) : straightOn
  return { fetch: app.fetch, before }
}

async function built() {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  return async () => build
}

async function isReady({ db }: Ports) {
  return db`select 1`.then(
    () => true,
    () => false,
  )
}
