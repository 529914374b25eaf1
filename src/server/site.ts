import type { Server } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Send } from '#browser/api.ts'
import type { Bus } from '#platform/bus.ts'
import type { Config } from '#platform/config.ts'
import { isReachable } from '#platform/db.ts'
import type { Api, Ports } from '#platform/http.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import { pagesOf } from './pages.ts'
import { secureHeadersOf, withHeaders } from './secure-headers.ts'
import type { Site } from './start-web.ts'

/** The worker and its page are asked about each time; pictures of the house change once in a while. */
const keptFor = (path: string) => (/\.(js|html)$/.test(path) ? 'no-cache' : 'public, max-age=86400')
const YEAR = 'public, max-age=31536000, immutable'

/** Health, API, static files and pages behind one fetch. In development Vite goes before it. */
export async function siteAround({ config, ports, bus, api, server }: { config: Config; ports: Ports; bus: Bus; api: Api; server: Server }): Promise<Site> {
  const vite = process.env.NODE_ENV === 'production' ? undefined : await developmentServer(server)
  const build = vite ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild> : await built()

  const app = new Hono()
  const headers = secureHeadersOf(config)
  app.use(withHeaders(headers))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await isReachable(ports.db)) ? c.text('ok') : c.text('database is away', 503)))
  app.route('/', api)
  if (!vite) {
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }))
    const rewriteRequestPath = (path: string) => (/\.\w+$/.test(path) && !/\.(br|gz)$/.test(path) ? path : '/no-such-file')
    app.use(
      '/*',
      serveStatic({ root: './build/client', precompressed: true, rewriteRequestPath, onFound: (path, c) => c.header('cache-control', keptFor(path)) }),
    )
  }
  const report = (error: unknown, { method, url }: Request) => ports.log.error({ err: error, method, path: new URL(url).pathname }, 'a page broke')
  const send: Send = async (path, init) => api.request(path, init)
  const pages = pagesOf({ build, send, report, publicUrl: config.publicUrl, withPolicy: !vite })
  if (vite) {
    app.notFound((c) => pages(c.req.raw))
    return { fetch: app.fetch, before: vite.middlewares }
  }
  const { origin } = new URL(config.publicUrl)
  const cache = new PageCache({ render: (address) => pages(new Request(origin + address)), bus, headers })
  app.notFound((c) => (c.req.method === 'GET' ? cache.page(addressed(c.req.url), c.req.raw.headers) : pages(c.req.raw)))
  return { fetch: app.fetch, before: (request, response, next) => void (cache.answer(request, response) || next()) }
}

const addressed = (url: string) => url.slice(new URL(url).origin.length)

async function developmentServer(server: Server) {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

async function built() {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  return async () => build
}
