import type { Server } from 'node:http'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { addressOf } from '#platform/http.ts'
import type { RenderedPage } from '#platform/page-cache/cached-page.ts'
import { loggedPath } from '#platform/log.ts'
import { PAUSED_BEFORE_SELLING } from '#platform/company/selling.rules.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import { answerPage } from './answer-page.ts'
import { openChannelsOf } from './relay.ts'
import { robots } from './robots.ts'
import { drawing } from './drawing.ts'
import { ogImages } from './og-images.ts'
import { sitemap } from './sitemap.ts'
import { pageServerOf } from './page-server-of.ts'
import { pageRenderer } from './pages.ts'
import { serveStaticFiles } from './static-files.ts'
import { secureHeadersOf, withHeaders } from './secure-headers.ts'
import { healthOf } from './health.ts'
import type { Given, Site } from './start-web.ts'

/** Health, API, static files and pages behind one fetch. In development Vite goes before it. */
export async function createSite(given: Given): Promise<Site> {
  const { config, ports, bus, api, server, forwarding, switches, companyWatch } = given
  const vite = process.env.NODE_ENV === 'production' ? undefined : await developmentServer(server)
  const build = vite
    ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
    : await productionBuild()

  const report = (error: unknown, { method, url }: Request) =>
    ports.log.error({ err: error, method, path: loggedPath(new URL(url).pathname) }, 'page failed')
  const { publicUrl } = config
  const { origin } = new URL(publicUrl)
  const headers = secureHeadersOf(config)
  const openChannels = openChannelsOf(config)
  // Which gateway takes payments is nobody's business on a page.
  const paused = () => {
    const { [`gateway:${config.PAYMENT_GATEWAY}`]: payments, ...words } = switches.words()
    return { ...(!companyWatch.isSelling() && PAUSED_BEFORE_SELLING), ...words, ...(payments && { payments }) }
  }
  const pages = pageRenderer({ build, read: api.read, report, publicUrl, openChannels, paused, withPolicy: !vite })
  const render = (path: string, visitor?: string) => pages(new Request(origin + path), visitor)
  const cache = vite ? undefined : new PageCache({ render, bus, headers })
  switches.onChange(() => cache?.clear())
  companyWatch.onChange(() => cache?.clear())
  const picture = ogImages(
    (path) => (cache ? cache.page(path, new Headers()) : asResponse(render(path))),
    async (path) => api.request(path),
    (text, format) => drawing.run('ogImage', { text, format }),
  )

  const app = new Hono()
  app.use(withHeaders(headers))
  app.route('/', healthOf(config, { db: ports.db, bus, forwarding }))
  app.get('/robots.txt', (c) => c.text(robots(origin)))
  app.get('/sitemap.xml', async (c) =>
    c.body(await sitemap(ports.db, origin, ports.now()), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  )
  app.get('/api/og/*', (c) =>
    picture(c.req.path.slice('/api/og'.length), {
      etag: c.req.header('if-none-match'),
      format: c.req.query('folha') === 'alta' ? 'tall' : 'wide',
      address: addressOf(c, ports),
    }),
  )
  app.route('/', api)
  if (!cache) {
    app.notFound((c) => answerPage(c.req.raw, (path) => asResponse(render(path, addressOf(c, ports)))))
    return { fetch: app.fetch, ...(vite && { middleware: vite.middlewares }) }
  }
  serveStaticFiles(app)
  app.notFound((c) => answerPage(c.req.raw, (path, asked) => cache.page(path, asked, addressOf(c, ports))))
  return { fetch: app.fetch, middleware: (request, response, next) => void (cache.answer(request, response) || next()) }
}

async function asResponse(page: Promise<RenderedPage>): Promise<Response> {
  const { status, headers, bytes } = await page
  return new Response(bytes.length > 0 ? bytes : null, { status, headers })
}

async function developmentServer(server: Server) {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

/** Refuses to start with a build that lacks what the server needs of it. */
async function productionBuild() {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  pageServerOf(build)
  return async () => build
}
