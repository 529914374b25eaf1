import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { faultReport } from './fault-report.ts'
import { scriptMark } from './script-mark.ts'
export { apiContext, apiOver } from '#browser/api.ts'
export { reachedAt } from '#browser/seo/origin.ts'
export { themeScript } from '#browser/theme.ts'
export { faultReport } from './fault-report.ts'
export { scriptMark } from './script-mark.ts'

export const streamTimeout = 5_000
const HTML = 'text/html; charset=utf-8'

/** Pages are made whole: they are kept and pressed as bytes, and their scripts are counted before the first one is sent. */
export default function render(request: Request, status: number, headers: Headers, page: EntryContext, context: RouterContextProvider) {
  headers.set('content-type', HTML)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const [report, mark] = [context.get(faultReport), context.get(scriptMark)]
  const marked = mark ? { nonce: mark } : {}

  return new Promise<Response>((resolve, reject) => {
    let isShellOut = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={page} url={request.url} {...marked} />, {
      ...marked,
      onShellReady() {
        isShellOut = true
      },
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then((html) => resolve(new Response(html, { status, headers })), reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        // What breaks before the shell is out rejects, and is reported below.
        if (isShellOut) report(error, request)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Every loader or render that broke, once. A visitor who left is no fault. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (!request.signal.aborted) context.get(faultReport)(error, request)
}
