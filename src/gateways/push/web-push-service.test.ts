import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { newDevice, receiverRoutes, RECEIVER_PATH } from './sandbox/receiver.ts'
import { keepVapidKey } from './sandbox/sql.ts'
import { newVapidKeys, vapidKeysOf } from './vapid.ts'
import { webPushService } from './web-push-service.ts'

const ORIGIN = 'http://localhost:3999'

async function openReceiver() {
  const db = await freshDatabase()
  const ports = { db, now: () => new Date(), clock, log, viewerOf: async () => undefined, trustedProxies: 0 }
  const api = apiOf(receiverRoutes(db, ORIGIN), ports)
  const open = async (...given: Parameters<typeof fetch>) => api.request(new Request(...given))
  const isAlsoKnown = (endpoint: string) => endpoint.startsWith(`${ORIGIN}${RECEIVER_PATH}/`)
  const service = webPushService({ keys: newVapidKeys(), contact: 'mailto:a@b.test', isAlsoKnown, fetch: open })
  const device = await newDevice(db, ORIGIN)
  const received = async () => {
    const answer = await open(device.endpoint)
    return ((await answer.json()) as { payload: string }[]).map(({ payload }) => payload)
  }
  return {
    db,
    device,
    service,
    received,
    answer: (status: number) => open(`${device.endpoint}?responder=${status}`, { method: 'POST' }),
  }
}
const pushTo = (target: { endpoint: string; keys: { p256dh: string; auth: string } }) =>
  ({ target, payload: '{"title":"Olá, coração 💜"}', ttlSeconds: 60, urgency: 'high' }) as const

test('what is pushed is read by that browser, and by no other', async () => {
  const { db, device, service, received } = await openReceiver()
  expect(await service.send(pushTo(device))).toEqual({ outcome: 'sent' })
  expect(await received()).toEqual(['{"title":"Olá, coração 💜"}'])
  const other = await newDevice(db, ORIGIN)
  expect((await service.send(pushTo({ ...device, keys: other.keys }))).outcome).toBe('refused')
  expect(await received()).toHaveLength(1)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('a service that answers %i means %s', async (status, outcome) => {
  const { device, service, answer, received } = await openReceiver()
  await answer(status)
  expect((await service.send(pushTo(device))).outcome).toBe(outcome)
  expect(await received()).toEqual([])
})

test.each([
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'uncertain'],
])('a connection that ends with %s means %s', async (code, outcome) => {
  const open = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  }
  const { device } = await openReceiver()
  const service = webPushService({
    keys: newVapidKeys(),
    contact: 'mailto:a@b.test',
    isAlsoKnown: () => true,
    fetch: open,
  })
  expect((await service.send(pushTo(device))).outcome).toBe(outcome)
})

test('nothing is opened but push services, and broken keys of a browser are refused', async () => {
  const open = async () => {
    throw new Error('opened')
  }
  const service = webPushService({ keys: newVapidKeys(), contact: 'mailto:a@b.test', fetch: open })
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect((await service.send(pushTo({ endpoint: 'https://10.0.0.1/x', keys }))).outcome).toBe('refused')
  expect((await service.send(pushTo({ endpoint: 'https://fcm.googleapis.com/x', keys }))).outcome).toBe('refused')
})

test('a demo makes one key, however many processes start', async () => {
  const { db } = await openReceiver()
  const kept = await Promise.all(Array.from({ length: 6 }, () => keepVapidKey(db, newVapidKeys().privateKey)))
  expect(new Set(kept).size).toBe(1)
  expect(vapidKeysOf(kept[0]!)?.publicKey).toMatch(/^B[\w-]{86}$/)
  for (const none of ['', 'a'.repeat(42), 'A'.repeat(43)]) expect(vapidKeysOf(none)).toBeUndefined()
})
