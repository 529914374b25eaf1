import { beforeEach, describe, expect, test } from 'vitest'
import type { CalendarReading, CalendarSource, CalendarVersion } from '#gateways/calendars/calendar-source.ts'
import { sealWith } from '#platform/seal.ts'
import { openPaidBookings, type PaidBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'
import { reserveBooking } from '../bookings/reserve-booking.ts'
import { listSlots } from '../hours/list-slots.ts'
import { jobsWith } from '../jobs.ts'
import { parseApart } from './parse-apart.ts'
import { readCalendar, type Reading } from './read-calendar.ts'
import { listDue } from './sql.ts'
import { removeCalendar, setCalendar } from './set-calendar.ts'
import { viewCalendar } from './view-calendar.ts'

const HOUR = 3_600_000
const HOUR_S = 3_600
const ADDRESS = 'https://calendar.google.com/calendar/ical/luna/private-0123/basic.ics'
const seal = sealWith('a key of tests', 'calendars')
const NEW: CalendarVersion = { etag: '"v1"', lastModified: null }

const db = await freshDatabase()
let { ana, luna, time } = {} as PaidBookings
let sol = ''
let start = new Date()
beforeEach(async () => {
  ;({ ana, luna, time } = await openPaidBookings(db))
  sol = await aConsultant(db, 'Sol')
  start = new Date(Math.ceil(time.now().getTime() / HOUR) * HOUR + 48 * HOUR)
})

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.000/g, '')
const hours = (n: number) => new Date(start.getTime() + n * HOUR)
/** A file with these appointments, as hours from the start. */
const file = (...busy: [from: number, until: number][]) =>
  [
    'BEGIN:VCALENDAR',
    ...busy.flatMap(([a, b], n) => [
      'BEGIN:VEVENT',
      `UID:${n}@amigo`,
      'SUMMARY:Dentista',
      `DTSTART:${stamp(hours(a))}`,
      `DTEND:${stamp(hours(b))}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** Servers of calendars that answer these one after the other, the last one again and again. */
function answering(...answers: (string | CalendarReading)[]) {
  const asked: [address: string, known: CalendarVersion | undefined][] = []
  const source: CalendarSource = {
    read: async (address, known) => {
      asked.push([address, known])
      const answer = (answers.length > 1 ? answers.shift() : answers[0])!
      return typeof answer === 'string' ? { outcome: 'read', text: answer, version: NEW } : answer
    },
  }
  return { source, seal, parse: parseApart, asked }
}

const add = (consultantId = luna, address = ADDRESS) =>
  setCalendar(db, { consultantId, address, seal, now: time.now() })
const read = (reading: Reading, consultantId = luna) => readCalendar(db, { consultantId, clock: time.clock }, reading)
const seen = (consultantId = luna) => viewCalendar(db, { consultantId, isOffered: true, now: time.now() })
const busyHours = async (consultantId = luna) =>
  (await seen(consultantId)).busy.map(({ from, until }) =>
    [from, until].map((at) => (at.getTime() - start.getTime()) / HOUR),
  )

/** Whether these hours from the start can be booked with her. */
async function offered(...at: number[]) {
  const asked = { consultantId: luna, zone: 'UTC', minutes: 20, now: time.now() }
  const months = [...new Set(at.map((n) => hours(n).toISOString().slice(0, 7)))]
  const lists = await Promise.all(months.map((month) => listSlots(db, { ...asked, month })))
  const slots = lists.flatMap(({ slots }) => slots.map((slot) => slot.getTime()))
  return at.map((n) => slots.includes(hours(n).getTime()))
}

test('a busy time leaves no slot, and neither does the pause before it', async () => {
  expect(await offered(0, 1, 2)).toEqual([true, true, true])
  await add()
  await read(answering(file([1, 2])))
  expect(await busyHours()).toEqual([[1, 2]])
  expect(await offered(0, 0.5, 0.75, 1, 1.75, 2)).toEqual([true, true, false, false, false, true])
  const reserve = { clientId: ana, consultantId: luna, channel: 'chat', minutes: 20, zone: 'America/Manaus' } as const
  await expect(
    reserveBooking(db, { ...reserve, id: crypto.randomUUID(), startsAt: hours(1), seen: 5_980n, clock: time.clock }),
  ).rejects.toMatchObject({ code: 'bookings.slot_taken' })
})

test('what is booked already stays when a busy time falls on it', async () => {
  const id = crypto.randomUUID()
  const booked = {
    id,
    clientId: ana,
    consultantId: luna,
    channel: 'chat',
    minutes: 20,
    zone: 'America/Manaus',
  } as const
  await reserveBooking(db, { ...booked, startsAt: hours(0), seen: 5_980n, clock: time.clock })
  await add()
  await read(answering(file([0, 3])))
  expect(await db`select state, ended_at from bookings where id = ${id}`).toMatchObject([
    { state: 'reserved', ended_at: null },
  ])
})

test('only times are kept, and the address is neither readable nor shown', async () => {
  await add()
  await read(answering(file([1, 2])))
  const rows = await db`select * from private_calendars, private_busy_times`
  const kept = JSON.stringify(rows) + rows.map(({ sealed_address }) => sealed_address.toString('latin1')).join('')
  expect(kept).not.toMatch(/Dentista|private-0123/)
  expect(JSON.stringify(await seen())).not.toContain('private-0123')
  expect((await seen()).calendar).toMatchObject({ host: 'calendar.google.com', fault: null, unread: 0 })
})

test('the calendars of two consultants do not mix, not even their sealed addresses', async () => {
  await add()
  await add(sol, 'webcal://p01-caldav.icloud.com/published/2/abc')
  const reading = answering(file([1, 2]), file([5, 6]))
  await read(reading)
  await read(reading, sol)
  expect(reading.asked.map(([address]) => address)).toEqual([ADDRESS, 'https://p01-caldav.icloud.com/published/2/abc'])
  expect([await busyHours(), await busyHours(sol)]).toEqual([[[1, 2]], [[5, 6]]])
  await db`update private_calendars set next_read_at = ${time.now()}, sealed_address =
    (select sealed_address from private_calendars where consultant_id = ${luna}) where consultant_id = ${sol}`
  await read(reading, sol)
  expect(reading.asked).toHaveLength(2)
  expect((await seen(sol)).calendar!.fault).toBe('lost')
})

describe('reading', () => {
  test('comes at once, then every hour, asking whether anything changed', async () => {
    await add()
    const reading = answering(file([1, 2]), { outcome: 'unchanged' }, file([3, 4]))
    await read(reading)
    await read(reading)
    expect(reading.asked, 'not due').toHaveLength(1)
    time.pass(HOUR_S)
    await read(reading)
    expect([await busyHours(), (await seen()).calendar!.answeredAt]).toEqual([[[1, 2]], time.now()])
    time.pass(HOUR_S)
    await read(reading)
    expect(await busyHours()).toEqual([[3, 4]])
    expect(reading.asked.map(([, known]) => known)).toEqual([undefined, NEW, NEW])
  })

  test('is whole again after three days, and when the consultant lives by another clock', async () => {
    await add()
    const reading = answering(file([1, 2]))
    await read(reading)
    time.pass(73 * HOUR_S)
    await read(reading)
    time.pass(HOUR_S)
    await db`update schedules set zone = 'America/Manaus' where consultant_id = ${luna}`
    await read(reading)
    expect(reading.asked.map(([, known]) => known)).toEqual([undefined, undefined, undefined])
  })

  test('that fails keeps what is known, and is tried again later each time', async () => {
    await add()
    const failed = { outcome: 'failed', fault: 'unreachable' } as const
    const reading = answering(file([1, 2]), failed, failed, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', file([3, 4]))
    await read(reading)
    time.pass(HOUR_S)
    const waits = []
    for (const fault of ['unreachable', 'unreachable', 'broken']) {
      await read(reading)
      const { calendar } = await seen()
      expect([calendar!.fault, await busyHours()]).toEqual([fault, [[1, 2]]])
      const seconds = (calendar!.nextReadAt.getTime() - time.now().getTime()) / 1000
      waits.push(seconds / 60)
      time.pass(seconds)
    }
    expect(waits).toEqual([15, 30, 60])
    await read(reading)
    expect([(await seen()).calendar!.fault, await busyHours()]).toEqual([null, [[3, 4]]])
  })

  test('happens once at a time for each consultant', async () => {
    await add()
    let open: (reading: CalendarReading) => void = () => {}
    const waiting = new Promise<CalendarReading>((answer) => (open = answer))
    let asked = 0
    const reading = { seal, parse: parseApart, source: { read: () => (asked++, waiting) } }
    const both = [read(reading), read(reading)]
    await Promise.race(both)
    open({ outcome: 'read', text: file([1, 2]), version: NEW })
    await Promise.all(both)
    expect([asked, await busyHours()]).toEqual([1, [[1, 2]]])
  })

  test('of a calendar that was removed or replaced meanwhile leaves nothing', async () => {
    for (const meanwhile of [() => removeCalendar(db, luna), () => add(luna, `${ADDRESS}?outro`)]) {
      await add()
      const source: CalendarSource = {
        read: async () => {
          await meanwhile()
          return { outcome: 'read', text: file([1, 2]), version: NEW }
        },
      }
      await read({ seal, parse: parseApart, source })
      expect(await busyHours()).toEqual([])
    }
  })

  test('by the job goes on until none is due', async () => {
    await add()
    await add(sol)
    const reading = answering(file([1, 2]))
    const job = jobsWith(reading).find(({ name }) => name === 'scheduling.read-calendars')!
    await job.run({ db, clock: time.clock, now: time.now(), log: console as never })
    expect([await busyHours(), await busyHours(sol)]).toEqual([[[1, 2]], [[1, 2]]])
    expect(await listDue(db, time.now(), 10, [])).toEqual([])
    expect(jobsWith(undefined).map(({ name }) => name)).not.toContain(job.name)
  })
})

test('removing it frees its times at once', async () => {
  await add()
  await read(answering(file([1, 2])))
  await removeCalendar(db, luna)
  expect([await offered(1), await seen()]).toEqual([[true], { isOffered: true, calendar: null, busy: [] }])
})

test('an address that is not one is refused, and so is a site without a key', async () => {
  for (const wrong of ['agenda', 'http://calendar.google.com/a.ics', 'https://10.0.0.1/a.ics', 'https://a.com.br:81/'])
    await expect(add(luna, wrong), wrong).rejects.toMatchObject({ code: 'scheduling.calendar_address' })
  const closed = { consultantId: luna, address: ADDRESS, seal: undefined, now: time.now() }
  await expect(setCalendar(db, closed)).rejects.toMatchObject({ code: 'scheduling.calendar_closed' })
  await expect(add(ana)).rejects.toMatchObject({ code: 'consultants.not_applied' })
})
