import { describe, expect, test } from 'vitest'
import { captureJournal, holdJournal, releaseJournal, splitOf } from './money.rules.ts'
import { canMove, answerDueAt, isInTime, isOpen, overdue, STATES, type State, warningDue } from './rules.ts'

const ASKED_AT = new Date('2026-03-02T15:00:00.000Z')
const after = (hours: number) => new Date(ASKED_AT.getTime() + hours * 3_600_000)
const asked = (answerHours = 24, warned: 'half' | 'soon' | null = null) => ({
  state: 'asked' as State,
  askedAt: ASKED_AT,
  dueAt: answerDueAt(ASKED_AT, answerHours),
  lapsesAt: after(8_760),
  warned,
  onHoldSince: null as Date | null,
})

test('no state is reached twice, and every state can be reached', () => {
  const from = (state: State): Set<State> =>
    new Set(STATES.filter((next) => canMove(state, next)).flatMap((next) => [next, ...from(next)]))
  for (const state of STATES) expect(from(state)).not.toContain(state)
  expect([...from('unsent')].toSorted()).toEqual(STATES.filter((state) => state !== 'unsent').toSorted())
  expect(STATES.filter(isOpen)).toEqual(['unsent', 'asked'])
})

test.each([
  ['handled as it came, before the end', 23, 23, true],
  ['handled long after it came, still before the end', 1, 23, true],
  ['come before the end, handled within a minute of it', 24 - 0.001, 24 + 0.01, true],
  ['come before the end, handled two minutes after it came', 24 - 0.001, 24 + 0.033, false],
  ['come at the end', 24, 24, false],
])('%s: in time or not', (_, arrived, handled, expected) => {
  expect(isInTime(answerDueAt(ASKED_AT, 24), { arrivedAt: after(arrived), at: after(handled) })).toBe(expected)
})

test.each([
  ['asked, a millisecond before its end', asked(), after(24 - 1 / 3_600_000), undefined],
  ['asked, at its end', asked(), after(24), 'missed'],
  [
    'unsent, a day after it was bought',
    { ...asked(), state: 'unsent' as State, askedAt: null, dueAt: null },
    after(24),
    undefined,
  ],
  [
    'unsent, a year after',
    { ...asked(), state: 'unsent' as State, askedAt: null, dueAt: null },
    after(8_760),
    'lapsed',
  ],
  ['asked and on hold, at its end', { ...asked(), onHoldSince: after(1) }, after(24), undefined],
  ['answered, long ago', { ...asked(), state: 'answered' as State }, after(999), undefined],
])('overdue: %s', (_, question, at, end) => {
  expect(overdue(question, at)).toBe(end)
})

test.each([
  ['before half time', asked(), 11.99, undefined],
  ['at half time', asked(), 12, 'half'],
  ['half time, warned already', asked(24, 'half'), 13, undefined],
  ['four hours before the end', asked(24, 'half'), 20, 'soon'],
  ['the worker was down at half time', asked(), 21, 'soon'],
  ['the last warning, sent already', asked(24, 'soon'), 23, undefined],
  ['at the end', asked(24, 'half'), 24, undefined],
  ['three days: half time', asked(72), 36, 'half'],
  ['six hours: only the last warning is sent', asked(6), 2, 'soon'],
  ['six hours: no half-time warning after the last one', asked(6, 'soon'), 3, undefined],
])('warnings: %s', (_, question, hours, warning) => {
  expect(warningDue(question, after(hours))).toBe(warning)
})

describe('money', () => {
  const money = { id: 'q', clientId: 'ana', consultantId: 'luna', price: 1_990n, held: 1_990n, commissionBps: 3_500 }

  test.each([
    ['paid in full', 1_990n, { earned: 1_294n, commission: 696n }],
    ['with ten percent off', 1_791n, { earned: 1_294n, commission: 497n }],
    ['with more off than the platform takes', 1_000n, { earned: 1_000n, commission: 0n }],
    ['with nothing left to pay', 0n, { earned: 0n, commission: 0n }],
  ])('%s, the consultant earns the share of the price, and at most what was paid', (_, held, split) => {
    expect(splitOf({ ...money, held })).toEqual(split)
  })

  test('what is held equals what is captured or released, to the centavo', () => {
    for (let held = 0n; held <= 1_990n; held += 199n) {
      const all = { ...money, held }
      const out = (captureJournal(all)?.postings ?? []).filter(({ from }) => from === 'client:ana:reserved')
      expect(out.reduce((sum, { amount }) => sum + amount, 0n)).toBe(held)
      for (const journal of [holdJournal(all), releaseJournal(all)])
        expect(journal?.postings[0]?.amount).toBe(held > 0n ? held : undefined)
    }
  })
})
