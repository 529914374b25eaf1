import { beforeEach, expect, test } from 'vitest'
import { chooseNotices } from '#domains/notifications/choices/choose-notices.ts'
import { chooseQuietHours } from '#domains/notifications/push/choose-quiet-hours.ts'
import { sendPushes } from '#domains/notifications/push/send-pushes.ts'
import { sendMails } from '#domains/notifications/send-mails.ts'
import type { Mail } from '#gateways/mail/mailer.ts'
import type { PushResult } from '#gateways/push/push-service.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aSubscribedDevice, somePushing } from '#test/support/push-fixture.ts'
import { QueueFixture } from '#test/support/queue-fixture.ts'

const [MINUTE, HOUR] = [60, 3_600]
const DAY_MINUTES = 1_440

let db: Db
let queue: QueueFixture
let [ana, bia, caio, talk] = ['', '', '', '']

/** Caio talks with Luna. Ana has no quiet hours, and a telephone on which she allowed pushes. */
beforeEach(async () => {
  db = await freshDatabase({ max: 6 })
  queue = await QueueFixture.open(db)
  ;[ana, bia, caio] = [await queue.client('Ana'), await queue.client('Bia'), await queue.client('Caio')]
  talk = await queue.talk(caio)
  await chooseQuietHours(db, ana, { fromMinute: 0, untilMinute: 0, zone: 'UTC' })
  await aSubscribedDevice(db, ana, queue.time.now())
})

async function push(answer: PushResult = { outcome: 'sent' }) {
  const pushing = somePushing(() => answer)
  await sendPushes({ db, pushing, log, now: queue.time.now })
  return pushing.pushed
}
/** It is quiet around the present minute. */
function beQuiet() {
  const minute = Math.floor(queue.time.now().getTime() / 60_000) % DAY_MINUTES
  const at = (minutes: number) => (minute + minutes + DAY_MINUTES) % DAY_MINUTES
  return chooseQuietHours(db, ana, { fromMinute: at(-60), untilMinute: at(300), zone: 'UTC' })
}
async function waitFor(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 5) await queue.pass(5 * MINUTE)
}
const callback = () => ({
  untilAt: new Date(queue.time.now().getTime() + HOUR * 1_000),
  zone: 'UTC',
})

test('Ana keeps her place without a page, hears of her turn on her telephone, and says yes', async () => {
  const place = await queue.join(ana)
  queue.goAway(ana)
  await waitFor(40)
  expect(await queue.state(place)).toBe('waiting')
  expect(await queue.view(ana)).toMatchObject({ isRung: true })
  await queue.end(talk)
  await queue.pass(1)
  expect(await queue.state(place)).toBe('offered')
  const pushed = await push()
  expect(pushed).toMatchObject([{ title: 'É a sua vez', path: `/chat/${queue.luna}` }])
  expect(pushed[0]!.text).not.toContain('Luna')
  await queue.pass(30)
  await queue.take(ana, place)
  expect(await queue.state(place)).toBe('requested')
})

test('a turn that rang and was not answered is missed', async () => {
  const place = await queue.join(ana)
  queue.goAway(ana)
  await waitFor(5)
  await queue.end(talk)
  await queue.pass(1)
  await push()
  await queue.pass(2 * MINUTE)
  expect(await queue.state(place)).toBe('lapsed')
})

test.each<[string, PushResult]>([
  ['is gone', { outcome: 'gone', why: '410' }],
  ['refuses', { outcome: 'refused', why: '400' }],
])(
  'a device that %s ends it: the turn is nobody’s fault, passes on, and the place ends like any other',
  async (_, answer) => {
    const [place, next] = [await queue.join(ana), await queue.join(bia)]
    queue.goAway(ana)
    await waitFor(5)
    await queue.end(talk)
    await queue.pass(1)
    await push(answer)
    await queue.pass(1)
    await queue.pass(1)
    expect([await queue.state(place), await queue.state(next)]).toEqual(['waiting', 'offered'])
    await waitFor(10)
    expect(await queue.state(place)).toBe('ended: away')
  },
)

test('a device counts again once a push reached it', async () => {
  const place = await queue.join(ana)
  queue.goAway(ana)
  await waitFor(5)
  await db`update push_subscriptions set failed_at = ${queue.time.now()}`
  expect((await queue.view(ana))!.isRung).toBe(false)
  await db`update push_subscriptions set failed_at = null`
  await waitFor(10)
  expect(await queue.state(place)).toBe('waiting')
})

test('in her quiet hours a call back rings, because she chose that time, and a place here and now does not', async () => {
  await beQuiet()
  const place = await queue.join(ana)
  queue.goAway(ana)
  expect((await queue.view(ana))!.isRung).toBe(false)
  await waitFor(10)
  expect(await queue.state(place)).toBe('ended: away')
  // An hour of any clock may not be left of today: the window is written as it would be.
  const id = crypto.randomUUID()
  const [from, until] = [queue.time.now(), callback().untilAt]
  await db`insert into queue_places (id, client_id, consultant_id, channel, kind, from_at, until_at, joined_at, seen_at,
    consultant_seen_at) values (${id}, ${ana}, ${queue.luna}, 'chat', 'callback', ${from}, ${until}, ${from},
    ${new Date(from.getTime() - HOUR * 1_000)}, ${from})`
  await queue.end(talk)
  await queue.pass(1)
  expect(await queue.state(id)).toBe('offered')
  expect(await push()).toMatchObject([{ title: 'Estamos chamando você' }])
})

test('without pushes of consultations, or after she signs out there, a page has to stay open', async () => {
  const rung = async () => (await queue.view(ana))!.isRung
  await queue.join(ana)
  expect(await rung()).toBe(true)
  const choice = { personId: ana, topic: 'consultations', way: 'push', now: queue.time.now() } as const
  await chooseNotices(db, { ...choice, wanted: false })
  expect(await rung()).toBe(false)
  await chooseNotices(db, { ...choice, wanted: true })
  await db`update sessions set ended_at = ${queue.time.now()} where person_id = ${ana}`
  expect(await rung()).toBe(false)
})

test('without an open page a mail goes too, and never after the turn', async () => {
  const got: Mail[] = []
  const mailer = {
    name: 'sink',
    isIdempotent: false,
    send: async (mail: Mail) => (got.push(mail), { outcome: 'sent' as const }),
  }
  const send = async () => {
    await sendMails({ db, mailer, site: 'https://s.test', from: 'a@s.test', log, now: queue.time.now })
    return got.splice(0).filter(({ subject }) => subject === 'É a sua vez na fila')
  }
  await queue.join(ana)
  queue.goAway(ana)
  await waitFor(5)
  await queue.end(talk)
  await queue.pass(1)
  expect(await send()).toHaveLength(1)
  await queue.pass(2 * MINUTE)
  const here = await queue.join(bia, { id: crypto.randomUUID() }).catch(() => undefined)
  expect(here, 'Luna is free').toBeUndefined()
  await db`update mails set due_at = ${queue.time.now()}, ended_at = null, outcome = null,
    template = '{"subject":"É a sua vez na fila","heading":"","paragraphs":[]}' where kind = 'turns'`
  expect(await send()).toEqual([])
})
