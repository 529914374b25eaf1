import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { blockPerson } from '#domains/clients/block-person.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase, newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, aPerson, becomeProgram } from '#test/support/people.ts'
import { recordStatements } from '#test/support/record-statements.ts'
import type { Schedule } from '../slots.rules.ts'
import { tellWaiting } from '../waitlist/tell-waiting.ts'
import { listFree, listNextHours, listNextSlots, listSlots, readHours } from './list-slots.ts'
import { tidySchedule } from './rules.ts'
import { setHours } from './set-hours.ts'
import { listAgendas } from './sql.ts'

/** A Tuesday, 06:00 in São Paulo. */
const now = new Date('2026-03-10T09:00:00Z')
const HOURS: Schedule = {
  zone: 'America/Sao_Paulo',
  weekly: [{ weekday: 2, from: 540, until: 660 }],
  exceptions: [],
  noticeMinutes: 120,
  farthestDays: 60,
  pauseMinutes: 10,
}
const code = (name: string) => ({ code: `scheduling.${name}` })

describe('hours as they are kept', () => {
  const stretch = (from: number, until: number, weekday = 1) => ({ weekday, from, until })

  test('what touches or overlaps becomes one stretch; days are told apart', () => {
    const weekly = [stretch(720, 780), stretch(540, 600), stretch(600, 660), stretch(645, 720), stretch(540, 600, 2)]
    expect(tidySchedule({ ...HOURS, weekly }).weekly).toEqual([stretch(540, 780), stretch(540, 600, 2)])
  })

  test('an exception counts once, and one extra stretch across midnight stays', () => {
    const exceptions = [
      { day: '2026-03-13', kind: 'extra' as const, from: 1_380, until: 1_500 },
      { day: '2026-03-12', kind: 'off' as const },
      { day: '2026-03-12', kind: 'off' as const },
    ]
    expect(tidySchedule({ ...HOURS, exceptions }).exceptions).toEqual([exceptions[1], exceptions[0]])
  })

  test.each([
    ['zone_unknown', { zone: 'America/Xique-Xique' }],
    ['hours_off_grid', { weekly: [stretch(541, 600)] }],
    ['hours_off_grid', { weekly: [stretch(540, 601)] }],
    ['hours_reversed', { weekly: [stretch(600, 600)] }],
    ['hours_reversed', { weekly: [stretch(600, 540)] }],
    ['hours_reversed', { weekly: [stretch(600, 2_055)] }],
    ['hours_reversed', { weekly: [stretch(-15, 60)] }],
    ['hours_reversed', { weekly: [stretch(1_440, 1_500)] }],
    ['hours_reversed', { exceptions: [{ day: '2026-03-12', kind: 'extra' as const, from: 60, until: 45 }] }],
    ['hours_too_many', { weekly: Array.from({ length: 13 }, (_, n) => stretch(n * 60, n * 60 + 30)) }],
    [
      'exceptions_too_many',
      {
        exceptions: Array.from({ length: 201 }, (_, n) => ({
          day: new Date(n * 86_400_000).toISOString().slice(0, 10),
          kind: 'off' as const,
        })),
      },
    ],
  ])('%s', (name, wanted) =>
    expect(() => tidySchedule({ ...HOURS, ...wanted })).toThrow(expect.objectContaining(code(name))),
  )
})

