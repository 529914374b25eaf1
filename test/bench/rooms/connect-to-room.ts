import { once } from 'node:events'
import { WebSocket } from 'ws'

const isMessageOf = (data: unknown, type: string) => String(data).startsWith(`{"type":"${type}"`)

let connections = 0

/** Everybody has an address of their own, as behind a proxy: one network may open five hundred connections. */
const nextAddress = () => `10.${(++connections >> 16) & 255}.${(connections >> 8) & 255}.${connections & 255}`

/** A connection that joins a room. As cheap as possible, because the server is what is measured. */
export async function connectToRoom(port: number, token: string, room: string): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': nextAddress() }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { perMessageDeflate: false, headers })
  await once(socket, 'open')
  const hears = (type: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = (data: unknown) => {
        if (isMessageOf(data, 'refused')) reject(new Error(String(data)))
        if (!isMessageOf(data, type)) return
        socket.off('message', listen)
        resolve()
      }
      socket.on('message', listen).once('close', () => reject(new Error('the connection closed')))
    })
  const welcome = hears('welcome')
  socket.send(JSON.stringify({ type: 'hello', token }))
  await welcome
  const following = hears('following')
  socket.send(JSON.stringify({ type: 'follow', topic: `room:${room}` }))
  await following
  return socket
}

/** At most so many at once, so that the server's listen queue never overflows. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  const waiting = [...items.entries()]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await work(next[1])
    }),
  )
  return done
}
