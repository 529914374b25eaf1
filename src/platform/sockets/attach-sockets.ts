import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { TokenBucket } from '../token-bucket.ts'
import { Connection } from './connection.ts'
import { Places } from './places.ts'
import type { SocketHub } from './socket-hub.ts'

const PATH = '/api/realtime'
const MOST_MESSAGE_BYTES = 64 * 1024
/** Far more than typing or any page needs. */
const MOST_MESSAGES_A_SECOND = 100
const PING_EVERY_MS = 30_000
/** Behind one IPv4 address may be an office or a mobile provider's customers. */
const MOST_OF_A_NETWORK = 500
export const RECHECK_SESSIONS_EVERY_MS = 60_000
/** Whoever does not answer a farewell is cut off. */
const FAREWELL_WITHIN_MS = 2_000
/** Connections without a first message are closed after this time. */
const HELLO_WITHIN_MS = 10_000

/** Commands and pings are independent of topics and may overtake other messages. */
const UNORDERED_MESSAGE = /^\{"type":"(command|ping)"/

type Options = {
  /** The network that a connection comes from; its address by default. */
  networkOf?: (request: IncomingMessage) => string
}
const remoteAddressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? 'unknown'

/** Opens /api/realtime on the server. Returns a close, which asks every client to reconnect. */
export function attachSockets(
  server: Server,
  hub: SocketHub,
  { networkOf = remoteAddressOf }: Options = {},
): () => void {
  const options = { noServer: true, maxPayload: MOST_MESSAGE_BYTES, perMessageDeflate: false }
  const sockets = new WebSocketServer({ ...options, ...({ closeTimeout: FAREWELL_WITHIN_MS } as object) })
  const places = new Places(MOST_OF_A_NETWORK)
  let number = 0
  server.on('upgrade', (request, socket, head) => {
    // Until the handshake is over nobody else listens, and an unheard reset would end the process.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?', 1)[0] !== PATH) {
      // In development Vite listens beside us for its own path.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404)
      return
    }
    if (!isSameSite(request.headers.origin, request.headers.host)) return refuseUpgrade(socket, 403)
    const network = networkOf(request)
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => ws.terminate())
      // Closed with a code that browsers understand: a refused handshake looks to them like a server that is away.
      if (!places.take(network)) return ws.close(4429, 'too many connections')
      ws.on('close', () => places.leave(network))
      const connection = new Connection(ws, socket, ++number)
      hub.connections.add(connection)
      const hello = setTimeout(() => connection.close(4408, 'no hello'), HELLO_WITHIN_MS)
      const bucket = new TokenBucket(MOST_MESSAGES_A_SECOND, 1_000, performance.now())
      /** Messages are handled one at a time, so that a whisper cannot overtake the follow before it. */
      let latest: Promise<void> | undefined
      const enqueue = (handle: () => Promise<void> | undefined) => {
        const handled = latest ? latest.then(handle) : handle()
        const mine = handled?.finally(() => {
          if (latest === mine) latest = undefined
        })
        latest = mine
      }
      ws.on('message', (data, isBinary) => {
        clearTimeout(hello)
        if (!bucket.allows(performance.now())) return connection.close(4429, 'too many messages')
        if (isBinary) return connection.close(1003, 'text only')
        const text = data.toString()
        if (UNORDERED_MESSAGE.test(text)) return void hub.receive(connection, text)
        enqueue(() => hub.receive(connection, text))
      })
      ws.on('close', () => {
        clearTimeout(hello)
        enqueue(() => hub.disconnect(connection))
      })
    })
  })
  const heartbeat = setInterval(() => {
    for (const connection of hub.connections) {
      if (connection.hasAnsweredLastPing()) connection.ping(Buffer.alloc(0))
      else connection.terminate()
    }
  }, PING_EVERY_MS)
  const recheck = setInterval(() => void hub.recheckSessions(), RECHECK_SESSIONS_EVERY_MS)
  return () => {
    clearInterval(heartbeat)
    clearInterval(recheck)
    for (const connection of hub.connections) connection.close(1012, 'restarting')
    sockets.close()
  }
}

/** Answers with the bare status and closes: an upgrade that is not answered stays open for ever. */
function refuseUpgrade(socket: Duplex, status: 403 | 404) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.once('finish', () => socket.destroy())
}

function isSameSite(origin: string | undefined, host: string | undefined) {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
