import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { endHeartbeats } from '#domains/consultants/index.ts'
import { chooseNotices } from '#domains/notifications/choices/choose-notices.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { listAwaitedBy } from './sql.ts'
import { findFollowState } from '../favourites/sql.ts'
import { removeOnlineAlert } from './remove-online-alert.ts'
import { addOnlineAlert } from './add-online-alert.ts'
import { sendDueOnlineAlerts } from './send-due-online-alerts.ts'
import { sendOnlineAlerts } from './send-online-alerts.ts'

let db: Db
let luna: string
let ana: string
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  luna = await aConsultant(db, 'Luna')
  ana = await aClient(db, 'Ana')
})

const alert = (personId: string) => addOnlineAlert(db, { personId, consultantId: luna, now: new Date() })
const mails = () =>
  db<
    { recipient: string; template: { heading: string; action: { path: string } } }[]
  >`select recipient, template from mails where key like 'online-alert:%' order by queued_at, id`

test('sends Ana one alert about Luna, in her open pages and by mail', async () => {
  for (const _ of [1, 2]) await alert(ana)
  await sendDueOnlineAlerts({ db, now: new Date() })
  expect(await mails()).toHaveLength(0)

  await comeOnline(db, luna)
  const facts = await factsDuring(db, ana, async () => {
    for (const _ of [1, 2, 3]) await sendDueOnlineAlerts({ db, now: new Date() })
  })
  expect(facts).toEqual([{ type: 'consultant_came_online', consultantId: luna, name: 'Luna' }])
  expect(await mails()).toMatchObject([
    { template: { heading: 'Luna está online', action: { path: `/chat/${luna}` } } },
  ])
  expect(await findFollowState(db, ana, luna)).toEqual({ favourite: false, waiting: false })

  await endHeartbeats(db, 'test', [luna], new Date())
  await comeOnline(db, luna)
  await sendDueOnlineAlerts({ db, now: new Date() })
  expect(await mails()).toHaveLength(1)
})

test('does without the mail when Ana does, and still tells her open pages', async () => {
  await chooseNotices(db, { personId: ana, topic: 'following', way: 'mail', wanted: false, now: new Date() })
  await alert(ana)
  await comeOnline(db, luna)
  const facts = await factsDuring(db, ana, () => sendDueOnlineAlerts({ db, now: new Date() }))
  expect(facts).toMatchObject([{ type: 'consultant_came_online' }])
  expect(await mails()).toHaveLength(0)
})

test('Ana sees whose alerts she waits for, and none after it was sent', async () => {
  const sol = await aConsultant(db, 'Sol')
  const awaited = async () => (await listAwaitedBy(db, ana, 10)).map(({ consultantId }) => consultantId)
  await alert(ana)
  await addOnlineAlert(db, { personId: ana, consultantId: sol, now: new Date(Date.now() + 1_000) })
  expect(await awaited()).toEqual([sol, luna])
  await comeOnline(db, luna)
  await sendDueOnlineAlerts({ db, now: new Date() })
  expect(await awaited()).toEqual([sol])
})

test('a new request sends a new alert', async () => {
  await comeOnline(db, luna)
  for (const _ of [1, 2]) {
    await alert(ana)
    await sendDueOnlineAlerts({ db, now: new Date() })
  }
  expect(await mails()).toHaveLength(2)
})

test('nobody asks for an alert about somebody whom they blocked', async () => {
  await blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: databaseClock })
  await expect(alert(ana)).rejects.toMatchObject({ code: 'consultants.blocked_by_you' })
})

test('a withdrawn request sends nothing', async () => {
  await alert(ana)
  await removeOnlineAlert(db, { personId: ana, consultantId: luna })
  await comeOnline(db, luna)
  await sendDueOnlineAlerts({ db, now: new Date() })
  expect(await mails()).toHaveLength(0)
})

test('eight workers at once send twenty alerts exactly once each', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => aClient(db, `Pessoa${at}`)))
  for (const person of people) await alert(person)
  await comeOnline(db, luna)
  const counts = await Promise.all(Array.from({ length: 8 }, () => sendOnlineAlerts(db, luna, new Date())))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(20)
  expect(await mails()).toHaveLength(20)
})

test('sends nothing about a consultant who went offline again', async () => {
  await alert(ana)
  await comeOnline(db, luna)
  await endHeartbeats(db, 'test', [luna], new Date())
  expect(await sendOnlineAlerts(db, luna, new Date())).toBe(0)
  expect(await findFollowState(db, ana, luna)).toMatchObject({ waiting: true })
})