describe('slots from the database', () => {
  let db: Db
  let [luna, sol, ana] = ['', '', '']
  beforeAll(async () => void (db = await freshDatabase()))
  beforeEach(async () => {
    ;[luna, sol, ana] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol'), await aClient(db, 'Ana')]
  })
  const march = (given: { consultantId?: string; clientId?: string; zone?: string; moving?: string } = {}) =>
    listSlots(db, { consultantId: luna, month: '2026-03', zone: 'America/Sao_Paulo', minutes: 60, now, ...given })
  const shown = ({ slots }: { slots: Date[] }) => slots.map((slot) => slot.toISOString().slice(5, 16))

  test('hours are read back as they were written, and replaced as a whole', async () => {
    expect(await readHours(db, luna)).toMatchObject({
      weekly: [],
      exceptions: [],
      noticeMinutes: 120,
      farthestDays: 60,
    })
    const wanted: Schedule = {
      ...HOURS,
      zone: 'America/Manaus',
      weekly: [...HOURS.weekly, { weekday: 6, from: 1_320, until: 1_560 }],
      exceptions: [
        { day: '2026-03-17', kind: 'off' },
        { day: '2026-03-17', kind: 'extra', from: 600, until: 720 },
      ],
    }
    await setHours(db, { ...wanted, consultantId: luna, now })
    expect(await readHours(db, luna)).toEqual(wanted)
    await setHours(db, { ...HOURS, consultantId: luna, now })
    expect(await readHours(db, luna)).toEqual(HOURS)
    expect(await readHours(db, sol)).toMatchObject({ weekly: [] })
  })

  test('only who applied has hours, and only who was approved has slots', async () => {
    const stranger = await aPerson(db, 'Otto', 'consultor')
    await expect(setHours(db, { ...HOURS, consultantId: stranger, now })).rejects.toMatchObject({
      code: 'consultants.not_applied',
    })
    await expect(march()).rejects.toMatchObject(code('not_bookable'))
    await setHours(db, { ...HOURS, consultantId: luna, now })
    expect(shown(await march()).slice(0, 2)).toEqual(['03-10T12:00', '03-10T12:15'])
  })

  test('a month is one of the clock of the reader', async () => {
    await setHours(db, { ...HOURS, weekly: [{ weekday: 2, from: 0, until: 60 }], consultantId: luna, now })
    expect(shown(await march({ zone: 'Asia/Tokyo' }))).toEqual(['03-17T03:00', '03-24T03:00', '03-31T03:00'])
    const april = { month: '2026-04', consultantId: luna, minutes: 60, now }
    expect(shown(await listSlots(db, { ...april, zone: 'Pacific/Kiritimati' }))[0]).toBe('04-07T03:00')
    const both = { ...april, month: '2026-03', months: 2 as const, zone: 'Asia/Tokyo' }
    expect(shown(await listSlots(db, both)).slice(2, 5)).toEqual(['03-31T03:00', '04-07T03:00', '04-14T03:00'])
    await expect(march({ zone: 'Lua/Cheia' })).rejects.toMatchObject(code('zone_unknown'))
  })

  test('the clocks of both are said, and until when there is an agenda', async () => {
    await setHours(db, { ...HOURS, zone: 'America/Manaus', consultantId: luna, now })
    const { zone, clock, theirClock, openUntil } = await march({ zone: 'America/New_York' })
    expect(zone).toBe('America/Manaus')
    expect(clock).toEqual([
      { from: new Date('2026-03-01T05:00:00Z'), minutes: -300 },
      { from: new Date('2026-03-08T07:00:00Z'), minutes: -240 },
    ])
    expect(theirClock).toEqual([{ from: new Date('2026-03-01T05:00:00Z'), minutes: -240 }])
    expect(openUntil).toEqual(new Date('2026-05-10T04:00:00Z'))
  })

  test('a booking that is moved leaves its own place free, for its client alone', async () => {
    await setHours(db, { ...HOURS, consultantId: luna, now })
    const [id, rita] = [crypto.randomUUID(), await aClient(db, 'Rita')]
    await db`insert into bookings (id, client_id, consultant_id, channel, client_zone, starts_at, minutes, ends_at,
        busy_until, price_per_minute, price, commission_bps, state, reserved_at, expires_at, last_seq)
      values (${id}, ${ana}, ${luna}, 'chat', 'America/Sao_Paulo', '2026-03-10T12:00Z', 60, '2026-03-10T13:00Z',
        '2026-03-10T13:10Z', 299, 17940, 3500, 'reserved', ${now}, ${new Date(now.getTime() + 900_000)}, 1)`
    expect(shown(await march({ clientId: ana, moving: id }))[0]).toBe('03-10T12:00')
    expect(shown(await march({ clientId: rita, moving: id }))[0]).toBe('03-17T12:00')
    expect(shown(await march({ moving: id }))[0]).toBe('03-17T12:00')
  })

  test('a vacation and a block leave nothing, silently', async () => {
    await setHours(db, { ...HOURS, consultantId: luna, now })
    await setVacation(db, { consultantId: luna, lastDay: '2026-03-17', now })
    expect(shown(await march({ clientId: ana }))[0]).toBe('03-24T12:00')
    await blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: clockAt(now) })
    await expect(march({ clientId: ana })).rejects.toMatchObject(code('not_bookable'))
    expect(shown(await march())[0]).toBe('03-24T12:00')
  })

  test('a planned vacation leaves nothing from its first day on, and everything before it', async () => {
    await setHours(db, { ...HOURS, consultantId: luna, now })
    await setVacation(db, { consultantId: luna, firstDay: '2026-03-17', lastDay: '2026-03-17', now })
    const days = shown(await march({ clientId: ana })).map((slot) => slot.slice(0, 5))
    expect([...new Set(days)]).toEqual(['03-10', '03-24', '03-31'])
  })

  test('the next starts of many consultants are one query', async () => {
    await setHours(db, { ...HOURS, consultantId: luna, now })
    await setHours(db, { ...HOURS, zone: 'America/Rio_Branco', noticeMinutes: 10_080, consultantId: sol, now })
    const ask = () => listNextSlots(db, { consultantIds: [luna, sol, ana], most: 1, minutes: 20, now })
    const sent = await recordStatements(db, async () => void (await ask()))
    expect(sent).toHaveLength(1)
    const next = Object.fromEntries((await ask()).map(({ consultantId, slots }) => [consultantId, shown({ slots })[0]]))
    expect(next).toEqual({ [luna]: '03-10T12:00', [sol]: '03-17T14:00' })
  })

  test('whoever attends next comes first, of people only, in two statements however many they are', async () => {
    const own = await freshDatabase()
    const names = ['Luna', 'Sol', 'Iara', 'Téo'] as const
    const [luna, sol, iara, teo] = await Promise.all(names.map((name) => aConsultant(own, name)))
    const weekly = (from: number) => [{ weekday: 2, from, until: from + 60 }]
    for (const [consultantId, from] of [
      [luna!, 720],
      [sol!, 600],
      [iara!, 900],
      [teo!, 540],
    ] as const)
      await setHours(own, { ...HOURS, weekly: weekly(from), consultantId, now })
    await becomeProgram(own, teo!)
    await own`update consultant_prices set set_at = ${now}, valid_from = ${now}`
    const ask = () => listNextHours(own, { most: 2, now })
    expect((await ask()).map(({ consultant, at }) => [consultant.name, at.toISOString()])).toEqual([
      ['Sol', '2026-03-10T13:00:00.000Z'],
      ['Luna', '2026-03-10T15:00:00.000Z'],
    ])
    expect(await recordStatements(own, async () => void (await ask()))).toHaveLength(2)
  })

  test('who is free today and within a week, in São Paulo, read once a minute', async () => {
    const own = await freshDatabase()
    const [today, friday, later] = [
      await aConsultant(own, 'Luna'),
      await aConsultant(own, 'Sol'),
      await aConsultant(own, 'Iara'),
    ]
    await setHours(own, { ...HOURS, consultantId: today, now })
    await setHours(own, { ...HOURS, weekly: [{ weekday: 5, from: 0, until: 60 }], consultantId: friday, now })
    await setHours(own, { ...HOURS, noticeMinutes: 10_080, consultantId: later, now })
    expect(await listFree(own, { within: 'hoje', now })).toEqual([today])
    expect((await listFree(own, { within: 'semana', now })).toSorted()).toEqual([today, friday].toSorted())
    const sent = await recordStatements(own, async () => void (await listFree(own, { within: 'hoje', now })))
    expect(sent).toHaveLength(0)
  })

  test('agendas of everybody are one statement that touches no booking that is over', async () => {
    const own = await newDatabase()
    const [one, ana] = [await aConsultant(own, 'Luna'), await aClient(own, 'Ana')]
    await setHours(own, { ...HOURS, consultantId: one, now })
    await addHistory(own, { like: one, clientId: ana, consultants: 150, kept: 40 })
    let asked: { text: string; given: never[] } | undefined
    own.options.debug = (_connection, text, given) => void (asked = { text, given: given as never[] })
    expect(await listAgendas(own, 'all', { clientId: undefined, now })).toHaveLength(151)
    own.options.debug = false
    expect(await rowsTouched(own, asked!)).toEqual({ open: 150, over: 0 })
    const sent = await recordStatements(own, async () => void (await listFree(own, { within: 'hoje', now })))
    expect(sent).toHaveLength(1)
    const waited = await recordStatements(own, () => tellWaiting({ db: own, clock: clockAt(now) }))
    expect(waited).toHaveLength(2)
  })
})

