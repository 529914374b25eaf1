import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '#gateways/mail/mailer.ts'
import { OPEN_CHANNELS } from '#domains/consultants/rules.ts'
import { sendMails } from '#domains/notifications/send-mails.ts'
import { apiOf, type Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { openPaidBookings, type PaidBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { rescheduleBooking } from '../bookings/reschedule-booking.ts'
import { payBooking } from '../bookings/pay-booking.ts'
import { reserveBooking } from '../bookings/reserve-booking.ts'
import { endpointsWith } from '../endpoints.ts'

const HOUR = 3_600_000
const SENDER = { origin: 'https://sensitivos.test', from: 'contato@sensitivos.com.br' }

const db = await freshDatabase()
let { ana, bia, luna, time, payments } = {} as PaidBookings
let start = new Date()
beforeEach(async () => {
  ;({ ana, bia, luna, time, payments } = await openPaidBookings(db))
  start = new Date(Math.ceil(time.now().getTime() / HOUR) * HOUR + 48 * HOUR)
})

async function book() {
  const id = crypto.randomUUID()
  const parties = { clientId: ana, consultantId: luna }
  const terms = { channel: 'chat', minutes: 20, zone: 'America/Manaus', seen: 5_980n } as const
  await reserveBooking(db, { id, ...parties, ...terms, startsAt: start, clock: time.clock })
  const payment = { paymentId: crypto.randomUUID(), installments: 1, fromBalance: 5_980n, address: '203.0.113.9' }
  await payBooking(payments.context, { id, clientId: ana, ...payment })
  return id
}

/** What left for these two since the last time, by recipient; RFC 5545 folds lines, which is undone here. */
async function invitations() {
  const sent: Mail[] = []
  const send = async (mail: Mail) => (sent.push(mail), { outcome: 'sent' as const })
  const mailer = { name: 'memory', isIdempotent: true, send }
  await sendMails({ db, mailer, site: SENDER.origin, from: SENDER.from, log, now: time.now })
  const people = await db<{ id: string; email: string }[]>`select id, email from people where id in ${db([ana, luna])}`
  const of = (id: string) => {
    const { email } = people.find((one) => one.id === id)!
    const { calendar } = sent.find((mail) => mail.to === email && mail.calendar) ?? {}
    return { email, method: calendar?.method, lines: linesOf(calendar?.content ?? '') }
  }
  return { ana: of(ana), luna: of(luna) }
}

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.slice(name.length + 1)
const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.000/g, '')

test('each mail brings the same appointment, newer each time, to its reader alone', async () => {
  const id = await book()
  const booked = await invitations()
  for (const { email, method, lines } of Object.values(booked)) {
    expect(method).toBe('REQUEST')
    expect(valueOf(lines, 'UID')).toBe(`booking-${id}@sensitivos.com.br`)
    expect([valueOf(lines, 'DTSTART'), valueOf(lines, 'DTEND')]).toEqual([
      utc(start),
      utc(new Date(start.getTime() + HOUR / 3)),
    ])
    expect(lines.filter((line) => line.startsWith('ATTENDEE')).map((line) => line.toLowerCase())).toEqual([
      expect.stringContaining(`mailto:${email}`),
    ])
    expect(
      lines.filter((line) => line.includes('@')).filter((line) => !/^(UID|ORGANIZER|ATTENDEE)/.test(line)),
    ).toEqual([])
  }
  expect(valueOf(booked.ana.lines, 'SUMMARY')).toBe('Consulta com Luna')
  expect(valueOf(booked.luna.lines, 'SUMMARY')).toBe('Consulta com Ana')

  const later = new Date(start.getTime() + 2 * HOUR)
  await rescheduleBooking(db, { id, clientId: ana, from: start, startsAt: later, clock: time.clock })
  const moved = await invitations()
  expect(moved.ana.method).toBe('REQUEST')
  expect(valueOf(moved.ana.lines, 'DTSTART')).toBe(utc(later))

  await cancelBooking(db, { id, personId: luna, seen: 0n, clock: time.clock })
  const cancelled = await invitations()
  for (const { method, lines } of Object.values(cancelled)) {
    expect(method).toBe('CANCEL')
    expect([valueOf(lines, 'METHOD'), valueOf(lines, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
    expect(valueOf(lines, 'UID')).toBe(`booking-${id}@sensitivos.com.br`)
  }
  const sequences = [booked, moved, cancelled].map((one) => Number(valueOf(one.ana.lines, 'SEQUENCE')))
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
  expect(new Set(sequences).size).toBe(3)
})

const apiFor = (personId: string | undefined, role: Viewer['role']) => {
  const viewer = personId
    ? { id: personId, role, sessionId: crypto.randomUUID(), confirmedUntil: new Date(time.now().getTime() + HOUR) }
    : undefined
  const { now, clock } = time
  const api = apiOf(endpointsWith(payments.context.gateways, { ...SENDER, log, openChannels: OPEN_CHANNELS }), {
    db,
    now,
    clock,
    log,
    viewerOf: async () => viewer,
    trustedProxies: 0,
  })
  return (path: string, init: RequestInit = {}) =>
    api.request(path, {
      ...init,
      headers: { authorization: `Bearer ${'t'.repeat(43)}`, 'content-type': 'application/json' },
    })
}

test('either of the two downloads a booking, nobody else', async () => {
  const id = await book()
  const mine = await apiFor(ana, 'client')(`/api/bookings/${id}/calendar`)
  expect(mine.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const lines = linesOf(await mine.text())
  expect([valueOf(lines, 'METHOD'), valueOf(lines, 'SUMMARY')]).toEqual(['PUBLISH', 'Consulta com Luna'])
  expect(
    valueOf(linesOf(await (await apiFor(luna, 'consultor')(`/api/bookings/${id}/calendar`)).text()), 'SUMMARY'),
  ).toBe('Consulta com Ana')
  for (const [viewer, path] of [
    [bia, id],
    [ana, 'x'],
    [ana, crypto.randomUUID()],
  ])
    expect((await apiFor(viewer, 'client')(`/api/bookings/${path}/calendar`)).status).toBe(404)
  expect((await apiFor(undefined, 'client')(`/api/bookings/${id}/calendar`)).status).toBe(401)
})

test('the private address shows what is booked, and answers no more once it is renewed', async () => {
  const own = apiFor(luna, 'consultor')
  const pathOf = async (answer: Response) => ((await answer.json()) as { path: string | null }).path
  expect(await pathOf(await own('/api/schedule/calendar'))).toBeNull()
  const renew = async () => (await pathOf(await own('/api/schedule/calendar', { method: 'POST', body: '{}' })))!
  const first = await renew()
  const read = await own('/api/schedule/calendar')
  expect(await read.json(), 'shown once').toEqual({ path: null, madeAt: time.now().toISOString() })
  const anybody = apiFor(undefined, 'client')
  expect(linesOf(await (await anybody(first)).text())).not.toContain('BEGIN:VEVENT')

  const id = await book()
  const shown = await (await anybody(first)).text()
  expect(valueOf(linesOf(shown), 'UID')).toBe(`booking-${id}@sensitivos.com.br`)
  await cancelBooking(db, { id, personId: ana, seen: 0n, clock: time.clock })
  expect(await (await anybody(first)).text()).not.toContain('VEVENT')

  const second = await renew()
  expect(second).not.toBe(first)
  expect((await anybody(first)).status).toBe(404)
  expect((await anybody(second)).status).toBe(200)
  for (const wrong of ['', 'x', `${'a'.repeat(32)}.ics`, `${'%00'.repeat(8)}.ics`])
    expect((await anybody(`/api/calendar/${wrong}`)).status, wrong).toBe(404)
})
