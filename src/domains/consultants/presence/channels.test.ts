import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import { Bus } from '#platform/bus.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Ports, Role } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { attachSockets } from '#platform/sockets/attach-sockets.ts'
import { SocketHub } from '#platform/sockets/socket-hub.ts'
import { freshDatabase } from '#test/support/database.ts'
import { applyAsConsultant, approveConsultant, setAvailable } from '../index.ts'
import { heartbeatChannel } from './heartbeat-channel.ts'
import { presenceChannel } from './presence-channel.ts'
import { presencesChannel } from './presences-channel.ts'

type Said = { type: string; topic?: string; event?: { status?: string }; code?: string }

let db: Db
let luna: string
let address: string
let close: () => Promise<void>
const signedIn = new Map<string, { id: string; role: Role }>()

async function register(firstName: string, role: 'client' | 'consultor') {
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  const email = `${firstName.toLowerCase()}@exemplo.com.br`
  const person = {
    firstName,
    lastName: 'Prado',
    email,
    role,
    phone: '11987654321',
    birthDate: '1985-04-12',
    password: 'lua-cheia-sobre-o-mar-27',
  }
  const { id } = await registerPerson(db, { ...person, consents, now: new Date() })
  signedIn.set(`${firstName}-token`, { id, role })
  return id
}

beforeAll(async () => {
  db = await freshDatabase()
  luna = await register('Luna', 'consultor')
  await register('Ana', 'client')
  const iris = await register('Iris', 'client')
  await appointAdmin(db, iris)
  const bio = 'Leio as cartas há doze anos, sem pressa e sem susto, e gosto de perguntas difíceis.'
  await applyAsConsultant(db, {
    personId: luna,
    taxId: '52998224725',
    specialties: ['tarot'],
    bio,
    pricePerMinuteCents: 299n,
    now: new Date(),
  })
  await db`update people set email_confirmed_at = now() where id = ${luna}`
  await approveConsultant(db, { consultantId: luna, tier: 'verificado', approvedBy: iris, now: new Date() })
  await setAvailable(db, luna, new Date())

  const viewerOf: Ports['viewerOf'] = async (token) => {
    const person = signedIn.get(token)
    return person && { ...person, sessionId: token }
  }
  const ports: Ports = { db, now: () => new Date(), clock: databaseClock, log, viewerOf, trustedProxies: 0 }
  const server = createServer()
  const bus = await Bus.open(db, log)
  const closeSockets = attachSockets(
    server,
    new SocketHub(
      [presenceChannel, presencesChannel, heartbeatChannel()],
      [],
      { ...ports, openSessionsAmong: async (ids) => ids },
      bus,
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/realtime`
  close = async () => {
    closeSockets()
    server.close()
    await bus.close()
  }
})
afterAll(() => close())

/** A browser tab: what it received, and a way to wait for a message. */
async function tab(token?: string) {
  const socket = new WebSocket(address)
  const received: Said[] = []
  socket.on('message', (data) => void received.push(JSON.parse(String(data)) as Said))
  await once(socket, 'open')
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'hello', token })
  const receives = (wanted: object) => expect.poll(() => received).toContainEqual(expect.objectContaining(wanted))
  return { send, receives, received, leave: () => socket.close() }
}

test('Ana sees Luna come online when a page of hers opens, and go offline when it closes', async () => {
  const topic = `presence:${luna}`
  const ana = await tab()
  ana.send({ type: 'follow', topic })
  await ana.receives({ type: 'event', topic, event: { type: 'presence_changed', status: 'offline' } })

  const dashboard = await tab('Luna-token')
  dashboard.send({ type: 'follow', topic: `heartbeat:${luna}` })
  await dashboard.receives({ type: 'following', topic: `heartbeat:${luna}` })
  await ana.receives({ type: 'event', topic, event: { type: 'presence_changed', status: 'online' } })

  dashboard.leave()
  await expect.poll(() => ana.received.at(-1)?.event?.status).toBe('offline')
  ana.leave()
})

test('only Luna may send her heartbeat; others get not found', async () => {
  for (const token of [undefined, 'Ana-token', 'Iris-token']) {
    const other = await tab(token)
    other.send({ type: 'follow', topic: `heartbeat:${luna}` })
    await other.receives({ type: 'refused', topic: `heartbeat:${luna}`, code: 'consultants.not_found' })
    other.leave()
  }
})

test('an unknown consultant is offline, and malformed ids do no harm', async () => {
  const somebody = await tab()
  for (const key of [crypto.randomUUID(), 'luna', '__proto__']) {
    somebody.send({ type: 'follow', topic: `presence:${key}` })
    await somebody.receives({
      type: 'event',
      topic: `presence:${key}`,
      event: { type: 'presence_changed', status: 'offline' },
    })
  }
  somebody.leave()
})

test('the topic of all presences says that something changed, not who; no other such topic exists', async () => {
  const [list, dashboard] = [await tab(), await tab('Luna-token')]
  list.send({ type: 'follow', topic: 'presences:all' })
  await list.receives({ type: 'following', topic: 'presences:all' })
  dashboard.send({ type: 'follow', topic: `heartbeat:${luna}` })
  await list.receives({ type: 'event', topic: 'presences:all', event: { type: 'presences_changed' } })
  list.send({ type: 'follow', topic: `presences:${luna}` })
  await list.receives({ type: 'refused', topic: `presences:${luna}`, code: 'consultants.not_found' })
  list.leave()
  dashboard.leave()
})
