import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { type Measurement, median } from './measurement.ts'
import { type ActiveRoom, insertActiveRooms } from './rooms/insert-active-rooms.ts'
import { mapConcurrently, connectToRoom } from './rooms/connect-to-room.ts'
import { startMeasuredWeb } from './rooms/measured-web.ts'

const NAME = 'message stored, acknowledged and delivered, per second'
const TARGET = 0.33
const ROOMS = 100
/** Unacknowledged messages per connection. */
const IN_FLIGHT = 8
const ROUNDS = 5
const SECONDS = 3
const PORT = 4_890
/** Nobody speaks from a seat that has not echoed yet. */
const PROVEN_AFTER_MS = 1_000

/** The same messages through our web process and through a relay that stores nothing, in alternating rounds. */
export const messages = { name: NAME, run }

/** Lifts the rate limits, because nobody types that fast. */
const UNLIMITED = [
  {
    file: 'src/domains/consultations/room-channel.ts',
    from: 'MESSAGES_PER_SECOND = 5\n',
    to: 'MESSAGES_PER_SECOND = 1e9\n',
  },
  {
    file: 'src/platform/sockets/attach-sockets.ts',
    from: 'MOST_MESSAGES_A_SECOND = 100\n',
    to: 'MOST_MESSAGES_A_SECOND = 1e9\n',
  },
]

async function run(): Promise<Measurement> {
  const web = await startMeasuredWeb(PORT, UNLIMITED)
  const relay = fork(new URL('./rooms/relay.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const [relayPort] = (await once(relay, 'message')) as [number]
    const rooms = await insertActiveRooms(web.db, ROOMS)
    const sides = { ours: await joinRooms(web.port, rooms), relay: await joinRooms(relayPort, rooms) }
    await Promise.all(Object.values(sides).map((side) => side.exchange(1)))
    const rates = { ours: [] as number[], relay: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await sides.ours.exchange(SECONDS))
      rates.relay.push(await sides.relay.exchange(SECONDS))
    }
    for (const side of Object.values(sides)) side.leave()
    const [value, limit] = [median(rates.ours), median(rates.relay)]
    return { name: NAME, value, limit, ratio: value / limit, target: TARGET }
  } finally {
    relay.kill()
    await web.end()
  }
}

/** Two people in each room. `talk` returns messages per second that were acknowledged and reached the other side. */
async function joinRooms(port: number, rooms: readonly ActiveRoom[]) {
  const seats = rooms.flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token })))
  const connections = await mapConcurrently(seats, 50, async ({ id, token }) => ({
    id,
    socket: await connectToRoom(port, token, id),
  }))
  await wait(PROVEN_AFTER_MS)
  let [acknowledged, delivered, isExchanging] = [0, 0, false]
  for (const { id, socket } of connections) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('{"type":"done"')) {
        acknowledged += 1
        if (isExchanging) sendMessage(socket, id)
      } else if (text.startsWith('{"type":"event"') && text.includes('"type":"message"')) delivered += 1
      else if (text.startsWith('{"type":"refused"')) throw new Error(text)
    })
  }
  const exchange = async (seconds: number) => {
    ;[acknowledged, delivered, isExchanging] = [0, 0, true]
    const started = performance.now()
    for (const { id, socket } of connections) for (let i = 0; i < IN_FLIGHT; i++) sendMessage(socket, id)
    await wait(seconds * 1000)
    const [acks, events, passed] = [acknowledged, delivered, (performance.now() - started) / 1000]
    isExchanging = false
    while (!(await isQuiet()));
    // Both people of a room receive each message.
    return Math.min(acks, events / 2) / passed
  }
  const isQuiet = async () => {
    const before = acknowledged + delivered
    await wait(150)
    return acknowledged + delivered === before
  }
  return { exchange, leave: () => connections.forEach(({ socket }) => socket.terminate()) }
}

function sendMessage(socket: WebSocket, consultationId: string) {
  const id = randomUUID()
  socket.send(
    `{"type":"command","id":"${id}","name":"room.send_message","input":{"consultationId":"${consultationId}","id":"${id}","body":"A carta do meio fala de paciência, e a última de um recomeço."}}`,
  )
}
