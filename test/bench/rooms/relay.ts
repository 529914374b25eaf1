import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

// The limit to compare with: forwards messages within a room and acknowledges them. Stores and checks nothing.
const rooms = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
// When the measuring fails, too.
process.on('disconnect', () => process.exit())
server.on('listening', () => process.send?.((server.address() as AddressInfo).port))
let seq = 0

server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as {
      type: string
      topic?: string
      id?: string
      input?: { consultationId: string; id: string; body: string }
    }
    if (message.type === 'hello') socket.send('{"type":"welcome"}')
    if (message.type === 'follow') {
      rooms.set(message.topic!, (rooms.get(message.topic!) ?? new Set()).add(socket))
      socket.send(JSON.stringify({ type: 'following', topic: message.topic }))
    }
    if (message.type === 'command') {
      const { consultationId, id, body } = message.input!
      const topic = `room:${consultationId}`
      const text = JSON.stringify({
        type: 'event',
        topic,
        event: { type: 'message', seq: ++seq, clientMessageId: id, body, at: new Date() },
      })
      for (const other of rooms.get(topic) ?? []) other.send(text)
      socket.send(JSON.stringify({ type: 'done', id: message.id, output: { seq, at: new Date() } }))
    }
  })
})
