import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorReply, type Reply } from './replies.ts'
import { newStore } from './store.ts'
import { expireDue } from './payments.ts'
import { routeRequest, type FakeRequest } from './route-request.ts'

/**
 * `lost_answer`: it executes every request and breaks the connection before answering; `lost_order`: only for POSTs.
 * `slow`: it never answers.
 */
export type FakeMode =
  | 'healthy'
  | 'down'
  | 'slow'
  | 'garbage'
  | 'empty'
  | 'busy'
  | 'locked_out'
  | 'lost_answer'
  | 'lost_order'

const TOKEN = 'APP_USR-1234567890123456-030210-0123456789abcdef0123456789abcdef-777000111'
const COLLECTOR = 777_000_111

/** A fake Mercado Pago on this machine that answers, remembers and fails like the real one; over https with `tls`. */
export async function startFakeMercadoPago(now: () => Date, tls?: { key: string; cert: string }) {
  const store = newStore()
  let mode: FakeMode = 'healthy'
  const heard: { line: string; headers: IncomingMessage['headers'] }[] = []

  const listener = (request: IncomingMessage, response: ServerResponse) => void serve(request, response)
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const url = new URL(request.url!, 'http://mp.test')
    heard.push({ line: `${request.method} ${url.pathname}`, headers: request.headers })
    if (mode === 'slow') return
    if (mode === 'down') return send(response, errorReply(503, 'Service unavailable'))
    if (mode === 'busy') return send(response, errorReply(429, 'Too many requests'))
    if (mode === 'garbage')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>502 Bad Gateway</html>')
    if (mode === 'empty') return send(response, { status: 200, body: {} })
    const reply =
      mode === 'locked_out' || request.headers.authorization !== `Bearer ${TOKEN}`
        ? errorReply(401, 'invalid access token')
        : answerOnce(request, url, body)
    if (mode === 'lost_answer' || (mode === 'lost_order' && request.method === 'POST')) return response.destroy()
    return send(response, reply)
  }

  function answerOnce({ method = '', headers }: IncomingMessage, url: URL, body: string): Reply {
    expireDue(store, now())
    const fakeRequest: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: body ? JSON.parse(body) : {},
      collector: COLLECTOR,
      now: now(),
    }
    if (method !== 'POST') return routeRequest(store, fakeRequest)
    const given = headers['x-idempotency-key']
    if (typeof given !== 'string') return errorReply(400, "Header X-Idempotency-Key can't be null", 4292)
    const key = `${url.pathname} ${given}`
    const before = store.answered.get(key)
    if (before) return before
    const reply = routeRequest(store, fakeRequest)
    if (reply.status < 400) store.answered.set(key, structuredClone(reply))
    return reply
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    store,
    token: TOKEN,
    account: String(COLLECTOR),
    apiUrl: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    setMode: (next: FakeMode) => void (mode = next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type FakeMercadoPago = Awaited<ReturnType<typeof startFakeMercadoPago>>

const send = (response: ServerResponse, { status, body }: Reply) =>
  void response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
