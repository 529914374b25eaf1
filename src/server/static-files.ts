import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const ROOT = './build/client'
const YEAR = 'public, max-age=31536000, immutable'

/** The service worker and its offline page are revalidated each time; the site's images rarely change. */
const cacheControlOf = (path: string) => (/\.(js|html)$/.test(path) ? 'no-cache' : 'public, max-age=86400')
/** The pictures of mails, which web mail shows on its own pages. */
const isOfMails = (path: string) => /[\\/]mail[\\/][^\\/]+\.png$/.test(path)
const isOurs = (path: string) => /\.\w+$/.test(path) && !/\.(br|gz)$/.test(path)

/** The build's files, compressed as the browser accepts. Files under /assets have a content hash in their name. */
export function serveStaticFiles(app: Hono) {
  app.use(
    '/assets/*',
    serveStatic({ root: ROOT, precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }),
  )
  const rewriteRequestPath = (path: string) => (isOurs(path) ? path : '/no-such-file')
  app.use(
    '/*',
    serveStatic({
      root: ROOT,
      precompressed: true,
      rewriteRequestPath,
      onFound(path, c) {
        c.header('cache-control', cacheControlOf(path))
        if (isOfMails(path)) c.header('cross-origin-resource-policy', 'cross-origin')
      },
    }),
  )
}
