import { expect, test } from 'vitest'
import { readCursor, readDecidedCursor, writeCursor, writeDecidedCursor } from './cursor.rules.ts'
import { snoozeObstacle } from './rules.ts'

const NOW = new Date('2026-03-03T12:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

test.each([
  ['in two hours, due tomorrow', 2, 24, undefined],
  ['now', 0, 24, 'snoozed_into_past'],
  ['an hour ago', -1, 24, 'snoozed_into_past'],
  ['at its deadline', 24, 24, 'snoozed_past_deadline'],
  ['after its deadline', 30, 24, 'snoozed_past_deadline'],
  ['for seven days', 168, 400, undefined],
  ['for longer', 169, 400, 'snoozed_too_long'],
  ['overdue, four hours', 4, -1, undefined],
  ['overdue, five hours', 5, -1, 'snoozed_past_deadline'],
] as const)('a case rests %s', (_what, untilHours, dueHours, obstacle) =>
  expect(snoozeObstacle(inHours(untilHours), { now: NOW, dueAt: inHours(dueHours) })).toBe(obstacle),
)

test('a cursor is read as it was written', () => {
  const cursor = { dueAt: '2026-03-06T03:00:00.123456+00:00', kind: 'claim', id: crypto.randomUUID() }
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
})

test.each([
  '',
  'x',
  '~~',
  `2026-03-06T03:00:00+00:00~nada~${crypto.randomUUID()}`,
  `2026-99-06T03:00:00+00:00~claim~${crypto.randomUUID()}`,
  '2026-03-06T03:00:00+00:00~claim~1',
])('%s is no cursor', (text) => expect(readCursor(text)).toBeUndefined())

test('a cursor of decided cases is read as it was written', () => {
  const cursor = { at: '2026-03-06T03:00:00.1+00:00', id: 17n }
  expect(readDecidedCursor(writeDecidedCursor(cursor))).toEqual(cursor)
})

test.each(['', '17', '2026-03-06T03:00:00+00:00~-1', `2026-03-06T03:00:00+00:00~${'9'.repeat(19)}`, 'x~1'])(
  '%s is no cursor of decided cases',
  (text) => expect(readDecidedCursor(text)).toBeUndefined(),
)
