import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { WebSocket } from 'ws'
import { attachSockets } from '#platform/sockets/attach-sockets.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'

export type ServerMessage = { type: string; topic?: string; id?: string; code?: string; error?: string }

/** A server for sockets only; returns how to connect as somebody. */
export async function serveSockets(hub: SocketHub) {
  const server = createServer()
  const close = attachSockets(server, hub)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    close()
    server.close()
  })
  return (token: string | undefined) => openConnection((server.address() as AddressInfo).port, token)
}

/** One tab's connection. `ask` resolves with the answer for the same topic or command; events are skipped. */
async function openConnection(port: number, token: string | undefined) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`)
  const waiting: ((message: ServerMessage) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage
    if (message.type !== 'event') waiting.shift()?.(message)
  })
  await once(socket, 'open')
  const ask = (message: object | string) =>
    new Promise<ServerMessage>((resolve) => {
      waiting.push(resolve)
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    })
  await ask({ type: 'hello', ...(token && { token }) })
  return ask
}
