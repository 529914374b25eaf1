import { randomBytes } from 'node:crypto'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { ReportError } from '#app/error-reporter.ts'
import type { PagePieces } from '#app/page-pieces.ts'
import type { Send } from '#browser/api.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import { company } from '#platform/company/known-company.ts'
import { contentSecurityPolicy } from '#platform/content-security/content-security-policy.ts'
import { cspHash, noncesToHashes } from '#platform/content-security/script-hashes.ts'
import type { Api } from '#platform/http.ts'
import type { RenderedPage } from '#platform/page-cache/cached-page.ts'
import { pageServerOf } from './page-server-of.ts'
import { routeHandlers } from './route-handlers.ts'
import { deferScripts } from './defer-scripts.ts'

type PagesOptions = {
  build: () => Promise<ServerBuild>
  read: Api['read']
  report: ReportError
  publicUrl: string
  openChannels: readonly Channel[]
  /** What is switched off now, in words, by its name. */
  paused: () => Readonly<Record<string, string>>
  withPolicy: boolean
}

/**
 * React Router is a guest: it renders pages, reaches data only through `read`, and reports what broke to `report`. The
 * visitor's network address goes to `read` for its limits; the page never sees it.
 */
export function pageRenderer({ build, read, report, publicUrl, openChannels, paused, withPolicy }: PagesOptions) {
  const prepare = memoized((current: ServerBuild) => ({
    handlerOf: routeHandlers(current),
    pageServer: pageServerOf(current),
  }))
  return async (request: Request, address?: string): Promise<RenderedPage> => {
    const { handlerOf, pageServer } = prepare(await build())
    const { apiContext, apiOver, encodePage, errorReporter, headScripts, finishPage, scriptNonce } = pageServer
    pageServer.setSiteOrigin(publicUrl)
    pageServer.setOpenChannels(openChannels)
    pageServer.setCompany(company())
    pageServer.setPaused(paused())
    const nonce = withPolicy ? randomBytes(18).toString('base64url') : undefined
    const context = new RouterContextProvider()
    const upstream = { isDown: false }
    context.set(apiContext, apiOver(sendInProcess(read, upstream, address)))
    context.set(errorReporter, report)
    context.set(scriptNonce, nonce)
    // The bytes go past the router: through a Response they would be copied and read from a stream.
    let finishedBytes: Uint8Array<ArrayBuffer> | undefined
    context.set(finishPage, (page, headers) => {
      finishedBytes = encodePage(
        nonce ? withContentPolicy(page, { nonce, headers, headHashes: headScripts.map(cspHash), publicUrl }) : page,
      )
      return null
    })
    const response = await handlerOf(new URL(request.url).pathname)(request, context)
    const { status, headers } = response
    // Painted without something that was away: good for this visitor, nothing to keep for the next.
    if (upstream.isDown) headers.set('cache-control', 'no-cache')
    return { status, headers, bytes: finishedBytes ?? new Uint8Array(await response.arrayBuffer()) }
  }
}

type PolicyOptions = { nonce: string; headers: Headers; headHashes: readonly string[]; publicUrl: string }

/** Takes the mark off and lets exactly the scripts run that carried it. */
function withContentPolicy(page: PagePieces, { nonce, headers, headHashes, publicUrl }: PolicyOptions): PagePieces {
  const { head, body, tail } = deferScripts(page)
  const ends = { head: noncesToHashes(head, nonce), tail: noncesToHashes(tail, nonce) }
  headers.set(
    'content-security-policy',
    contentSecurityPolicy([...headHashes, ...ends.head.hashes, ...ends.tail.hashes], publicUrl),
  )
  return { head: ends.head.html, body, tail: ends.tail.html }
}

/** A handler sorts its routes once, and a build is checked once: rendering another page does neither again. */
function memoized<T>(prepare: (build: ServerBuild) => T) {
  let last: { build: ServerBuild; prepared: T } | undefined
  return (build: ServerBuild): T => {
    if (last?.build !== build) last = { build, prepared: prepare(build) }
    return last.prepared
  }
}

/** A page that cannot be had for a few seconds says so with the API's own status, instead of looking like a fault. */
const sendInProcess =
  (read: Api['read'], upstream: { isDown: boolean }, address: string | undefined): Send =>
  async ({ path }, input) => {
    const answer = await read(path, input, address)
    if ('value' in answer) return answer
    const { status, body } = answer
    if (status >= 500) upstream.isDown = true
    if (status === 503) throw new Response(body, { status, headers: { 'retry-after': '2' } })
    return { ok: status === 200, status, statusText: '', text: async () => body, json: async () => JSON.parse(body) }
  }
