import { expect, test } from 'vitest'
import { snoozeChoices } from './snooze-choices.rules.ts'

const TUESDAY = new Date('2026-03-03T15:00:00Z')
const words = (dueAt: string, now = TUESDAY) => snoozeChoices(new Date(dueAt), now).map((one) => one.words)

test.each([
  ['far away', '2026-03-20T03:00:00Z', 4],
  ['on Friday', '2026-03-07T03:00:00Z', 3],
  ['tonight', '2026-03-04T03:00:00Z', 2],
  ['over', '2026-03-03T03:00:00Z', 2],
])('a case whose deadline is %s may rest as long as that allows', (_what, dueAt, count) => {
  expect(words(dueAt)).toHaveLength(count)
})

test('the morning is that of São Paulo, and Monday is the next one', () => {
  const [, , tomorrow, monday] = snoozeChoices(new Date('2026-03-20T03:00:00Z'), TUESDAY)
  expect([tomorrow!.until, monday!.until]).toEqual([new Date('2026-03-04T11:00:00Z'), new Date('2026-03-09T11:00:00Z')])
})
