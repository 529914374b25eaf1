import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import {
  GRID_MINUTES,
  type HoursException,
  isBookable,
  monthIn,
  type Schedule,
  slotsOf,
  type SlotQuestion,
  type Span,
  startOfDay,
} from './slots.rules.ts'
import { isZone } from '#shared/zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)
const hours = (from: number, until: number) => ({ from: from * 60, until: until * 60 })
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const LUNA: Schedule = {
  zone: 'America/Sao_Paulo',
  weekly: EVERY_DAY.map((weekday) => ({ weekday, ...hours(9, 12) })),
  exceptions: [],
  noticeMinutes: 120,
  farthestDays: 60,
  pauseMinutes: 10,
}
// A Tuesday, 06:00 in São Paulo.
const NOW = at('2026-03-10T09:00:00Z')
const question = (given: Partial<SlotQuestion> = {}): SlotQuestion => ({
  minutes: 60,
  busy: [],
  now: NOW,
  window: { from: at('2026-03-10T03:00:00Z'), until: at('2026-03-11T03:00:00Z') },
  ...given,
})
/** Starts by the clock of a zone: `10 09:00`. */
const shown = (slots: readonly number[], zone = LUNA.zone) =>
  slots.map((slot) => {
    const wall = Temporal.Instant.fromEpochMilliseconds(slot).toZonedDateTimeISO(zone).toPlainDateTime().toString()
    return wall.slice(8, 16).replace('T', ' ')
  })

describe('slots of a day', () => {
  test('begin every quarter of an hour and end within the hours', () =>
    expect(shown(slotsOf(LUNA, question()))).toEqual([
      '10 09:00',
      '10 09:15',
      '10 09:30',
      '10 09:45',
      '10 10:00',
      '10 10:15',
      '10 10:30',
      '10 10:45',
      '10 11:00',
    ]))

  test('begin no earlier than the notice, and exactly then', () => {
    const now = at('2026-03-10T11:30:00Z')
    expect(shown(slotsOf(LUNA, question({ now })))[0]).toBe('10 10:30')
    expect(shown(slotsOf(LUNA, question({ now: now + 1 })))[0]).toBe('10 10:45')
  })

  test('keep the pause before and behind a booking', () => {
    // 10:00 to 10:20 and the pause of ten minutes that was agreed then.
    const busy = [{ from: at('2026-03-10T13:00:00Z'), until: at('2026-03-10T13:30:00Z') }]
    const slots = shown(slotsOf(LUNA, question({ minutes: 30, busy })))
    expect(slots.slice(0, 3)).toEqual(['10 09:00', '10 09:15', '10 10:30'])
  })

  test('pauses differ before and behind: the older booking keeps its own, the new one brings the present one', () => {
    const busy = [{ from: at('2026-03-10T13:00:00Z'), until: at('2026-03-10T13:30:00Z') }]
    const longer = { ...LUNA, pauseMinutes: 45 }
    expect(shown(slotsOf(longer, question({ minutes: 20, busy }))).slice(0, 2)).toEqual(['10 10:30', '10 10:45'])
    const none = { ...LUNA, pauseMinutes: 0 }
    expect(shown(slotsOf(none, question({ minutes: 30, busy }))).slice(0, 4)).toEqual([
      '10 09:00',
      '10 09:15',
      '10 09:30',
      '10 10:30',
    ])
  })

  test('a booking outside the window still takes the time beside it', () => {
    const busy = [{ from: at('2026-03-10T13:00:00Z'), until: at('2026-03-10T13:30:00Z') }]
    const window = { from: at('2026-03-10T12:45:00Z'), until: at('2026-03-10T13:00:00Z') }
    expect(slotsOf(LUNA, question({ minutes: 30, busy, window }))).toEqual([])
  })

  test("the client's own bookings need no pause", () => {
    const clientBusy = [{ from: at('2026-03-10T13:00:00Z'), until: at('2026-03-10T14:00:00Z') }]
    expect(shown(slotsOf(LUNA, question({ clientBusy })))).toEqual(['10 09:00', '10 11:00'])
  })

  test('the last day ends at midnight of the consultant', () => {
    const always = { ...LUNA, weekly: EVERY_DAY.map((weekday) => ({ weekday, ...hours(0, 24) })), farthestDays: 2 }
    const slots = shown(slotsOf(always, question({ window: { from: NOW, until: NOW + 30 * DAY } })))
    expect(slots.at(-1)).toBe('12 23:45')
  })

  test('only some of them, hours apart, also from one stretch to the next', () => {
    const weekly = EVERY_DAY.flatMap((weekday) => [hours(9, 12), hours(12.5, 18)].map((one) => ({ weekday, ...one })))
    const luna = { ...LUNA, weekly }
    const all = slotsOf(luna, question())
    const apartMs = 2 * 3_600_000
    const expected: number[] = []
    for (const slot of all) if (expected.length === 0 || slot >= expected.at(-1)! + apartMs) expected.push(slot)
    expect(expected.length).toBeGreaterThan(3)
    expect(slotsOf(luna, question({ apartMs }))).toEqual(expected)
  })

  test('only the first ones', () => expect(slotsOf(LUNA, question({ most: 2 }))).toHaveLength(2))
})

