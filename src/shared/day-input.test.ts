import { expect, test } from 'vitest'
import { maskDay, toIsoDay } from './day-input.ts'

test.each([
  ['1', '1'],
  ['14', '14'],
  ['140', '14/0'],
  ['14/05/', '14/05'],
  ['14051990', '14/05/1990'],
  ['14/05/19901', '14/05/1990'],
  ['1990-05-14', '14/05/1990'],
  ['abc', ''],
])('typing %s shows %s', (typed, shown) => expect(maskDay(typed)).toBe(shown))

test.each([
  ['14/05/1990', '1990-05-14'],
  [' 4/5/1990 ', '1990-05-04'],
  ['1990-05-14', '1990-05-14'],
  ['14/05/90', '14/05/90'],
  ['', ''],
])('%s is read as %s', (typed, day) => expect(toIsoDay(typed)).toBe(day))
