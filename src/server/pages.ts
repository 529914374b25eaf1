import { randomBytes } from 'node:crypto'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { FaultReport, faultReport } from '#app/fault-report.ts'
import type { headScript } from '#app/head-script.ts'
import type { pageFinish } from '#app/page-finish.ts'
import type { bytesOf, PagePieces } from '#app/page-pieces.ts'
import type { scriptMark } from '#app/script-mark.ts'
import type { apiContext, apiOver, Send } from '#browser/api.ts'
import type { reachedAt } from '#browser/seo/origin.ts'
import { pagePolicy } from '#platform/content-security/page-policy.ts'
import { hashOf, sealed } from '#platform/content-security/seal.ts'
import type { Api } from '#platform/http.ts'
import type { MadePage } from '#platform/page-cache/page.ts'
import { branchHandlers } from './branch-handlers.ts'
import { paintingFirst } from './painting-first.ts'

type Entry = {
  apiContext: typeof apiContext
  apiOver: typeof apiOver
  bytesOf: typeof bytesOf
  faultReport: typeof faultReport
  headScript: typeof headScript
  pageFinish: typeof pageFinish
  reachedAt: typeof reachedAt
  scriptMark: typeof scriptMark
}
type Given = {
  build: () => Promise<ServerBuild>
  read: Api['read']
  report: FaultReport
  publicUrl: string
  withPolicy: boolean
}

/** React Router is a guest: it renders pages, reaches data only through `read`, and tells what broke to `report`. */
export function pagesOf({ build, read, report, publicUrl, withPolicy }: Given) {
  const handlersOf = rememberingHandlers()
  return async (request: Request): Promise<MadePage> => {
    const current = await build()
    const { apiContext, apiOver, bytesOf, faultReport, headScript, pageFinish, reachedAt, scriptMark } = current.entry
      .module as unknown as Entry
    reachedAt(publicUrl)
    const mark = withPolicy ? randomBytes(18).toString('base64url') : undefined
    const context = new RouterContextProvider()
    const line = { isDown: false }
    context.set(apiContext, apiOver(passingOn(read, line)))
    context.set(faultReport, report)
    context.set(scriptMark, mark)
    // The bytes go past the router: through a Response they would be copied and read from a stream.
    let painted: Uint8Array<ArrayBuffer> | undefined
    context.set(pageFinish, (page, headers) => {
      painted = bytesOf(mark ? unmarked(page, { mark, headers, headHash: hashOf(headScript), publicUrl }) : page)
      return null
    })
    const response = await handlersOf(current)(new URL(request.url).pathname)(request, context)
    const { status, headers } = response
    // Painted without something that was away: good for this visitor, nothing to keep for the next.
    if (line.isDown) headers.set('cache-control', 'no-cache')
    return { status, headers, bytes: painted ?? new Uint8Array(await response.arrayBuffer()) }
  }
}

type Finish = { mark: string; headers: Headers; headHash: string; publicUrl: string }

/** Takes the mark off and lets exactly the scripts run that carried it. */
function unmarked(page: PagePieces, { mark, headers, headHash, publicUrl }: Finish): PagePieces {
  const { head, body, tail } = paintingFirst(page)
  const ends = { head: sealed(head, mark), tail: sealed(tail, mark) }
  headers.set('content-security-policy', pagePolicy([headHash, ...ends.head.hashes, ...ends.tail.hashes], publicUrl))
  return { head: ends.head.html, body, tail: ends.tail.html }
}

/** A handler sorts its routes once; a page made anew must not do so again. */
function rememberingHandlers() {
  let [known, handlers]: [ServerBuild?, ReturnType<typeof branchHandlers>?] = []
  return (build: ServerBuild) => {
    if (build !== known || !handlers) [known, handlers] = [build, branchHandlers(build)]
    return handlers
  }
}

/** A page that cannot be had for a few seconds says so with the API's own status, instead of looking like a fault. */
const passingOn =
  (read: Api['read'], line: { isDown: boolean }): Send =>
  async ({ path }, input) => {
    const answer = await read(path, input)
    if ('value' in answer) return answer
    const { status, body } = answer
    if (status >= 500) line.isDown = true
    if (status === 503) throw new Response(body, { status, headers: { 'retry-after': '2' } })
    return { ok: status === 200, status, statusText: '', text: async () => body, json: async () => JSON.parse(body) }
  }
