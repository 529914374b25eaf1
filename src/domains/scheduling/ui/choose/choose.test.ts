import { describe, expect, test } from 'vitest'
import { dayInShort, dayInWords, monthInWords, nearDay, placeOf, wallTimeIn, wallTimeOf } from '../local-time.ts'
import { agendaAddressIn, agendarWith, startParameter } from './agenda-address.ts'
import { byPartOfDay, type FreeTimes, fullDaysOf, nearestTo, packTimes, timesByDay, unpackTimes } from './free-times.ts'

const LUNA = '04c023e7-472c-4994-8594-e4fcfa96dfdb'
const at = (text: string) => new Date(`2026-${text}Z`)
const wall = (day: string, time: string) => ({ day, time })

describe('an address of /agendar', () => {
  const NOTHING = {
    consultantId: undefined,
    channel: 'chat',
    minutes: 30,
    day: undefined,
    month: undefined,
    zone: undefined,
    startsAt: undefined,
  }
  test.each<[string, object]>([
    ['', {}],
    [`consultor=${LUNA.toUpperCase()}`, { consultantId: LUNA }],
    ['consultor=luna', {}],
    ['duracao=45', { minutes: 45 }],
    ['duracao=46', {}],
    ['duracao=1e1', {}],
    ['canal=chat', { channel: 'chat' }],
    ['canal=telepatia', {}],
    ['dia=2026-11-24', { day: '2026-11-24' }],
    ['dia=2026-02-30', {}],
    ['dia=24/11/2026', {}],
    ['mes=2026-12', { month: '2026-12' }],
    ['mes=2026-13', {}],
    ['fuso=America/Manaus', { zone: 'America/Manaus' }],
    ['fuso=%2B03:00', {}],
    ['inicio=2026-11-24T17:30Z', { startsAt: at('11-24T17:30') }],
    ['inicio=2026-11-24T27:30Z', {}],
    ['inicio=amanha', {}],
  ])('%s', (search, found) => expect(agendaAddressIn(new URLSearchParams(search))).toEqual({ ...NOTHING, ...found }))

  test('changes keep the rest, and an empty value removes one', () => {
    const search = new URLSearchParams({ consultor: LUNA, dia: '2026-11-24', inicio: '2026-11-24T17:30Z' })
    expect(agendarWith(search, { dia: '', mes: '2026-12' })).toBe(
      `/agendar?consultor=${LUNA}&inicio=2026-11-24T17%3A30Z&mes=2026-12`,
    )
    expect(agendaAddressIn(new URLSearchParams({ inicio: startParameter(at('11-24T17:30')) })).startsAt).toEqual(
      at('11-24T17:30'),
    )
  })
})

describe('clocks', () => {
  test.each([
    ['America/Sao_Paulo', wall('2026-11-24', '00:30')],
    ['America/Manaus', wall('2026-11-23', '23:30')],
    ['America/Rio_Branco', wall('2026-11-23', '22:30')],
    ['Asia/Tokyo', wall('2026-11-24', '12:30')],
  ])('03:30 UTC in %s', (zone, shown) => expect(wallTimeIn(zone, at('11-24T03:30'))).toEqual(shown))

  test('what the server said of a clock holds from each change on, and before the first', () => {
    const clock = [
      { from: at('03-01T05:00'), minutes: -300 },
      { from: at('03-08T07:00'), minutes: -240 },
    ]
    expect(wallTimeOf(clock, at('03-08T06:59'))).toEqual(wall('2026-03-08', '01:59'))
    expect(wallTimeOf(clock, at('03-08T07:00'))).toEqual(wall('2026-03-08', '03:00'))
    expect(wallTimeOf(clock, at('03-01T04:00'))).toEqual(wall('2026-02-28', '23:00'))
  })

  test('days in words', () => {
    expect(dayInWords('2026-11-24')).toBe('terça-feira, 24 de novembro')
    expect(dayInWords('2026-03-01')).toBe('domingo, 1º de março')
    expect(dayInShort('2026-11-28')).toBe('sáb., 28/11')
    expect(monthInWords('2026-12')).toBe('dezembro de 2026')
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => nearDay(day, '2026-11-30'))).toEqual([
      'hoje',
      'amanhã',
      'qua., 02/12',
    ])
    expect(['America/Sao_Paulo', 'America/New_York'].map(placeOf)).toEqual(['Brasília', 'New York'])
  })
})

describe('free times', () => {
  const slots = ['11-24T11:45', '11-24T12:00', '11-24T12:15', '11-24T21:00', '11-25T03:30'].map(at)
  const times: FreeTimes = {
    zone: 'America/Sao_Paulo',
    clock: [{ from: at('11-01T04:00'), minutes: -240 }],
    theirClock: [{ from: at('11-01T04:00'), minutes: -180 }],
    openUntil: at('12-30T03:00'),
    slots,
  }

  test('packed, sent and unpacked they are the same', () => {
    expect(packTimes(times).runs).toEqual([
      [slots[0]!.getTime(), 3],
      [slots[3]!.getTime(), 1],
      [slots[4]!.getTime(), 1],
    ])
    expect(unpackTimes(packTimes(times))).toEqual(times)
  })

  test('belong to the days of the reader, with the other clock where it differs', () => {
    const [day, ...more] = timesByDay(times)
    expect(more).toEqual([])
    expect(day?.[0]).toBe('2026-11-24')
    expect(day?.[1].map(({ time, theirs }) => [time, theirs])).toEqual([
      ['07:45', wall('2026-11-24', '08:45')],
      ['08:00', wall('2026-11-24', '09:00')],
      ['08:15', wall('2026-11-24', '09:15')],
      ['17:00', wall('2026-11-24', '18:00')],
      ['23:30', wall('2026-11-25', '00:30')],
    ])
    const same = timesByDay({ ...times, theirClock: times.clock })
    expect(same.get('2026-11-24')?.[0]?.theirs).toBeUndefined()
    expect(byPartOfDay(day![1]).map((one) => [one.part, one.times.length])).toEqual([
      ['Manhã', 3],
      ['Tarde', 1],
      ['Noite', 1],
    ])
  })

  test('days without one are those from tomorrow to the last that can be booked', () => {
    const full = (month: string, now: string) => fullDaysOf(times, month, at(now))
    expect(full('2026-11', '11-22T12:00')).toEqual(['2026-11-23', ...days('2026-11', 25, 30)])
    expect(full('2026-12', '11-22T12:00')).toEqual(days('2026-12', 1, 29))
    expect(full('2026-10', '11-22T12:00')).toEqual([])
    expect(full('2027-01', '11-22T12:00')).toEqual([])
  })
  const days = (month: string, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => `${month}-${String(first + n).padStart(2, '0')}`)

  test('the nearest ones to a time that is gone, on either side and in order', () => {
    expect(nearestTo(slots, at('11-24T20:00'), 2)).toEqual([slots[3], slots[4]])
    expect(nearestTo(slots, at('11-24T12:10'), 3)).toEqual(slots.slice(0, 3))
    expect(nearestTo([], at('11-24T12:10'), 3)).toEqual([])
  })
})
