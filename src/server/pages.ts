import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { FaultReport, faultReport } from '#app/fault-report.ts'
import type { apiContext, apiOver, Send } from '#browser/api.ts'
import type { reachedAt } from '#browser/seo/origin.ts'

type Entry = { apiContext: typeof apiContext; apiOver: typeof apiOver; faultReport: typeof faultReport; reachedAt: typeof reachedAt }
type Given = { build: () => Promise<ServerBuild>; send: Send; report: FaultReport; publicUrl: string }

/** React Router is a guest: it renders pages, reaches data only through `send`, and tells what broke to `report`. */
export function pagesOf({ build, send, report, publicUrl }: Given) {
  return async (request: Request): Promise<Response> => {
    const current = await build()
    const { apiContext, apiOver, faultReport, reachedAt } = current.entry.module as unknown as Entry
    reachedAt(publicUrl)
    const context = new RouterContextProvider()
    context.set(apiContext, apiOver(passingOn(send)))
    context.set(faultReport, report)
    return createRequestHandler(current, process.env.NODE_ENV)(request, context)
  }
}

/** A page that cannot be had for a few seconds says so with the API's own status, instead of looking like a fault. */
const passingOn =
  (send: Send): Send =>
  async (path, init) => {
    const response = await send(path, init)
    if (response.status === 503) throw new Response(await response.text(), { status: 503, headers: { 'retry-after': '2' } })
    return response
  }
