import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderToString } from 'react-dom/server'
import { errorReporter } from './error-reporter.ts'
import {
  finishPage,
  type PagePieces,
  readHydrationData,
  scriptNonce,
  splitPage,
  withHydrationData,
} from './page-pieces.ts'
import { renderWithTimeout } from './render-with-timeout.ts'
export { pageServer } from './page-server.ts'

export const streamTimeout = 5_000
const HTML = 'text/html; charset=utf-8'
const DOCTYPE = '<!DOCTYPE html>'
/**
 * React leaves `<!--$!--><template` where a part of the page is missing. It is looked for from its rare letters on: a
 * page is full of `<`.
 */
const MISSING_PART = '$!--><template'

/**
 * Pages are made whole: they are cached and compressed as bytes, and their scripts are counted before the first one is
 * sent.
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
  const [finish, report, nonce] = [context.get(finishPage), context.get(errorReporter), context.get(scriptNonce)]
  const { serverHandoffStream, ...settled } = entry
  const hydrationData = serverHandoffStream && (await readHydrationData(serverHandoffStream))
  const tree = <ServerRouter context={settled} url={request.url} {...(nonce && { nonce })} />

  // A string costs half of a stream, and hardly any page has to wait for one of its parts.
  const html = renderToString(tree)
  const page = html.includes(MISSING_PART)
    ? splitPage(
        await renderWithTimeout(tree, {
          nonce,
          patienceMs: streamTimeout + 1_000,
          onError: (error) => report(error, request),
        }),
        nonce,
      )
    : withDoctype(splitPage(html, nonce))
  if (hydrationData && settled.renderMeta?.didRenderScripts)
    page.tail = withHydrationData(page.tail, hydrationData, nonce)
  return new Response(finish(page, headers), { status, headers })
}

const withDoctype = (page: PagePieces): PagePieces => ({ ...page, head: DOCTYPE + page.head })

/** Every loader or render that broke, once. A visitor who left is no fault. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(errorReporter)(error, request)
}
