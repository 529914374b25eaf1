import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderToString } from 'react-dom/server'
import { faultReport } from './fault-report.ts'
import { handed, handoffOf } from './handoff.ts'
import { pageFinish } from './page-finish.ts'
import { paintedInTime } from './painted-in-time.ts'
import { scriptMark } from './script-mark.ts'
export { apiContext, apiOver } from '#browser/api.ts'
export { reachedAt } from '#browser/seo/origin.ts'
export { faultReport } from './fault-report.ts'
export { headScript } from './head-script.ts'
export { pageFinish } from './page-finish.ts'
export { scriptMark } from './script-mark.ts'

export const streamTimeout = 5_000
const HTML = 'text/html; charset=utf-8'
const DOCTYPE = '<!DOCTYPE html>'
/** React leaves this where a part of the page is missing. */
const GAP = '<!--$!-->'

/** Pages are made whole: they are kept and pressed as bytes, and their scripts are counted before the first one is sent. */
export default async function render(request: Request, status: number, headers: Headers, page: EntryContext, context: RouterContextProvider) {
  headers.set('content-type', HTML)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const [finish, report, nonce] = [context.get(pageFinish), context.get(faultReport), context.get(scriptMark)]
  const { serverHandoffStream, ...settled } = page
  const handoff = serverHandoffStream && (await handoffOf(serverHandoffStream))
  const tree = <ServerRouter context={settled} url={request.url} {...(nonce && { nonce })} />

  // A string costs half of a stream, and hardly any page has to wait for one of its parts.
  let html = renderToString(tree)
  if (html.includes(GAP)) html = await paintedInTime(tree, { nonce, patienceMs: streamTimeout + 1_000, onError: (error) => report(error, request) })
  else html = DOCTYPE + html
  if (handoff && settled.renderMeta?.didRenderScripts) html = handed(html, handoff, nonce)
  // As bytes: a Response measures and copies a text twice more.
  return new Response(new TextEncoder().encode(finish(html, headers)), { status, headers })
}

/** Every loader or render that broke, once. A visitor who left is no fault. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (!request.signal.aborted) context.get(faultReport)(error, request)
}
