import { expect, test } from 'vitest'
import { byBurnDown } from './burn-down.rules.ts'

const ends = (day: number) => new Date(Date.UTC(2026, 5, day))
const HELD = {
  credit: { kind: 'credit', endsAt: null, grantId: 1n },
  newCredit: { kind: 'credit', endsAt: null, grantId: 2n },
  late: { kind: 'bonus', endsAt: ends(20), grantId: 3n },
  soon: { kind: 'bonus', endsAt: ends(10), grantId: 5n },
  soonToo: { kind: 'bonus', endsAt: ends(10), grantId: 6n },
  minutes: { kind: 'minutes', endsAt: ends(10), grantId: 7n },
} as const
type Name = keyof typeof HELD

test.each<[is: string, held: Name[], spent: Name[]]>([
  ['what ends first', ['late', 'soon'], ['soon', 'late']],
  ['bonus before older credit, which never ends', ['credit', 'late'], ['late', 'credit']],
  ['the oldest of the same end', ['soonToo', 'soon'], ['soon', 'soonToo']],
  ['the oldest credit', ['newCredit', 'credit'], ['credit', 'newCredit']],
  ['minutes before bonus of the same end', ['soon', 'minutes'], ['minutes', 'soon']],
  [
    'all of them',
    ['credit', 'late', 'minutes', 'newCredit', 'soon'],
    ['minutes', 'soon', 'late', 'credit', 'newCredit'],
  ],
])('spends %s', (_, held, spent) =>
  expect(held.map((name) => HELD[name]).toSorted(byBurnDown)).toEqual(spent.map((name) => HELD[name])),
)