type History = { like: string; clientId: string; consultants: number; kept: number }

/** More consultants with the hours of one, each with so many bookings that are over and one that is ahead. */
const addHistory = (db: Db, { like, clientId, consultants, kept }: History) =>
  ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`create temp table them on commit drop as
      select gen_random_uuid() as id, n from generate_series(1, ${consultants}::int) n`
    await tx`insert into people (id, email, first_name, role) select id, n || '@exemplo.com.br', 'Sol', 'consultor' from them`
    await tx`insert into consultants (id, name, title, description, bio, specialty, tax_id, portrait, applied_at,
        approved_at, approved_by)
      select them.id, name, title, description, bio, specialty, lpad(n::text, 11, '0'), portrait, applied_at, approved_at,
        approved_by from them, consultants c where c.id = ${like}`
    await tx`insert into schedules select them.id, zone, notice_minutes, farthest_days, pause_minutes, changed_at
      from them, schedules where consultant_id = ${like}`
    await tx`insert into availability_windows select them.id, weekday, from_minute, until_minute
      from them, availability_windows where consultant_id = ${like}`
    await tx`insert into bookings (id, client_id, consultant_id, channel, client_zone, starts_at, minutes, ends_at,
        busy_until, price_per_minute, price, commission_bps, state, reserved_at, expires_at, confirmed_at, free_until,
        ended_at, held, returned)
      select gen_random_uuid(), ${clientId}, them.id, 'chat', 'America/Sao_Paulo', at, 20, at + interval '20 minutes',
        at + interval '30 minutes', 299, 5980, 3500, case when k = 0 then 'confirmed' else 'kept' end,
        at - interval '2 days', at - interval '1 day', at - interval '2 days', at,
        case when k > 0 then at end, 5980, case when k > 0 then 5980 else 0 end
      from them, generate_series(0, ${kept}::int) k,
        lateral (select ${now}::timestamptz + interval '1 hour' * n - k * interval '1 year' as at) as begins`
    await tx`analyze bookings`
  })

type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** How many bookings a statement read: those it kept, and those it threw away. */
async function rowsTouched(db: Db, { text, given }: { text: string; given: never[] }) {
  const [row] = await db.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `explain (analyze, format json) ${text}`,
    given,
  )
  const touched = { open: 0, over: 0 }
  const walk = (node: PlanNode) => {
    if (node['Relation Name'] === 'bookings') {
      touched.open += node['Actual Rows'] * node['Actual Loops']
      touched.over += (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']
    }
    node.Plans?.forEach(walk)
  }
  walk(row!['QUERY PLAN'][0].Plan)
  return touched
}
