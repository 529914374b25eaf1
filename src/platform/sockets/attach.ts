import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { Line } from './line.ts'
import { Pace } from './pace.ts'
import type { Switchboard } from './switchboard.ts'

const PATH = '/api/realtime'
const MOST_MESSAGE_BYTES = 64 * 1024
/** More than any person types or any page asks. */
const MOST_MESSAGES_A_SECOND = 100
const DEAF_AFTER_MS = 30_000
/** Lines wait this long for their first message before they are let go. */
const HELLO_WITHIN_MS = 10_000

/** Commands are independent of what is followed, and whether anybody is there can be said at any time. */
const WAITS_FOR_NOBODY = /^\{"type":"(command|are_you_there)"/

/** Opens /api/realtime on the server's own port. Answers how to close it, telling everybody to come back. */
export function attachSockets(server: Server, switchboard: Switchboard): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES, perMessageDeflate: false })
  let number = 0
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    if (pathname !== PATH) return
    if (!isSameSite(request.headers.origin, request.headers.host)) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const line = new Line(ws, socket, ++number)
      switchboard.lines.add(line)
      const hello = setTimeout(() => line.close(4408, 'no hello'), HELLO_WITHIN_MS)
      const pace = new Pace(MOST_MESSAGES_A_SECOND, 1_000, performance.now())
      /** One message at a time and in order: a whisper may not overtake the follow before it. */
      let turn: Promise<unknown> = Promise.resolve()
      ws.on('message', (data, isBinary) => {
        clearTimeout(hello)
        if (!pace.allows(performance.now())) return line.close(4429, 'too many messages')
        if (isBinary) return line.close(1003, 'text only')
        const text = data.toString()
        if (WAITS_FOR_NOBODY.test(text)) return void switchboard.say(line, text)
        turn = turn.then(() => switchboard.say(line, text))
      })
      ws.on('close', () => {
        clearTimeout(hello)
        turn = turn.then(() => switchboard.hangUp(line))
      })
      ws.on('error', () => ws.terminate())
    })
  })
  const watch = setInterval(() => {
    for (const line of switchboard.lines) {
      if (line.wasHeardSinceLastAsked()) line.ping(Buffer.alloc(0))
      else line.terminate()
    }
  }, DEAF_AFTER_MS)
  return () => {
    clearInterval(watch)
    for (const line of switchboard.lines) line.close(1012, 'restarting')
    sockets.close()
  }
}

function isSameSite(origin: string | undefined, host: string | undefined) {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
