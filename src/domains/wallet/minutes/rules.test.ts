import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelPercent } from '#shared/channel-price.ts'
import { wholeSeconds } from '#shared/whole-seconds.ts'
import { later, luna, NOW } from '#test/support/minutes-fixture.ts'
import { allocateMinutes, distributeUse, divideMinutes, joinParts, keptPartOf, spentOf } from './rules.ts'

test('packs of any lengths and channels: never overdrawn, and whole seconds are covered', () => {
  const channels = ['chat', 'audio', 'video'] as const
  let grants = 1n
  const packOf = (totalMs: bigint, channel: string | null) => ({
    grantId: grants++,
    id: randomUUID(),
    personId: 'ana',
    kind: 'package' as const,
    title: 'Minutos',
    value: 0n,
    totalMs,
    usedMs: 0n,
    reservedMs: 0n,
    expiredMs: 0n,
    spent: 0n,
    ceiling: null,
    consultantId: null,
    channel,
    grantedAt: NOW,
    expiresAt: later(30),
    paymentId: null,
    isFromBalance: false,
    isFrozen: false,
    isLost: false,
    isRecalled: false,
    isRolledOver: false,
    isKept: false,
  })
  const part = fc.tuple(fc.bigInt(1n, 900_000n), fc.boolean())
  const terms = { consultantId: luna, isWelcome: false, acceptsPackages: true, at: NOW }
  fc.assert(
    fc.property(
      fc.constantFrom(...channels),
      fc.array(part, { maxLength: 5 }),
      fc.bigInt(1n, 900_000n),
      fc.array(fc.tuple(fc.constantFrom(...channels), fc.bigInt(0n, 300_000n)), { maxLength: 4 }),
      (channel, parts, requestedMs, spoken) => {
        const packs = parts.map(([ms, isOwn]) => packOf(ms, isOwn ? channel : null))
        const request = { ...terms, channel, pricePerMinute: 1_000n, chatPricePerMinute: 1_000n }
        const { parts: taken, coveredMs } = allocateMinutes(packs, request, requestedMs)
        const percent = channelPercent(channel)
        const units = packs.reduce((sum, pack) => sum + pack.totalMs * channelPercent(pack.channel ?? 'chat'), 0n)
        expect(coveredMs).toBe(wholeSeconds(requestedMs * percent < units ? requestedMs : units / percent))
        const covers = taken.map(({ grantId, ms }) => ({
          pack: packs.find((pack) => pack.grantId === grantId)!,
          coveredMs: ms,
        }))
        for (const { pack, coveredMs: ms } of covers) expect(ms).toBeLessThanOrEqual(pack.totalMs)
        let left = coveredMs
        const used = spoken.map(([on, ms]) => {
          const cheaper = channelPercent(on) < percent ? on : channel
          const real = ms < left ? ms : left
          left -= real
          return { channel: cheaper, ms: real }
        })
        const due = used.reduce((sum, one) => sum + one.ms * channelPercent(one.channel), 0n)
        const uses = distributeUse(covers, used)
        const paid = uses.reduce((sum, { pack, usedMs }) => sum + usedMs * channelPercent(pack.channel ?? 'chat'), 0n)
        expect(paid).toBeGreaterThanOrEqual(due)
        expect(paid - due).toBeLessThan(150n)
        for (const [i, { usedMs }] of uses.entries()) expect(usedMs).toBeLessThanOrEqual(covers[i]!.coveredMs)
      },
    ),
  )
})

test.each([
  [3_600_000n, [4_990n, 10_000n]],
  [1_200_000n, [1_500n, 4_480n]],
  [600_000n, [1n, 2_989n]],
  [600_000n, [0n]],
])('no part of %i ms costs more a minute than the whole, and hardly any time is given away', (totalMs, values) => {
  const parts = divideMinutes(totalMs, values)
  const value = values.reduce((sum, one) => sum + one, 0n)
  for (const [i, ms] of parts.entries()) expect(values[i]! * totalMs <= value * ms).toBe(true)
  const given = parts.reduce((sum, ms) => sum + ms, -totalMs)
  expect(given >= 0n && given < BigInt(parts.length)).toBe(true)
})

test('a part that is kept: no value is made or lost, what was spent stays, and no minute of it is dearer', () => {
  const amounts = fc.tuple(fc.bigInt(0n, 100_000n), fc.bigInt(1n, 900_000n), fc.bigInt(0n, 900_000n))
  fc.assert(
    fc.property(amounts, fc.bigInt(1n, 900_000n), ([value, ms, usedMs], otherMs) => {
      const totalMs = usedMs + ms + otherMs
      const spent = spentOf({ value, totalMs }, usedMs)
      const kept = keptPartOf({ value, totalMs, usedMs, spent }, ms)!
      const rest = { value: value - kept.value, totalMs: totalMs - ms }
      expect(spentOf(rest, usedMs)).toBe(spent)
      expect(kept.value * totalMs).toBeLessThanOrEqual(value * kept.totalMs)
      expect(kept.totalMs).toBeGreaterThanOrEqual(ms)
      expect((kept.totalMs - ms) * value).toBeLessThanOrEqual(totalMs + value)
      expect(kept.value).toBeGreaterThanOrEqual(0n)
    }),
  )
})

test('nothing is a part of its own when nothing else is left', () => {
  expect(keptPartOf({ value: 600n, totalMs: 60n, usedMs: 20n, spent: 200n }, 40n)).toBeUndefined()
})

test('parts that end together are shown as one, and what is kept longer by itself', () => {
  const part = (days: number) => ({
    id: 'plan',
    expiresAt: later(days),
    value: 100n,
    totalMs: 60n,
    usedMs: 1n,
    reservedMs: 2n,
  })
  expect(joinParts([part(1), part(1), part(7)])).toEqual([
    { ...part(1), value: 200n, totalMs: 120n, usedMs: 2n, reservedMs: 4n },
    part(7),
  ])
})
