import { createServer, type IncomingMessage, type Server } from 'node:http'

/** Slower than this nobody sends a request whose body is at most 64 kB; a slow sender must not hold a connection. */
const HEADERS_WITHIN_MS = 15_000
const REQUEST_WITHIN_MS = 60_000
const CHECK_EVERY_MS = 5_000
/**
 * Nothing was sent or read for so long (twice that where an answer is half written): whoever asks for large pages and
 * reads none of them would stay for ever.
 */
const IDLE_MS = 60_000
/**
 * A proxy keeps a connection without a request for 60 s (nginx, load balancers) and may send the next one in the very
 * moment in which this side closes it, which its visitor sees as 502: it shall be the proxy that closes first.
 */
const KEEP_ALIVE_MS = 75_000

/**
 * The HTTP server of a web process. Only WebSocket upgrades raise `upgrade`; any other offer (curl offers HTTP/2 with
 * each request) is answered as the request that it is.
 */
export const createHttpServer = ({ idleMs = IDLE_MS } = {}): Server => {
  const server = createServer({
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    shouldUpgradeCallback: isWebSocketUpgrade,
  })
  server.timeout = idleMs
  return server
}

function isWebSocketUpgrade({ headers }: IncomingMessage) {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
