import type { Server } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '../http-server.ts'
import { attachSockets } from './attach-sockets.ts'
import type { SocketHub } from './socket-hub.ts'

const hub = { connections: new Set(), disconnect: async () => {} } as unknown as SocketHub
let server: Server
let close: () => void

const port = () => (server.address() as AddressInfo).port
const UPGRADE = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** Sends bytes over a connection of their own. */
async function sendRaw(head: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}\r\n`)
  return socket
}

/** Everything the server answers until it closes the connection. */
async function answerTo(head: string): Promise<string> {
  const socket = await sendRaw(head)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

beforeAll(async () => {
  server = createHttpServer()
  server.on('request', (_request, response) => response.setHeader('connection', 'close').end('a page'))
  close = attachSockets(server, hub)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  close()
  server.close()
})

test.each(['//', '/', '/api/other', '*', '/api/realtime/', 'http://[', '/api/realtime%00'])(
  'an upgrade at %s is answered 404 and closed',
  async (path) => {
    expect(await answerTo(`GET ${path} HTTP/1.1\r\n${UPGRADE}${KEY}`)).toMatch(/^HTTP\/1\.1 40[04] /)
  },
)

test('an upgrade of another site is answered 403 and closed', async () => {
  const head = `GET /api/realtime HTTP/1.1\r\n${UPGRADE}${KEY}Origin: https://other.example\r\n`
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 403 /)
})

test('an upgrade without a valid key is answered 400 and closed', async () => {
  expect(await answerTo(`GET /api/realtime HTTP/1.1\r\n${UPGRADE}`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request that offers HTTP/2 is answered over HTTP/1.1', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n'
  expect(await answerTo(head)).toContain('a page')
})

test('whoever reads nothing of the answer is cut off', async () => {
  const impatient = createHttpServer({ idleMs: 100 })
  impatient.on('request', (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)))
  await new Promise<void>((resolve) => impatient.listen(0, resolve))
  const deaf = connect((impatient.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  deaf.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const count = () => new Promise((resolve) => impatient.getConnections((_error, n) => resolve(n)))
  await expect.poll(count).toBe(1)
  await expect.poll(count).toBe(0)
  deaf.destroy()
  impatient.close()
})

test('a connection between two requests is kept longer than a proxy keeps it', async () => {
  const patient = createHttpServer()
  patient.on('request', (_request, response) => response.end('a page'))
  await new Promise<void>((resolve) => patient.listen(0, resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(patient.address() as AddressInfo).port}/`)
  expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60)
  patient.close()
  patient.closeAllConnections()
})

test('connections reset during an upgrade end neither the server nor stay open', async () => {
  for (const path of ['/', '//', '/api/realtime']) {
    const socket = await sendRaw(`GET ${path} HTTP/1.1\r\n${UPGRADE}${KEY}`)
    socket.on('error', () => {})
    socket.resetAndDestroy()
  }
  expect(await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\n')).toContain('a page')
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0)
})
