import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderToString } from 'react-dom/server'
import { faultReport } from './fault-report.ts'
import { handed, handoffOf } from './handoff.ts'
import { pageFinish } from './page-finish.ts'
import { type PagePieces, piecesOf } from './page-pieces.ts'
import { paintedInTime } from './painted-in-time.ts'
import { scriptMark } from './script-mark.ts'
export { apiContext, apiOver } from '#browser/api.ts'
export { reachedAt } from '#browser/seo/origin.ts'
export { faultReport } from './fault-report.ts'
export { headScript } from './head-script.ts'
export { pageFinish } from './page-finish.ts'
export { bytesOf } from './page-pieces.ts'
export { scriptMark } from './script-mark.ts'

export const streamTimeout = 5_000
const HTML = 'text/html; charset=utf-8'
const DOCTYPE = '<!DOCTYPE html>'
/**
 * React leaves `<!--$!--><template` where a part of the page is missing. It is looked for from its rare letters on: a
 * page is full of `<`.
 */
const GAP = '$!--><template'

/**
 * Pages are made whole: they are kept and pressed as bytes, and their scripts are counted before the first one is sent.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', HTML)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const [finish, report, nonce] = [context.get(pageFinish), context.get(faultReport), context.get(scriptMark)]
  const { serverHandoffStream, ...settled } = entry
  const handoff = serverHandoffStream && (await handoffOf(serverHandoffStream))
  const tree = <ServerRouter context={settled} url={request.url} {...(nonce && { nonce })} />

  // A string costs half of a stream, and hardly any page has to wait for one of its parts.
  const painted = renderToString(tree)
  const page = painted.includes(GAP)
    ? piecesOf(
        await paintedInTime(tree, {
          nonce,
          patienceMs: streamTimeout + 1_000,
          onError: (error) => report(error, request),
        }),
        nonce,
      )
    : typed(piecesOf(painted, nonce))
  if (handoff && settled.renderMeta?.didRenderScripts) page.tail = handed(page.tail, handoff, nonce)
  return new Response(finish(page, headers), { status, headers })
}

const typed = (page: PagePieces): PagePieces => ({ ...page, head: DOCTYPE + page.head })

/** Every loader or render that broke, once. A visitor who left is no fault. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(faultReport)(error, request)
}