describe('exceptions', () => {
  const window = { from: at('2026-03-12T03:00:00Z'), until: at('2026-03-15T03:00:00Z') }
  const daysOf = (exceptions: HoursException[]) => {
    const slots = shown(slotsOf({ ...LUNA, exceptions }, question({ minutes: 45, window })))
    return Object.fromEntries(['12', '13', '14'].map((day) => [day, slots.filter((slot) => slot.startsWith(day))]))
  }

  test('a day off takes that day and no other, for viewers anywhere', () => {
    const days = daysOf([{ day: '2026-03-13', kind: 'off' }])
    expect([days[12]!.length, days[13]!.length, days[14]!.length]).toEqual([10, 0, 10])
  })

  test('an extra evening until midnight, and a day with other hours', () => {
    const days = daysOf([
      { day: '2026-03-12', kind: 'extra', ...hours(23, 24) },
      { day: '2026-03-13', kind: 'off' },
      { day: '2026-03-13', kind: 'extra', ...hours(20, 21) },
    ])
    expect(days[12]!.slice(-2)).toEqual(['12 23:00', '12 23:15'])
    expect(days[13]).toEqual(['13 20:00', '13 20:15'])
  })

  test('a night belongs to the day on which it begins', () => {
    const nights: Schedule = { ...LUNA, weekly: [{ weekday: 4, ...hours(23, 25) }] }
    const thursday = (exceptions: HoursException[]) =>
      shown(slotsOf({ ...nights, exceptions }, question({ minutes: 60, window })))
    expect(thursday([])).toEqual(['12 23:00', '12 23:15', '12 23:30', '12 23:45', '13 00:00'])
    expect(thursday([{ day: '2026-03-13', kind: 'off' }])).toHaveLength(5)
    expect(thursday([{ day: '2026-03-12', kind: 'off' }])).toEqual([])
  })
})

describe('clocks that change', () => {
  const night = (zone: string, day: string): string[] => {
    const from = startOfDay(day, zone)
    const always = {
      ...LUNA,
      zone,
      weekly: EVERY_DAY.map((weekday) => ({ weekday, ...hours(0, 3) })),
      noticeMinutes: 0,
    }
    const window = { from, until: from + 4 * HOUR }
    return shown(slotsOf(always, question({ minutes: 60, now: from - DAY, window })), zone)
  }

  test('2018-11-04 in São Paulo begins at 01:00', () => {
    expect(startOfDay('2018-11-04', LUNA.zone)).toBe(at('2018-11-04T03:00:00Z'))
    expect(night(LUNA.zone, '2018-11-04')).toEqual(['04 01:00', '04 01:15', '04 01:30', '04 01:45', '04 02:00'])
  })

  test('2019-02-16 in São Paulo has 25 hours: an evening that comes twice counts twice', () => {
    const evening = { ...LUNA, weekly: [{ weekday: 6, ...hours(22, 24) }], noticeMinutes: 0 }
    const from = at('2019-02-16T12:00:00Z')
    const slots = slotsOf(evening, question({ minutes: 60, now: from, window: { from, until: from + DAY } }))
    expect(slots.map((slot) => (slot - at('2019-02-17T00:00:00Z')) / HOUR)).toEqual([
      0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2,
    ])
  })

  test.each([
    ['America/Noronha', -2],
    ['America/Sao_Paulo', -3],
    ['America/Manaus', -4],
    ['America/Rio_Branco', -5],
    ['Asia/Kathmandu', 5.75],
    ['Pacific/Kiritimati', 14],
  ])('nine in the morning in %s', (zone, offset) => {
    const slots = slotsOf({ ...LUNA, zone }, question({ window: { from: NOW + DAY, until: NOW + 2 * DAY }, most: 1 }))
    expect(shown(slots, zone)[0]).toMatch(/^1[12] /)
    const morning = slotsOf({ ...LUNA, zone }, question({ window: monthIn('2026-04', zone), most: 1 }))
    expect(morning).toEqual([at('2026-04-01T09:00:00Z') - offset * HOUR])
  })

  test('a place is known by its name', () => {
    expect(['America/Sao_Paulo', 'Asia/Kathmandu', 'Etc/GMT+3', 'UTC'].map(isZone)).toEqual([true, true, true, true])
    expect(['', '+03:00', 'America/Xique-Xique', 'Europe', "x'; --", 'a'.repeat(300)].filter(isZone)).toEqual([])
  })
})

