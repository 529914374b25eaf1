import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { reserveBooking } from '../bookings/reserve-booking.ts'
import { setHours } from '../hours/set-hours.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { MOST_WAITING } from './rules.ts'
import { deleteEntry, deleteOver, listWaitlistOf } from './sql.ts'
import { tellWaiting } from './tell-waiting.ts'

const DAY = 86_400_000
const ZONE = 'America/Sao_Paulo'

let db: Db
let time: ReturnType<typeof settableClock>
let [ana, bia, caio, luna] = ['', '', '', '']

beforeEach(async () => {
  db = await freshDatabase({ max: 6 })
  ;[ana, bia, caio] = [await aClient(db, 'Ana'), await aClient(db, 'Bia'), await aClient(db, 'Caio')]
  luna = await aConsultant(db, 'Luna')
  time = settableClock(await databaseClock(db))
  // Half an hour a day, from ten: one booking fills it.
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 630 }))
  const hours = { weekly, exceptions: [], noticeMinutes: 120, farthestDays: 60, pauseMinutes: 10 }
  await setHours(db, { zone: ZONE, ...hours, consultantId: luna, now: time.now() })
})

const dayAhead = (days: number) => dayInSaoPaulo(new Date(time.now().getTime() + days * DAY))
const terms = { channel: 'chat', minutes: 30 } as const

async function fill(day: string) {
  const id = crypto.randomUUID()
  const startsAt = new Date(`${day}T13:00:00Z`)
  const parties = { clientId: caio, consultantId: luna }
  await reserveBooking(db, { id, ...parties, ...terms, startsAt, zone: ZONE, seen: 8_970n, clock: time.clock })
  return id
}
const wait = (clientId: string, day: string, id = crypto.randomUUID()) =>
  joinWaitlist(db, { id, clientId, consultantId: luna, ...terms, day, zone: ZONE, clock: time.clock })
const free = (id: string) => cancelBooking(db, { id, personId: caio, seen: 0n, clock: time.clock })
/** To whom mails of the waiting list went, in the order of their names. */
const told = async () => {
  await Promise.all([
    tellWaiting({ db, clock: time.clock }),
    tellWaiting({ db, clock: time.clock }),
    tellWaiting({ db, clock: time.clock }),
  ])
  const rows = await db<{ name: string }[]>`
    select p.first_name as name from mails m join people p on p.email = m.recipient
    where m.key like 'waitlist:%' order by 1`
  return rows.map(({ name }) => name)
}

test('everybody who waits hears once when a place opens, and not before', async () => {
  const day = dayAhead(3)
  const booking = await fill(day)
  await wait(ana, day)
  await wait(ana, day)
  await wait(bia, day)
  expect(await told()).toEqual([])
  await free(booking)
  time.pass(10)
  expect(await told()).toEqual(['Ana', 'Bia'])
  expect(await told()).toEqual(['Ana', 'Bia'])
  expect(await listWaitlistOf(db, ana, time.now())).toMatchObject([{ day, isTold: true, consultantName: 'Luna' }])
  const [mail] = await db<{ path: string }[]>`
    select template->'action'->>'path' as path from mails where key like 'waitlist:%' limit 1`
  expect(mail!.path).toBe(`/agendar?consultor=${luna}&canal=chat&duracao=30&dia=${day}`)
})

test('whoever gave up, or does not meet them again, hears nothing', async () => {
  const day = dayAhead(3)
  const booking = await fill(day)
  const entry = crypto.randomUUID()
  await wait(ana, day, entry)
  await wait(bia, day)
  await deleteEntry(db, { id: entry, clientId: bia })
  expect(await listWaitlistOf(db, ana, time.now())).toHaveLength(1)
  await deleteEntry(db, { id: entry, clientId: ana })
  await blockPerson(db, { by: 'client', personId: bia, otherId: luna, clock: time.clock })
  await free(booking)
  time.pass(10)
  expect(await told()).toEqual([])
})

test('refuses a free day, a past one, one that is too far, an unknown place and an eleventh day', async () => {
  const refused = (code: string) => ({ code })
  await expect(wait(ana, dayAhead(2))).rejects.toMatchObject(refused('waitlist.day_free'))
  await expect(wait(ana, dayAhead(-1))).rejects.toMatchObject(refused('waitlist.day_over'))
  await expect(wait(ana, dayAhead(90))).rejects.toMatchObject(refused('waitlist.too_far'))
  const at = {
    id: crypto.randomUUID(),
    clientId: ana,
    consultantId: luna,
    ...terms,
    day: dayAhead(2),
    clock: time.clock,
  }
  await expect(joinWaitlist(db, { ...at, zone: 'Lua/Cheia' })).rejects.toMatchObject(refused('scheduling.zone_unknown'))
  await expect(joinWaitlist(db, { ...at, consultantId: bia, zone: ZONE })).rejects.toMatchObject(
    refused('scheduling.not_bookable'),
  )
  const off = Array.from({ length: MOST_WAITING + 1 }, (_, i) => dayAhead(3 + i))
  const exceptions = off.map((day) => ({ day, kind: 'off' as const }))
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 630 }))
  const hours = { zone: ZONE, weekly, exceptions, noticeMinutes: 120, farthestDays: 60, pauseMinutes: 10 }
  await setHours(db, { ...hours, consultantId: luna, now: time.now() })
  const asked = await Promise.allSettled(off.map((day) => wait(ana, day)))
  expect(asked.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: refused('waitlist.too_many') }])
})

test('a day is forgotten a month after it', async () => {
  const day = dayAhead(3)
  await fill(day)
  await wait(ana, day)
  await deleteOver(db, time.now())
  expect(await listWaitlistOf(db, ana, time.now())).toHaveLength(1)
  time.pass(5 * 86_400)
  await deleteOver(db, time.now())
  expect(await db`select from waitlist_entries`).toEqual([])
})

test('whoever has not confirmed their address is asked to before they wait', async () => {
  const day = dayAhead(3)
  await fill(day)
  await db`update people set email_confirmed_at = null where id = ${ana}`
  await expect(wait(ana, day)).rejects.toMatchObject({ code: 'waitlist.confirm_email' })
  await db`update people set email_confirmed_at = now() where id = ${ana}`
  await wait(ana, day)
})
