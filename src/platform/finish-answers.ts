import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Shorter than the 8 s after which whoever started this process kills it (bin/parts/child-processes.ts). */
const ANSWERS_WITHIN_MS = 5_000
/** How long the other side of a connection may take to close it. */
const CLOSES_WITHIN_MS = 300

/**
 * Ends a server without cutting anybody off. From `refuseNew` on every new request, readiness too, hears 503 while
 * answers under way go on; `close` waits for these and then closes all connections.
 */
export function finishAnswersOf(server: Server) {
  const answers = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Whether the request is taken; else it was answered. */
  function takes(response: ServerResponse): boolean {
    if (isEnding) {
      response.writeHead(503, { 'retry-after': '2', connection: 'close', 'content-type': 'text/plain' }).end('stopping')
      return false
    }
    answers.add(response)
    response.once('close', () => answers.delete(response))
    return true
  }

  async function close() {
    const done = Promise.all([...answers].map((answer) => new Promise((resolve) => answer.once('close', resolve))))
    await Promise.race([done, wait(ANSWERS_WITHIN_MS)])
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.race([closed, wait(CLOSES_WITHIN_MS)])
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return { takes, refuseNew: () => void (isEnding = true), close }
}
