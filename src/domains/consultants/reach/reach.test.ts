import { beforeEach, expect, test } from 'vitest'
import { endSubscription } from '#domains/notifications/push/end-subscription.ts'
import { sendPushes } from '#domains/notifications/push/send-pushes.ts'
import { subscribe } from '#domains/notifications/push/subscribe.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { acceptConsultation, requestConsultation } from '#domains/consultations/index.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { aPushTarget, somePushing } from '#test/support/push-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { setAvailable } from '../presence/set-available.ts'
import { findStatus } from '../presence/sql.ts'
import { confirmRing } from './confirm-ring.ts'
import { endLapsedReaches, endReach } from './end-reach.ts'
import { ringTestOf, ringTestPath } from './rules.ts'
import { isReachedByDevice } from './sql.ts'
import { startRingTest } from './start-ring-test.ts'

const HOUR = 3_600

let db: Db
let [luna, device] = ['', '']
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  time = settableClock(new Date())
  luna = await aConsultant(db, 'Luna')
  // Prices count from when they were set, by the database's clock.
  time.pass(HOUR)
  const sessionId = crypto.randomUUID()
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
    values (${sessionId}, ${luna}, ${Buffer.from(sessionId.replaceAll('-', ''))}, true, '', '', ${time.now()}, ${time.now()},
      ${new Date(time.now().getTime() + 30 * 86_400_000)})`
  const asked = { personId: luna, sessionId, target: aPushTarget(), device: 'Chrome no Android', now: time.now() }
  device = (await subscribe(db, somePushing(), asked)).id
})

async function ring() {
  const id = crypto.randomUUID()
  await startRingTest(db, { consultantId: luna, id, now: time.now() })
  return id
}
const press = (id: string) => confirmRing(db, { consultantId: luna, id, now: time.now() })
const status = () => findStatus(db, luna, time.now())
async function sent() {
  const pushing = somePushing()
  await sendPushes({ db, pushing, log, now: time.now })
  return pushing.pushed
}

test('Luna is online without an open page once her telephone rang and she pressed it, for twelve hours', async () => {
  await setAvailable(db, luna, time.now())
  const id = await ring()
  expect(await status(), 'ringing is not enough').toBe('offline')
  expect(await sent()).toMatchObject([{ title: 'Teste de toque', path: ringTestPath(id) }])
  await press(id)
  expect([await status(), await isReachedByDevice(db, luna, time.now())]).toEqual(['online', true])
  await comeOnline(db, luna)
  time.pass(12 * HOUR)
  await endLapsedReaches(db, time.now())
  expect(await status()).toBe('offline')
})

test('a press after a minute, of another test, and of nobody’s confirms nothing', async () => {
  await setAvailable(db, luna, time.now())
  const first = await ring()
  const second = await ring()
  await expect(press(first)).rejects.toMatchObject({ code: 'reach.test_not_found' })
  time.pass(61)
  await expect(press(second)).rejects.toMatchObject({ code: 'reach.test_over' })
  const sol = await aConsultant(db, 'Sol')
  const hers = confirmRing(db, { consultantId: sol, id: second, now: time.now() })
  await expect(hers).rejects.toMatchObject({ code: 'reach.test_not_found' })
  expect(await status()).toBe('offline')
})

test('who has no device is told, and nobody rings more than ten times in an hour', async () => {
  for (let n = 0; n < 9; n++) await ring()
  await endSubscription(db, { personId: luna, id: device, now: time.now() })
  await expect(ring()).rejects.toMatchObject({ code: 'reach.no_device' })
  await expect(ring()).rejects.toMatchObject({ code: 'accounts.too_many_attempts' })
})

test('it ends with the device, by hand, and only matters while Luna is switched on', async () => {
  await press(await ring())
  expect(await status(), 'not switched on').toBe('offline')
  await setAvailable(db, luna, time.now())
  expect(await status()).toBe('online')
  await endReach(db, luna, time.now())
  expect(await status()).toBe('offline')
  await press(await ring())
  await endSubscription(db, { personId: luna, id: device, now: time.now() })
  await endLapsedReaches(db, time.now())
  expect(await status()).toBe('offline')
})

test('a request rings on the device without a word of the client, and she takes it', async () => {
  await setAvailable(db, luna, time.now())
  await press(await ring())
  await sent()
  const request = async (clientId: string) => {
    const id = crypto.randomUUID()
    const subject = 'Vou mudar de cidade?'
    await requestConsultation(db, { id, clientId, consultantId: luna, channel: 'chat', subject, clock: time.clock })
    return id
  }
  const ana = await aClient(db, 'Ana', 5_000n)
  const taken = await request(ana)
  const [pushed] = await sent()
  expect(pushed).toMatchObject({ title: 'Você tem um novo pedido de consulta', path: `/consultation/${taken}` })
  expect(pushed!.text).not.toMatch(/Ana|cidade/)
  await acceptConsultation(db, { id: taken, consultantId: luna, clock: time.clock })
  expect(await sent()).toEqual([])
})

test('two requests in vain end it', async () => {
  await setAvailable(db, luna, time.now())
  await press(await ring())
  for (const name of ['Ana', 'Bia']) {
    expect(await status()).toBe('online')
    const id = crypto.randomUUID()
    const clientId = await aClient(db, name, 5_000n)
    await requestConsultation(db, { id, clientId, consultantId: luna, channel: 'chat', clock: time.clock })
    time.pass(61)
    await closeOverdueConsultation(db, { id, clock: time.clock })
    await endLapsedReaches(db, time.now())
  }
  expect(await status()).toBe('offline')
})

test.each([
  [ringTestPath('abc'), 'abc'],
  ['/consultant-dashboard?secao=conta', undefined],
  ['/consultation/abc?toque=1', undefined],
])('the notification that leads to %s is of the test %s', (path, id) => expect(ringTestOf(path)).toBe(id))
