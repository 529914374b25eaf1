import type { Server } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ServerBuild } from 'react-router'
import type { Config } from '#platform/config.ts'
import { isReachable } from '#platform/db.ts'
import type { Api, Ports } from '#platform/http.ts'
import { pagesOf } from './pages.ts'
import type { Site } from './start-web.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Health, API, static files and pages behind one fetch. In development Vite goes before it. */
export async function siteAround({ config, ports, api, server }: { config: Config; ports: Ports; api: Api; server: Server }): Promise<Site> {
  const vite = process.env.NODE_ENV === 'production' ? undefined : await developmentServer(server)
  const build = vite ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild> : await built()

  const app = new Hono()
  app.use(
    secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'strict-origin-when-cross-origin', strictTransportSecurity: config.publicUrl.startsWith('https:') }),
  )
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await isReachable(ports.db)) ? c.text('ok') : c.text('database is away', 503)))
  app.route('/', api)
  if (!vite) {
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }))
    app.use('/*', serveStatic({ root: './build/client', rewriteRequestPath: (path) => (/\.\w+$/.test(path) ? path : '/no-such-file') }))
  }
  const report = (error: unknown, { method, url }: Request) => ports.log.error({ err: error, method, path: new URL(url).pathname }, 'a page broke')
  const pages = pagesOf({ build, send: async (path, init) => api.request(path, init), report, publicUrl: config.publicUrl })
  app.notFound((c) => pages(c.req.raw))
  return { fetch: app.fetch, ...(vite && { before: vite.middlewares }) }
}

async function developmentServer(server: Server) {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

async function built() {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  return async () => build
}
