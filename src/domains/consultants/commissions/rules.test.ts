import { expect, test } from 'vitest'
import { commissionBps } from '../commission.rules.ts'
import { TIERS } from '../rules.ts'
import { countsFrom, guardCommission, termsFrom } from './rules.ts'

const NOON = new Date('2026-11-20T15:00:00Z')

test.each([
  ['a better share counts on the day that was wished', '2026-12-01', false, '2026-12-01'],
  ['a better one tomorrow at the earliest', '2026-11-20', false, '2026-11-21'],
  ['a day of the past is never meant', '2025-01-01', false, '2026-11-21'],
  ['a worse one is read thirty days before', '2026-12-01', true, '2026-12-20'],
  ['a worse one later, if that was wished', '2027-02-01', true, '2027-02-01'],
])('%s', (_, wished, isWorse, day) => expect(countsFrom(wished, NOON, isWorse)).toEqual(new Date(`${day}T03:00:00Z`)))

test('terms from an instant on are those in force then and the later ones', () => {
  const terms = [1, 5, 9].map((day) => ({ at: new Date(`2026-12-0${day}T03:00:00Z`) }))
  const from = (day: string) => termsFrom(terms, new Date(`2026-12-${day}T03:00:00Z`)).map(({ at }) => at.getUTCDate())
  expect([from('01'), from('04'), from('05'), from('20')]).toEqual([[1, 5, 9], [1, 5, 9], [5, 9], [9]])
})

test('a share is one that is published: no purchase earns more than at the last tier (P8)', () => {
  const shares = TIERS.map(commissionBps)
  for (const bps of [...shares, null]) expect(() => guardCommission(bps)).not.toThrow()
  for (const bps of [Math.min(...shares) - 1, Math.max(...shares) + 1, 0, 10_000])
    expect(() => guardCommission(bps)).toThrow('A parte da casa')
})
