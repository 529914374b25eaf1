import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionOf } from '#shared/commission.ts'
import { capture, costOf, fundedMs, nextHold, chargedMs, release } from './money.rules.ts'

describe('time and cost', () => {
  test.each([
    [299n, 0n, 0n],
    [299n, 1n, 0n],
    [299n, 200n, 0n],
    [299n, 201n, 1n],
    [299n, 59_999n, 298n],
    [299n, 60_000n, 299n],
    [199n, 1_003_000n, 3326n],
    [1490n, 4n * 3_600_000n, 357_600n],
  ])('%d centavos a minute for %d ms cost %d, rounded down once', (price, ms, cost) =>
    expect(costOf(price, ms)).toBe(cost),
  )

  test('charges money only for the time after the covered minutes', () =>
    expect([59_999n, 60_000n, 90_000n].map((billedMs) => chargedMs({ billedMs, coveredMs: 60_000n }))).toEqual([
      0n,
      0n,
      30_000n,
    ]))

  test('the reserved money lasts exactly as long as its cost does not exceed it', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 1_000_000n), fc.bigInt(149n, 1490n), (held, pricePerMinute) => {
        const ms = fundedMs({ held, pricePerMinute })
        expect(costOf(pricePerMinute, ms)).toBeLessThanOrEqual(held)
        expect(pricePerMinute * (ms + 1n)).toBeGreaterThan(held * 60_000n)
      }),
    )
  })
})

describe('holds, captures and releases', () => {
  const ana = {
    id: 'c',
    clientId: 'ana',
    consultantId: 'luna',
    pricePerMinute: 299n,
    commissionBps: 3500,
    coveredMs: 0n,
    isWelcome: false,
    held: 2990n,
    heldPromotional: 0n,
    fee: 0n,
  }

  test('repeated captures add up to one single capture', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 90_000n), { minLength: 1, maxLength: 12 }), (steps) => {
        let [billedMs, captured, commission, consultant, platform] = [0n, 0n, 0n, 0n, 0n]
        for (const step of steps) {
          billedMs += step
          const due = capture({ ...ana, billedMs, captured, commission })
          for (const { to, amount } of due?.journal.postings ?? [])
            to.includes('luna') ? (consultant += amount) : (platform += amount)
          if (due) ({ captured, commission } = due)
        }
        expect(captured).toBe(costOf(ana.pricePerMinute, billedMs))
        expect(commission).toBe(commissionOf(captured, ana.commissionBps))
        expect([consultant, platform]).toEqual([captured - commission, commission])
      }),
    )
  })

  test('captures nothing when nothing new is proven', () =>
    expect(capture({ ...ana, billedMs: 60_000n, captured: 299n, commission: 104n })).toBeUndefined())
  test('a capture carries a key that makes it idempotent', () =>
    expect(capture({ ...ana, billedMs: 60_000n, captured: 0n, commission: 0n })?.journal.key).toBe('capture:c:299'))
  test('releases what was not used', () =>
    expect(release({ ...ana, captured: 299n })).toMatchObject({ released: 2691n, journal: { key: 'release:c' } }))
  test('releases nothing when everything was used', () => expect(release({ ...ana, captured: 2990n })).toBeUndefined())

  test.each([
    ['ten minutes when they are there', 0n, null, 10_000n, {}, 2990n],
    ['what is there when it is less', 0n, null, 1_000n, {}, 1_000n],
    ['no more than the client allowed for this consultation', 0n, 1_500n, 10_000n, {}, 1_500n],
    ['only the rest of what was allowed', 1_400n, 1_500n, 10_000n, {}, 100n],
    ['no more than their own limits leave', 0n, null, 10_000n, { allowance: 700n }, 700n],
    ['nothing when the limit is used up', 1_500n, 1_500n, 10_000n, {}, 0n],
    ['nothing from an empty balance', 2_990n, null, 0n, {}, 0n],
    ['what minutes do not cover', 0n, null, 10_000n, { requestedMs: 90_000n }, 448n],
  ])('a hold takes %s', (_case, held, spendingLimit, available, bounds, amount) =>
    expect(nextHold({ pricePerMinute: 299n, held, spendingLimit }, { available, promotional: 0n }, bounds)).toEqual({
      amount,
      promotional: 0n,
    }),
  )

  test.each([
    ['all of it', 5_000n, 2990n],
    ['what there is', 1_000n, 1_000n],
  ])('a hold takes promotional money first: %s', (_case, promotional, taken) =>
    expect(
      nextHold({ pricePerMinute: 299n, held: 0n, spendingLimit: null }, { available: 5_000n, promotional }),
    ).toEqual({
      amount: 2990n,
      promotional: taken,
    }),
  )

  test.each([
    [0n, { promotional: 600n, available: 2390n }],
    [500n, { promotional: 100n, available: 2390n }],
    [700n, { promotional: 0n, available: 2290n }],
  ])('of %d centavos charged, the bonus is spent first, and each rest returns to its origin', (captured, parts) => {
    const { postings } = release({ ...ana, heldPromotional: 600n, captured })!.journal
    for (const [kind, amount] of Object.entries(parts))
      expect(postings.find(({ to }) => to.endsWith(kind))?.amount ?? 0n).toBe(amount)
  })
})
