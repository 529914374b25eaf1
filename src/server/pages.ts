import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { FaultReport, faultReport } from '#app/fault-report.ts'
import type { headScript } from '#app/head-script.ts'
import type { PageFinish, pageFinish } from '#app/page-finish.ts'
import type { scriptMark } from '#app/script-mark.ts'
import type { apiContext, apiOver, Send } from '#browser/api.ts'
import type { reachedAt } from '#browser/seo/origin.ts'
import { pagePolicy } from '#platform/content-security/page-policy.ts'
import { hashOf, sealed } from '#platform/content-security/seal.ts'
import type { Api } from '#platform/http.ts'
import { paintingFirst } from './painting-first.ts'

type Entry = {
  apiContext: typeof apiContext
  apiOver: typeof apiOver
  faultReport: typeof faultReport
  headScript: typeof headScript
  pageFinish: typeof pageFinish
  reachedAt: typeof reachedAt
  scriptMark: typeof scriptMark
}
type Given = { build: () => Promise<ServerBuild>; read: Api['read']; report: FaultReport; publicUrl: string; withPolicy: boolean }

/** React Router is a guest: it renders pages, reaches data only through `read`, and tells what broke to `report`. */
export function pagesOf({ build, read, report, publicUrl, withPolicy }: Given) {
  const handlerOf = rememberingHandlers()
  return async (request: Request): Promise<Response> => {
    const current = await build()
    const { apiContext, apiOver, faultReport, headScript, pageFinish, reachedAt, scriptMark } = current.entry.module as unknown as Entry
    reachedAt(publicUrl)
    const mark = withPolicy ? randomBytes(18).toString('base64url') : undefined
    const context = new RouterContextProvider()
    const line = { isDown: false }
    context.set(apiContext, apiOver(passingOn(read, line)))
    context.set(faultReport, report)
    context.set(scriptMark, mark)
    if (mark) context.set(pageFinish, finishOf(mark, hashOf(headScript), publicUrl))
    const response = await handlerOf(current)(request, context)
    // Painted without something that was away: good for this visitor, nothing to keep for the next.
    if (line.isDown) response.headers.set('cache-control', 'no-cache')
    return response
  }
}

/** Takes the mark off and lets exactly the scripts run that carried it. */
const finishOf =
  (mark: string, headHash: string, publicUrl: string): PageFinish =>
  (page, headers) => {
    const { html, hashes } = sealed(paintingFirst(page), mark)
    headers.set('content-security-policy', pagePolicy([headHash, ...hashes], publicUrl))
    return html
  }

/** A handler sorts all routes once; a page made anew must not do so again. */
function rememberingHandlers() {
  let [known, handler]: [ServerBuild?, ReturnType<typeof createRequestHandler>?] = []
  return (build: ServerBuild) => {
    if (build !== known || !handler) [known, handler] = [build, createRequestHandler(build, process.env.NODE_ENV)]
    return handler
  }
}

/** A page that cannot be had for a few seconds says so with the API's own status, instead of looking like a fault. */
const passingOn =
  (read: Api['read'], line: { isDown: boolean }): Send =>
  async ({ path }, input) => {
    const { status, body } = await read(path, input)
    if (status >= 500) line.isDown = true
    if (status === 503) throw new Response(body, { status, headers: { 'retry-after': '2' } })
    return { ok: status === 200, status, statusText: '', text: async () => body, json: async () => JSON.parse(body) }
  }
