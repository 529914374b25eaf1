import { randomBytes } from 'node:crypto'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { ReportError, errorReporter } from '#app/error-reporter.ts'
import type { headScript } from '#app/head-script.ts'
import type { finishPage } from '#app/finish-page.ts'
import type { encodePage, PagePieces } from '#app/page-pieces.ts'
import type { scriptNonce } from '#app/script-nonce.ts'
import type { apiContext, apiOver, Send } from '#browser/api.ts'
import type { setSiteOrigin } from '#browser/seo/site-origin.ts'
import { contentSecurityPolicy } from '#platform/content-security/content-security-policy.ts'
import { cspHash, noncesToHashes } from '#platform/content-security/script-hashes.ts'
import type { Api } from '#platform/http.ts'
import type { RenderedPage } from '#platform/page-cache/cached-page.ts'
import { routeHandlers } from './route-handlers.ts'
import { deferScripts } from './defer-scripts.ts'

type ServerEntry = {
  apiContext: typeof apiContext
  apiOver: typeof apiOver
  encodePage: typeof encodePage
  errorReporter: typeof errorReporter
  headScript: typeof headScript
  finishPage: typeof finishPage
  setSiteOrigin: typeof setSiteOrigin
  scriptNonce: typeof scriptNonce
}
type PagesOptions = {
  build: () => Promise<ServerBuild>
  read: Api['read']
  report: ReportError
  publicUrl: string
  withPolicy: boolean
}

/** React Router is a guest: it renders pages, reaches data only through `read`, and tells what broke to `report`. */
export function pageRenderer({ build, read, report, publicUrl, withPolicy }: PagesOptions) {
  const handlersOf = memoizedHandlers()
  return async (request: Request): Promise<RenderedPage> => {
    const current = await build()
    const { apiContext, apiOver, encodePage, errorReporter, headScript, finishPage, setSiteOrigin, scriptNonce } =
      current.entry.module as unknown as ServerEntry
    setSiteOrigin(publicUrl)
    const nonce = withPolicy ? randomBytes(18).toString('base64url') : undefined
    const context = new RouterContextProvider()
    const upstream = { isDown: false }
    context.set(apiContext, apiOver(sendInProcess(read, upstream)))
    context.set(errorReporter, report)
    context.set(scriptNonce, nonce)
    // The bytes go past the router: through a Response they would be copied and read from a stream.
    let finishedBytes: Uint8Array<ArrayBuffer> | undefined
    context.set(finishPage, (page, headers) => {
      finishedBytes = encodePage(
        nonce ? withContentPolicy(page, { nonce, headers, headHash: cspHash(headScript), publicUrl }) : page,
      )
      return null
    })
    const response = await handlersOf(current)(new URL(request.url).pathname)(request, context)
    const { status, headers } = response
    // Painted without something that was away: good for this visitor, nothing to keep for the next.
    if (upstream.isDown) headers.set('cache-control', 'no-cache')
    return { status, headers, bytes: finishedBytes ?? new Uint8Array(await response.arrayBuffer()) }
  }
}

type PolicyOptions = { nonce: string; headers: Headers; headHash: string; publicUrl: string }

/** Takes the mark off and lets exactly the scripts run that carried it. */
function withContentPolicy(page: PagePieces, { nonce, headers, headHash, publicUrl }: PolicyOptions): PagePieces {
  const { head, body, tail } = deferScripts(page)
  const ends = { head: noncesToHashes(head, nonce), tail: noncesToHashes(tail, nonce) }
  headers.set(
    'content-security-policy',
    contentSecurityPolicy([headHash, ...ends.head.hashes, ...ends.tail.hashes], publicUrl),
  )
  return { head: ends.head.html, body, tail: ends.tail.html }
}

/** A handler sorts its routes once; a page made anew must not do so again. */
function memoizedHandlers() {
  let [known, handlers]: [ServerBuild?, ReturnType<typeof routeHandlers>?] = []
  return (build: ServerBuild) => {
    if (build !== known || !handlers) [known, handlers] = [build, routeHandlers(build)]
    return handlers
  }
}

/** A page that cannot be had for a few seconds says so with the API's own status, instead of looking like a fault. */
const sendInProcess =
  (read: Api['read'], upstream: { isDown: boolean }): Send =>
  async ({ path }, input) => {
    const answer = await read(path, input)
    if ('value' in answer) return answer
    const { status, body } = answer
    if (status >= 500) upstream.isDown = true
    if (status === 503) throw new Response(body, { status, headers: { 'retry-after': '2' } })
    return { ok: status === 200, status, statusText: '', text: async () => body, json: async () => JSON.parse(body) }
  }
