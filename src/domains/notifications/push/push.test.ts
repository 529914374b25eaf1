import { beforeEach, expect, test } from 'vitest'
import type { PushResult } from '#gateways/push/push-service.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aPerson } from '#test/support/people.ts'
import { aPushTarget, somePushing } from '#test/support/push-fixture.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { chooseNotices } from '../choices/choose-notices.ts'
import { notify } from '../notify.ts'
import type { NoticeKind } from '../notices/kinds.rules.ts'
import { chooseQuietHours } from './choose-quiet-hours.ts'
import { endSubscription } from './end-subscription.ts'
import { QUIET_BY_ITSELF, quietEndsAt } from './quiet.rules.ts'
import { queuePush } from './queue-push.ts'
import { sendPushes } from './send-pushes.ts'
import { subscribe } from './subscribe.ts'
import { listDevices } from './subscriptions.sql.ts'
import { sweepPushes } from './sweep-pushes.ts'

const HOUR = 3_600

let db: Db
let [ana, bia] = ['', '']
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  time = settableClock(new Date('2026-11-29T18:00:00Z')) // 15 h in São Paulo
  ;[ana, bia] = [await aPerson(db, 'Ana', 'client'), await aPerson(db, 'Bia', 'client')]
})

async function signedIn(personId: string) {
  const id = crypto.randomUUID()
  const at = time.now()
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
    values (${id}, ${personId}, ${Buffer.from(id.replaceAll('-', ''))}, true, '', '', ${at}, ${at},
      ${new Date(at.getTime() + 30 * 86_400_000)})`
  return id
}
async function aDevice(personId: string, target = aPushTarget(), sessionId?: string) {
  const session = sessionId ?? (await signedIn(personId))
  const asked = { personId, sessionId: session, target, device: 'Chrome no Android', now: time.now() }
  return { ...(await subscribe(db, somePushing(), asked)), session, target }
}
const tell = (key: string, kind: NoticeKind = 'answers', personId = ana) =>
  inTransaction(db, (tx) =>
    notify(tx, { personId, kind, key, title: 'Luna respondeu: sim', path: '/chat-room', now: time.now() }),
  )
function sending(answer?: Parameters<typeof somePushing>[0]) {
  const pushing = somePushing(answer)
  return { pushed: pushing.pushed, send: () => sendPushes({ db, pushing, log, now: time.now }) }
}
const outcomes = async () =>
  (await db<{ outcome: string | null; attempts: number }[]>`select outcome, attempts from pushes order by id`).map(
    ({ outcome, attempts }) => [outcome, attempts],
  )

test('each device is pushed to once, whatever repeats, and no private word is in it', async () => {
  await aDevice(ana)
  await aDevice(ana)
  await aDevice(bia)
  await Promise.all(Array.from({ length: 6 }, () => tell('act')))
  const { pushed, send } = sending()
  await Promise.all(Array.from({ length: 6 }, send))
  await send()
  expect(pushed).toHaveLength(2)
  expect(pushed[0]).toMatchObject({ title: 'Chegou uma resposta para você', path: '/chat-room', badge: 1, tag: 'act' })
  for (const { text } of pushed) expect(text).not.toContain('Luna')
})

test('an address of no push service, and one of our own network, is not subscribed', async () => {
  for (const endpoint of ['https://127.0.0.1/x', 'https://example.org/x', 'http://fcm.googleapis.com/x'])
    await expect(aDevice(ana, { ...aPushTarget(), endpoint })).rejects.toMatchObject({
      code: 'notifications.unknown_push_service',
    })
})

test('a browser in which somebody else signs in is pushed to for them alone', async () => {
  const { target } = await aDevice(ana)
  await aDevice(bia, target)
  await tell('for Ana')
  await tell('for Bia', 'answers', bia)
  const { pushed, send } = sending()
  await send()
  expect(pushed.map(({ tag }) => tag)).toEqual(['for Bia'])
})

test('who knows only the address of somebody else’s browser does not take it over', async () => {
  const { target } = await aDevice(ana)
  const stolen = { endpoint: target.endpoint, keys: aPushTarget().keys }
  await expect(aDevice(bia, stolen)).rejects.toMatchObject({ code: 'notifications.subscription_of_another' })
  const half = { endpoint: target.endpoint, keys: { ...target.keys, auth: aPushTarget().keys.auth } }
  await expect(aDevice(bia, half)).rejects.toMatchObject({ code: 'notifications.subscription_of_another' })
  await tell('act')
  const { pushed, send } = sending()
  await send()
  expect(pushed).toHaveLength(1)
})

test('twelve sign-ins at once with the subscription of one browser leave one', async () => {
  const target = aPushTarget()
  await Promise.allSettled(Array.from({ length: 12 }, (_, n) => aDevice(n % 2 ? ana : bia, target)))
  expect(await db`select 1 from push_subscriptions where ended_at is null`).toHaveLength(1)
})

test('signing out ends it, and nothing waits for it', async () => {
  const { session } = await aDevice(ana)
  await db`update sessions set ended_at = ${time.now()} where id = ${session}`
  await tell('act')
  expect(await outcomes()).toEqual([])
  await sweepPushes({ db, now: time.now() })
  expect(await db`select 1 from push_subscriptions where ended_at is null`).toHaveLength(0)
})

test('Ana ends one of her devices, and nobody else does', async () => {
  const { id, session } = await aDevice(ana)
  const ended = endSubscription(db, { personId: bia, id, now: time.now() })
  await expect(ended).rejects.toMatchObject({ code: 'notifications.device_not_found' })
  expect(await listDevices(db, ana, session, time.now())).toMatchObject([{ id, isHere: true }])
  for (let n = 0; n < 2; n++) await endSubscription(db, { personId: ana, id, now: time.now() })
  expect(await listDevices(db, ana, session, time.now())).toEqual([])
})

test('at most ten devices: the next one ends the oldest', async () => {
  const first = await aDevice(ana)
  for (let n = 0; n < 10; n++) {
    time.pass(1)
    await aDevice(ana)
  }
  const devices = await listDevices(db, ana, first.session, time.now())
  expect(devices).toHaveLength(10)
  expect(devices.some(({ id }) => id === first.id)).toBe(false)
})

const ANSWERS: [PushResult['outcome'], string | null, boolean][] = [
  ['gone', 'gone', false],
  ['refused', 'refused', true],
  ['uncertain', 'uncertain', true],
  ['unreachable', null, true],
]
test.each(ANSWERS)('a push service that answers %s: %s, and the device stays: %s', async (outcome, ends, stays) => {
  await aDevice(ana)
  await tell('act')
  const { pushed, send } = sending(() => ({ outcome, why: 'said so' }))
  await send()
  await send()
  expect(pushed).toHaveLength(1)
  expect(await outcomes()).toEqual([[ends, 1]])
  expect(await db`select 1 from push_subscriptions where ended_at is null`).toHaveLength(stays ? 1 : 0)
})

test('what is not accepted is tried again while it is worth something', async () => {
  await aDevice(ana)
  await inTransaction(db, (tx) =>
    queuePush(tx, { personId: ana, kind: 'ring_tests', key: 'ring', path: '/', now: time.now() }),
  )
  const { pushed, send } = sending(() => ({ outcome: 'unreachable', why: 'no route' }))
  for (let n = 0; n < 20; n++) {
    await send()
    time.pass(10)
  }
  expect(pushed).toHaveLength(4)
  expect(await outcomes()).toEqual([['given_up', 4]])
})

test('a push of a worker that crashed is not sent twice', async () => {
  await aDevice(ana)
  await tell('act')
  await db`update pushes set due_at = null, taken_at = ${time.now()}`
  time.pass(61)
  await sweepPushes({ db, now: time.now() })
  const { pushed, send } = sending()
  await send()
  expect(pushed).toEqual([])
  expect((await outcomes())[0]).toEqual(['uncertain', 0])
})

test('in quiet hours an answer waits, an alert is dropped, and what rings rings', async () => {
  await aDevice(ana)
  time.pass(8.5 * HOUR) // 23 h 30
  await tell('answer')
  await tell('alert', 'online_alerts')
  await inTransaction(db, (tx) =>
    queuePush(tx, { personId: ana, kind: 'ring_tests', key: 'ring', path: '/', now: time.now() }),
  )
  const { pushed, send } = sending()
  await send()
  expect(pushed.map(({ tag }) => tag)).toEqual(['ring'])
  time.pass(7.5 * HOUR) // 7 h
  await send()
  expect(pushed.map(({ tag }) => tag)).toEqual(['ring', 'answer'])
})

test('quiet hours are those of the person’s own zone, or none', async () => {
  await aDevice(ana)
  const quiet = { fromMinute: 22 * 60, untilMinute: 7 * 60, zone: 'Europe/Lisbon' }
  await chooseQuietHours(db, ana, quiet)
  time.pass(4.5 * HOUR) // 19 h 30 in São Paulo, 22 h 30 in Lisbon
  await tell('in Lisbon')
  await chooseQuietHours(db, ana, { ...quiet, untilMinute: quiet.fromMinute })
  await tell('never quiet')
  const { pushed, send } = sending()
  await send()
  expect(pushed.map(({ tag }) => tag)).toEqual(['never quiet'])
  for (const zone of ['Lua/Crateras', '+03:00'])
    await expect(chooseQuietHours(db, ana, { ...quiet, zone })).rejects.toMatchObject({
      code: 'notifications.unknown_zone',
    })
})

const seed = seedOfThisRun()
test(`the database and the rule agree on what is quiet, seed ${seed}`, async () => {
  const luck = seededRandom(seed)
  for (let n = 0; n < 60; n++) {
    const zone = luck.pick(['America/Sao_Paulo', 'Asia/Kathmandu', 'Europe/Lisbon', 'Pacific/Chatham'])
    const quiet = { fromMinute: luck.below(1_440), untilMinute: luck.below(1_440), zone }
    const at = new Date(time.now().getTime() + luck.below(365 * 86_400) * 1_000)
    const [chosen, person] = luck.chance(0.8) ? [quiet, ana] : [QUIET_BY_ITSELF, bia]
    if (person === ana) await chooseQuietHours(db, ana, quiet)
    const [row] = await db<{ isQuiet: boolean }[]>`select is_quiet(${person}, ${at}) as "isQuiet"`
    expect(row!.isQuiet, JSON.stringify({ chosen, at })).toBe(quietEndsAt(chosen, at) !== undefined)
  }
})

test('push begins for what has a moment, and every group can be chosen', async () => {
  await aDevice(ana)
  const push = (topic: 'money' | 'questions', wanted: boolean) =>
    chooseNotices(db, { personId: ana, topic, way: 'push', wanted, now: time.now() })
  await tell('money', 'money')
  await tell('answer')
  const { pushed, send } = sending()
  await send()
  await tell('on its way')
  await push('money', true)
  await push('questions', false)
  await tell('money wanted', 'money')
  await tell('answer unwanted')
  await send()
  expect(pushed.map(({ tag }) => tag).toSorted()).toEqual(['answer', 'money wanted'])
})
