import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { no, type Reply } from './answers.ts'
import { openBooks } from './books.ts'
import { expireDue } from './pay.ts'
import { answer, type Asked } from './route.ts'

/**
 * `lost_answer`: it does what is asked, and the line breaks before it says so; `lost_order`: that, but questions are
 * answered. `slow`: it never says anything.
 */
export type Mood = 'well' | 'down' | 'slow' | 'garbage' | 'empty' | 'busy' | 'locked_out' | 'lost_answer' | 'lost_order'

const TOKEN = 'APP_USR-1234567890123456-030210-0123456789abcdef0123456789abcdef-777000111'
const COLLECTOR = 777_000_111

/** A small Mercado Pago on this machine, which answers, remembers and fails like the real one. */
export async function openDouble(now: () => Date) {
  const books = openBooks()
  let mood: Mood = 'well'
  const heard: { line: string; headers: IncomingMessage['headers'] }[] = []

  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const url = new URL(request.url!, 'http://mp.test')
    heard.push({ line: `${request.method} ${url.pathname}`, headers: request.headers })
    if (mood === 'slow') return
    if (mood === 'down') return send(response, no(503, 'Service unavailable'))
    if (mood === 'busy') return send(response, no(429, 'Too many requests'))
    if (mood === 'garbage')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>502 Bad Gateway</html>')
    if (mood === 'empty') return send(response, { status: 200, body: {} })
    const reply =
      mood === 'locked_out' || request.headers.authorization !== `Bearer ${TOKEN}`
        ? no(401, 'invalid access token')
        : act(request, url, body)
    if (mood === 'lost_answer' || (mood === 'lost_order' && request.method === 'POST')) return response.destroy()
    return send(response, reply)
  }

  function act({ method = '', headers }: IncomingMessage, url: URL, body: string): Reply {
    expireDue(books, now())
    const asked: Asked = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: body ? JSON.parse(body) : {},
      collector: COLLECTOR,
      now: now(),
    }
    if (method === 'GET') return answer(books, asked)
    const given = headers['x-idempotency-key']
    if (typeof given !== 'string') return no(400, "Header X-Idempotency-Key can't be null", 4292)
    const key = `${url.pathname} ${given}`
    const before = books.answered.get(key)
    if (before) return before
    const reply = answer(books, asked)
    if (reply.status < 400) books.answered.set(key, structuredClone(reply))
    return reply
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    books,
    token: TOKEN,
    account: String(COLLECTOR),
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    be: (next: Mood) => void (mood = next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type Double = Awaited<ReturnType<typeof openDouble>>

const send = (response: ServerResponse, { status, body }: Reply) =>
  void response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
