import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, onTestFinished, test } from 'vitest'
import { pingFrame, textFrame } from './frames.ts'

/** What a browser reads of these bytes, until the server says farewell. */
async function readFrames(...frames: Buffer[]) {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const frame of frames) stream.write(frame)
      socket.close()
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const browser = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: [string, string][] = []
  browser.on('message', (data) => read.push(['message', String(data)]))
  browser.on('ping', (data) => read.push(['ping', String(data)]))
  await once(browser, 'close')
  return read
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i bytes arrives whole', async (length) => {
  const text = 'a'.repeat(length)
  expect(await readFrames(textFrame(text))).toEqual([['message', text]])
})

test('letters of several bytes are counted as bytes', async () => {
  const text = 'ç'.repeat(63) + '🌙'
  expect(await readFrames(textFrame(text), textFrame('oi'))).toEqual([
    ['message', text],
    ['message', 'oi'],
  ])
})

test('pings carry their own payloads', async () => {
  const [one, two] = [Buffer.from('12345678'), Buffer.alloc(0)]
  expect(await readFrames(pingFrame(one), pingFrame(one), pingFrame(two))).toEqual([
    ['ping', '12345678'],
    ['ping', '12345678'],
    ['ping', ''],
  ])
})
