import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { faultReport } from './fault-report.ts'
export { apiContext, apiOver } from '#browser/api.ts'
export { reachedAt } from '#browser/seo/origin.ts'
export { faultReport } from './fault-report.ts'

export const streamTimeout = 5_000
const HTML = 'text/html; charset=utf-8'

export default function render(request: Request, status: number, headers: Headers, page: EntryContext, context: RouterContextProvider) {
  headers.set('content-type', HTML)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const report = context.get(faultReport)
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise<Response>((resolve, reject) => {
    let isShellOut = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={page} url={request.url} />, {
      [ready]() {
        isShellOut = true
        const body = new PassThrough()
        body.on('close', () => clearTimeout(timer))
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
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
