import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

// The limit: passes what is said in a room to everybody in it and says "done". Stores nothing, checks nothing.
const rooms = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('listening', () => process.send?.((server.address() as AddressInfo).port))
let seq = 0

server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as {
      type: string
      topic?: string
      id?: string
      input?: { consultationId: string; id: string; body: string }
    }
    if (said.type === 'hello') socket.send('{"type":"welcome"}')
    if (said.type === 'follow') {
      rooms.set(said.topic!, (rooms.get(said.topic!) ?? new Set()).add(socket))
      socket.send(JSON.stringify({ type: 'following', topic: said.topic }))
    }
    if (said.type === 'command') {
      const { consultationId, id, body } = said.input!
      const topic = `room:${consultationId}`
      const text = JSON.stringify({
        type: 'event',
        topic,
        event: { type: 'message', seq: ++seq, clientMessageId: id, body, at: new Date() },
      })
      for (const other of rooms.get(topic) ?? []) other.send(text)
      socket.send(JSON.stringify({ type: 'done', id: said.id, output: { seq, at: new Date() } }))
    }
  })
})
