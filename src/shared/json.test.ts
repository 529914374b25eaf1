import { expect, test } from 'vitest'
import { fromJson } from './json.ts'
import { holdsOnlyStorableText } from './text.ts'

test.each([
  ['{"amountCents": 1000}', { amountCents: 1000 }],
  ['{"amountCents": -5, "rate": 1e3}', { amountCents: -5, rate: 1000 }],
  [String.raw`{"amountCent\u0073": 7}`, { amountCents: 7 }],
  ['{"note": "10.0 Cents"}', { note: '10.0 Cents' }],
  ['[1.5, "\\u00e9"]', [1.5, 'é']],
])('reads %s', (text, value) => expect(fromJson(text)).toEqual(value))

test.each([
  '{"amountCents": 10.0}',
  '{"amountCents": 1e3}',
  '{"order": [{"priceCents": 0.5}]}',
  String.raw`{"amountCent\u0073": 10.0}`,
  String.raw`{"\u0061mountCents": 1e3}`,
  '{"amountCents": 12345678901234567}',
  '{"amountCents"',
])('refuses %s', (text) => expect(() => fromJson(text)).toThrow(SyntaxError))

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('throws for what is nested too deep to be walked, and not later: %s', (open, close) => {
  const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`
  expect(() => fromJson(deep)).toThrow()
})

test('what is nested as deep as a short text can be is walked', () =>
  expect(holdsOnlyStorableText(fromJson('['.repeat(1_024) + ']'.repeat(1_024)))).toBe(true))

const LENGTH = 60_000
const long = (part: string, join = ',') =>
  Array(Math.floor(LENGTH / (part.length + join.length)))
    .fill(part)
    .join(join)
test.each([
  ['a text', `{"a":"${'a'.repeat(LENGTH)}"}`],
  ['escapes', `{"a":"${long(String.raw`\u0043`, '')}"}`],
  ['numbers', `{"a":[${long('1')}]}`],
  ['objects', `{"a":[${long('{}')}]}`],
  ['amounts', `{"a":[${long('{"aCents":1}')}]}`],
  ['names', `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ['names that almost are amounts', `{"a":[${long('"Cents"   ')}]}`],
])('60 kB of %s are read within 5 ms of processor time', (_of, text) => {
  const spent = () => {
    const before = process.cpuUsage()
    holdsOnlyStorableText(fromJson(text))
    return process.cpuUsage(before).user / 1_000
  }
  // The shortest of many: a machine that pauses for its garbage, or compiles, says nothing about the work.
  expect(Math.min(...Array.from({ length: 40 }, spent))).toBeLessThan(5)
})
