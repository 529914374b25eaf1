import { expect, test } from 'vitest'
import { agendaWith, daysOf, viewLater, viewOf, weekInWords } from './address.ts'
import { hoursToShow, openOn, partOn } from './lay-out.ts'

const TODAY = { kind: 'semana', day: '2026-11-28' } as const
const view = (query: string) => viewOf(new URLSearchParams(query), TODAY)

test('the address says a day or the week of one; what makes no sense is today', () => {
  expect(view('dia=2026-12-03')).toEqual({ kind: 'dia', day: '2026-12-03' })
  expect(view('semana=2026-12-03')).toEqual({ kind: 'semana', day: '2026-11-30' })
  for (const wrong of ['', 'dia=2026-02-30', 'semana=hoje', 'dia=']) expect(view(wrong), wrong).toEqual(TODAY)
})

test('a week begins on Monday, and the next one follows', () => {
  expect(daysOf(view('semana=2026-11-29'))).toEqual([23, 24, 25, 26, 27, 28, 29].map((n) => `2026-11-${n}`))
  expect(viewLater(view('semana=2026-11-30'), 1)).toEqual({ kind: 'semana', day: '2026-12-07' })
  expect(viewLater(view('dia=2026-11-30'), -1)).toEqual({ kind: 'dia', day: '2026-11-29' })
  expect(weekInWords('2026-11-30')).toBe('30 de nov. a 6 de dez.')
  expect(weekInWords('2026-11-23')).toBe('23 a 29 de nov.')
})

test('another view keeps the rest of the address', () => {
  const search = new URLSearchParams('secao=agenda&dia=2026-11-28')
  expect(agendaWith(search, { kind: 'semana', day: '2026-11-28' })).toBe('?secao=agenda&semana=2026-11-23')
})

test('what lasts beyond midnight lies on both days, and what ends at midnight on one', () => {
  const [from, until] = [
    { day: '2026-11-28', time: '23:30' },
    { day: '2026-11-29', time: '00:30' },
  ]
  expect(partOn('2026-11-28', from, until)).toEqual({ from: 1_410, until: 1_440 })
  expect(partOn('2026-11-29', from, until)).toEqual({ from: 0, until: 30 })
  expect(partOn('2026-11-29', from, { day: '2026-11-29', time: '00:00' })).toBeUndefined()
  expect(partOn('2026-11-30', from, until)).toBeUndefined()
})

test('a day is open as the week says, unless it is an exception, with what began the night before', () => {
  const weekly = [
    { weekday: 6, from: 1_320, until: 1_560 },
    { weekday: 7, from: 540, until: 720 },
  ]
  const off = { day: '2026-11-29', kind: 'off' } as const
  const extra = { day: '2026-11-29', kind: 'extra', from: 840, until: 900 } as const
  const night = { from: 0, until: 120 }
  expect(openOn('2026-11-29', { weekly, exceptions: [] })).toEqual([night, { from: 540, until: 720 }])
  expect(openOn('2026-11-29', { weekly, exceptions: [off, extra] })).toEqual(
    [night, { ...extra }].map(({ from, until }) => ({ from, until })),
  )
})

test('the hours of a working day are shown, and more when there is more', () => {
  expect(hoursToShow([])).toEqual({ first: 9, last: 18 })
  expect(
    hoursToShow([
      { from: 450, until: 480 },
      { from: 1_200, until: 1_290 },
    ]),
  ).toEqual({ first: 7, last: 22 })
})
