import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { AccessLog } from './access-log.ts'
import { requestIdOf } from './request-id.ts'

test('each request is a line with its id and how long it took, and without anything secret', async ({
  onTestFinished,
}) => {
  const lines: string[] = []
  const log = new AccessLog((text) => void lines.push(...text.trim().split('\n')))
  const ids: string[] = []
  const server = createServer((request, response) => {
    log.follow(request, response)
    ids.push(requestIdOf(request))
    response.statusCode = request.url!.startsWith('/readyz?') ? 503 : 200
    response.end('ok')
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const secret = 'Zx8_'.repeat(10)
  const paths = ['/livez', `/api/calendar/${secret}.ics`, '/login?confirmar=abc&email=ana@exemplo.com.br', '/readyz?x']
  for (const path of paths)
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: { authorization: `Bearer ${secret}`, connection: 'close' },
    })
  await expect.poll(() => (log.flush(), lines.length)).toBe(3)
  expect(lines.join()).not.toMatch(/Zx8_|confirmar|ana@/)
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logged).toMatchObject([
    { msg: 'request', method: 'GET', path: '/api/calendar/[secret].ics', status: 200, requestId: ids[1] },
    { path: '/login', status: 200, requestId: ids[2] },
    { path: '/readyz', status: 503, requestId: ids[3] },
  ])
  for (const { ms } of logged) expect(ms).toBeGreaterThanOrEqual(0)
})