describe('against a slow, obvious reference', () => {
  /** Walks through every minute, asking the zone's clock each time. */
  function slowSlots(schedule: Schedule, { minutes, busy, clientBusy = [], now, window }: SlotQuestion): number[] {
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(schedule.zone).toPlainDate()
    const end = startOfDay(today.add({ days: schedule.farthestDays + 1 }).toString(), schedule.zone)
    const memory = new Map<number, boolean>()
    const isOpen = (ms: number) => {
      const known = memory.get(ms)
      if (known !== undefined) return known
      const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(schedule.zone)
      const minute = wall.hour * 60 + wall.minute
      const isOf = (date: Temporal.PlainDate, beyond: number) => {
        const day = date.toString()
        const isOff = schedule.exceptions.some((one) => one.day === day && one.kind === 'off')
        const contains = ({ from, until }: { from: number; until: number }) =>
          from <= minute + beyond && minute + beyond < until
        return (
          schedule.exceptions.some((one) => one.day === day && one.kind === 'extra' && contains(one)) ||
          (!isOff && schedule.weekly.some((one) => one.weekday === date.dayOfWeek && contains(one)))
        )
      }
      const date = wall.toPlainDate()
      const open = isOf(date, 0) || isOf(date.subtract({ days: 1 }), 24 * 60)
      memory.set(ms, open)
      return open
    }
    const meets = (a: Span, b: Span) => a.from < b.until && b.from < a.until
    const slots: number[] = []
    const first = Math.ceil(window.from / (GRID_MINUTES * MINUTE)) * GRID_MINUTES * MINUTE
    for (let from = first; from < window.until; from += GRID_MINUTES * MINUTE) {
      const until = from + minutes * MINUTE
      if (from < now + schedule.noticeMinutes * MINUTE || from >= end) continue
      if (busy.some((one) => meets(one, { from, until: until + schedule.pauseMinutes * MINUTE }))) continue
      if (clientBusy.some((one) => meets(one, { from, until }))) continue
      let isFree = true
      for (let ms = from; ms < until && isFree; ms += MINUTE) isFree = isOpen(ms)
      if (isFree) slots.push(from)
    }
    return slots
  }

  // Days around changes of clock: with a gap or a repetition, at midnight and in the night, of an hour and of half one.
  const PLACES = [
    ['America/Sao_Paulo', '2018-11-03T12:00:00Z'],
    ['America/Sao_Paulo', '2019-02-16T12:00:00Z'],
    ['America/Noronha', '2026-03-09T12:00:00Z'],
    ['America/Rio_Branco', '2026-03-09T12:00:00Z'],
    ['Europe/Lisbon', '2026-03-28T12:00:00Z'],
    ['Europe/Lisbon', '2026-10-24T12:00:00Z'],
    ['America/New_York', '2026-11-01T00:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T00:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00Z'],
    ['Asia/Kathmandu', '2026-03-09T12:00:00Z'],
    ['Africa/Cairo', '2026-04-23T12:00:00Z'],
    ['Pacific/Apia', '2011-12-29T00:00:00Z'],
  ] as const
  const quarter = (least: number, most: number) => fc.integer({ min: least, max: most }).map((n) => n * GRID_MINUTES)
  const stretch = fc.tuple(quarter(0, 95), quarter(1, 48)).map(([from, length]) => ({ from, until: from + length }))
  const span = (near: number) =>
    fc
      .tuple(fc.integer({ min: -DAY / MINUTE, max: (3 * DAY) / MINUTE }), fc.integer({ min: 1, max: 300 }))
      .map(([after, length]) => ({ from: near + after * MINUTE, until: near + (after + length) * MINUTE }))
  const world = fc.constantFrom(...PLACES).chain(([zone, near]) => {
    const start = at(near)
    const day = fc.integer({ min: -2, max: 3 }).map((n) => new Date(start + n * DAY).toISOString().slice(0, 10))
    const exception = fc.oneof(
      fc.record({ day, kind: fc.constant('off' as const) }),
      fc.tuple(day, stretch).map(([on, hoursOn]) => ({ day: on, kind: 'extra' as const, ...hoursOn })),
    )
    return fc.record({
      schedule: fc.record({
        zone: fc.constant(zone),
        weekly: fc.array(
          fc.tuple(fc.integer({ min: 1, max: 7 }), stretch).map(([weekday, weekly]) => ({ weekday, ...weekly })),
          { maxLength: 10 },
        ),
        exceptions: fc.array(exception, { maxLength: 4 }),
        noticeMinutes: fc.constantFrom(0, 15, 120, 1440),
        farthestDays: fc.constantFrom(0, 1, 2, 60),
        pauseMinutes: fc.constantFrom(0, 5, 10, 45),
      }),
      question: fc.record({
        minutes: fc.constantFrom(20, 30, 45, 60),
        busy: fc.array(span(start), { maxLength: 5 }),
        clientBusy: fc.array(span(start), { maxLength: 3 }),
        now: fc.integer({ min: -600, max: 600 }).map((n) => start + n * MINUTE),
        window: span(start).map(({ from }) => ({ from, until: from + 2 * DAY })),
      }),
    })
  })

  test('the same slots, around every change of clock', () => {
    const seed = seedOfThisRun()
    let offered = 0
    fc.assert(
      fc.property(world, ({ schedule, question: asked }) => {
        const slots = slotsOf(schedule, asked)
        offered += slots.length
        expect(slots).toEqual(slowSlots(schedule, asked))
      }),
      { seed, numRuns: 400 },
    )
    expect(offered, `seed ${seed}`).toBeGreaterThan(500)
  })

  test('what is offered can be booked, and nothing else; booking and cancelling restores the list', () => {
    const seed = seedOfThisRun()
    fc.assert(
      fc.property(world, fc.nat(), ({ schedule, question: asked }, choice) => {
        const slots = slotsOf(schedule, asked)
        const offered = new Set(slots)
        const { window, ...rest } = asked
        const grid = Math.ceil(window.from / (5 * MINUTE)) * 5 * MINUTE
        for (let start = grid; start < grid + 6 * HOUR; start += 5 * MINUTE)
          expect(isBookable(schedule, start, rest), `${start} with seed ${seed}`).toBe(offered.has(start))
        const start = slots[choice % (slots.length || 1)]
        if (start === undefined) return
        const until = start + (asked.minutes + schedule.pauseMinutes) * MINUTE
        const fewer = slotsOf(schedule, { ...asked, busy: [...asked.busy, { from: start, until }] })
        expect(fewer).not.toContain(start)
        expect(
          slots.filter((slot) => slot >= until || slot < start - 2 * HOUR).every((slot) => fewer.includes(slot)),
        ).toBe(true)
      }),
      { seed, numRuns: 60 },
    )
  })
})

test('62 days with 200 bookings take at most 5 ms of the processor', () => {
  const busy = Array.from({ length: 200 }, (_, i) => {
    const from = NOW + i * 7 * HOUR
    return { from, until: from + 70 * MINUTE }
  })
  const always = {
    ...LUNA,
    farthestDays: 62,
    weekly: EVERY_DAY.flatMap((weekday) => [
      { weekday, ...hours(8, 13) },
      { weekday, ...hours(14, 22) },
    ]),
  }
  const ask = () => slotsOf(always, question({ minutes: 20, busy, window: { from: NOW, until: NOW + 62 * DAY } }))
  expect(ask().length).toBeGreaterThan(1_500)
  for (let i = 0; i < 20; i++) ask()
  const before = process.cpuUsage()
  for (let i = 0; i < 40; i++) ask()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 40_000).toBeLessThan(5)
})
