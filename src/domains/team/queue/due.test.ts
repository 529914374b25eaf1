import { expect, test } from 'vitest'
import { dueWords, urgencyOf } from './due.rules.ts'

const NOW = new Date('2026-03-03T15:00:00Z')

test.each([
  ['2026-03-04T03:00:00Z', 'hoje', 'soon'],
  ['2026-03-03T16:30:00Z', 'hoje 13:30', 'soon'],
  ['2026-03-05T03:00:00Z', 'amanhã', 'later'],
  ['2026-03-13T03:00:00Z', '12/03', 'later'],
  ['2026-03-03T15:00:00Z', 'há 1 min', 'overdue'],
  ['2026-03-03T14:15:00Z', 'há 45 min', 'overdue'],
  ['2026-03-03T03:00:00Z', 'há 12 h', 'overdue'],
  ['2026-03-02T03:00:00Z', 'há 1 dia', 'overdue'],
  ['2026-02-27T03:00:00Z', 'há 4 dias', 'overdue'],
])('what is due at %s is due %s', (at, words, urgency) => {
  expect([dueWords(new Date(at), NOW), urgencyOf(new Date(at), NOW)]).toEqual([words, urgency])
})
