import type { WebSocket } from 'ws'

/** What a browser reports of a second in which both talk. */
const REPORT = { type: 'media', received: 50, sent: 50, acknowledged: 48, frames: 0, heard: 1, spoke: 1, connected: 1 }
const SLICES = 20
const TOKEN = /"type":"token","token":"([^"]+)"/

/** The people of rooms with calls report each second what they measure, spread over it. Returns how to stop. */
export function reportMedia(talkers: readonly { socket: WebSocket; room: string }[]) {
  const tokens = new Map<WebSocket, string>()
  for (const { socket } of talkers)
    socket.on('message', (data) => {
      const token = TOKEN.exec(String(data))?.[1]
      if (token) tokens.set(socket, token)
    })
  let turn = 0
  const timer = setInterval(() => {
    for (let at = turn; at < talkers.length; at += SLICES) {
      const { socket, room } = talkers[at]!
      const event = { ...REPORT, token: tokens.get(socket) ?? '' }
      socket.send(JSON.stringify({ type: 'whisper', topic: `room:${room}`, event }))
    }
    turn = (turn + 1) % SLICES
  }, 1_000 / SLICES)
  return () => clearInterval(timer)
}
