import { expect, test } from 'vitest'
import { monthShowing, monthsShown, weeksShown } from './weeks-shown.ts'

const days = (month: string, today: string) =>
  weeksShown(month, today)
    .flat()
    .filter((day) => day !== undefined)

test('another month than that of today is shown as it is', () => {
  const shown = days('2026-12', '2026-11-28')
  expect([shown[0], shown.at(-1), shown.length]).toEqual(['2026-12-01', '2026-12-31', 31])
  expect(weeksShown('2026-12', '2026-11-28')[0]!.slice(0, 2)).toEqual([undefined, undefined])
  expect(monthsShown('2026-12', '2026-11-28')).toEqual(['2026-12'])
})

test('at the end of a month the weeks go on into the next one', () => {
  const shown = days('2026-11', '2026-11-28')
  expect([shown[0], shown.at(-1), shown.length]).toEqual(['2026-11-22', '2026-12-26', 35])
  expect(monthsShown('2026-11', '2026-11-28')).toEqual(['2026-11', '2026-12'])
})

test('on each day of a year, four weeks ahead and the whole month are shown, and at most two months', () => {
  for (let n = 0; n < 400; n++) {
    const today = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    const month = today.slice(0, 7)
    const shown = days(month, today)
    const ahead = shown.filter((day) => day >= today)
    expect(ahead[0]).toBe(today)
    expect(ahead.length, today).toBeGreaterThanOrEqual(29)
    expect(monthsShown(month, today)).toEqual([...new Set(shown.map((day) => day.slice(0, 7)))])
    expect(monthsShown(month, today).length, today).toBeLessThanOrEqual(2)
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
    expect(shown).toContain(last)
  }
})

test.each([
  ['2026-12-26', '2026-11-28', '2026-11'],
  ['2026-12-27', '2026-11-28', '2026-12'],
  ['2027-02-01', '2026-11-28', '2027-02'],
])('%s is shown on %s by %s', (day, today, month) => expect(monthShowing(day, today)).toBe(month))
