import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionOf } from '#shared/commission.ts'
import { channelPrice } from '#shared/channel-price.ts'
import { costOf } from '#shared/whole-seconds.ts'
import { anasConsultation } from '#test/support/room-events.ts'
import { chargedSoFar } from '../ui/cost-so-far.ts'
import { CALL_CHANNELS, type LiveChannel } from '../channels/rules.ts'
import { chargedUsage, chargedMs, coveredTimesOf, usagePrice, channelUsageOf, recover } from './channel-usage.rules.ts'
import { capture, costOfUsage, fundedMs, nextHold, release } from './money.rules.ts'

const NO_CALL = { audioMs: 0n, videoMs: 0n, audioCoveredMs: 0n, videoCoveredMs: 0n }
const RULE = { chargesMilliseconds: false }

describe('time and cost', () => {
  test.each([
    [299n, 0n, 0n],
    [299n, 1n, 0n],
    [299n, 200n, 0n],
    [299n, 999n, 0n],
    [299n, 1_000n, 4n],
    [299n, 59_999n, 294n],
    [299n, 60_000n, 299n],
    [199n, 1_003_000n, 3326n],
    [1490n, 4n * 3_600_000n, 357_600n],
    [429n, 37_000n, 264n],
    [429n, 37_999n, 264n],
  ])('%d centavos a minute for %d ms cost %d, rounded down once', (price, ms, cost) =>
    expect(costOf(price, ms)).toBe(cost),
  )

  test('charges money only for the time after the covered minutes', () => {
    const costAfter = (billedMs: bigint) =>
      costOfUsage(
        chargedUsage(
          channelUsageOf({ channel: 'chat', pricePerMinute: 300n, ...NO_CALL, billedMs, coveredMs: 60_000n }),
        ),
      )
    expect([59_999n, 60_000n, 90_000n].map(costAfter)).toEqual([0n, 0n, 150n])
  })

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
    channel: 'chat' as const,
    pricePerMinute: 299n,
    commissionBps: 3500,
    coveredMs: 0n,
    ...NO_CALL,
    ...RULE,
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

describe('channel usage of a consultation', () => {
  const luna = { channel: 'video' as const, pricePerMinute: 448n }

  test.each([
    ['chat', { audioMs: 0n, videoMs: 0n }, 299n],
    ['voice', { audioMs: 60_000n, videoMs: 0n }, 373n],
    ['video', { audioMs: 0n, videoMs: 60_000n }, 448n],
    ['half voice, half video', { audioMs: 30_000n, videoMs: 30_000n }, 186n + 224n],
    ['a bit of each, rounded down each', { audioMs: 20_001n, videoMs: 19_999n }, 99n + 124n + 141n],
  ])('a minute of %s agreed for video costs its own price', (_which, times, cost) =>
    expect(
      costOfUsage(chargedUsage(channelUsageOf({ ...luna, ...NO_CALL, billedMs: 60_000n, coveredMs: 0n, ...times }))),
    ).toBe(cost),
  )

  test('minutes cover their part of each channel', () => {
    const c = { ...luna, billedMs: 180_000n, coveredMs: 90_000n, audioMs: 60_000n, videoMs: 60_000n }
    const usage = channelUsageOf({ ...c, audioCoveredMs: 30_000n, videoCoveredMs: 0n })
    expect(usage.map(({ billedMs, coveredMs }) => billedMs - coveredMs)).toEqual([0n, 30_000n, 60_000n])
    expect(costOfUsage(chargedUsage(usage))).toBe(186n + 448n)
  })

  test('of each channel what minutes and what credit pay count in whole seconds, and no rests are added up', () => {
    const c = { ...luna, billedMs: 92_700n, coveredMs: 60_900n, audioMs: 30_800n, videoMs: 30_950n }
    const usage = chargedUsage(channelUsageOf({ ...c, audioCoveredMs: 29_950n, videoCoveredMs: 0n }))
    expect(usage.map(({ coveredMs, paidMs }) => [coveredMs, paidMs])).toEqual([
      [30_000n, 0n],
      [29_000n, 0n],
      [0n, 30_000n],
    ])
    expect([chargedMs(usage), costOfUsage(usage)]).toEqual([89_000n, 224n])
  })

  test('what was agreed while every millisecond was charged keeps that', () => {
    const c = { ...luna, ...NO_CALL, billedMs: 60_999n, videoMs: 60_999n, coveredMs: 0n }
    const costBy = (chargesMilliseconds: boolean) =>
      costOfUsage(chargedUsage(channelUsageOf(c), { chargesMilliseconds }))
    expect([costBy(true), costBy(false)]).toEqual([455n, 448n])
  })

  test('what a cheaper channel saved lasts longer, and never more than is reserved', () => {
    const c = { ...luna, held: 4_480n, coveredMs: 0n, ...NO_CALL }
    expect(fundedMs(c, channelUsageOf({ ...c, billedMs: 0n }))).toBe(600_000n)
    expect(fundedMs(c, channelUsageOf({ ...c, billedMs: 60_000n, videoMs: 60_000n }))).toBe(600_000n)
    expect(fundedMs(c, channelUsageOf({ ...c, billedMs: 60_000n }))).toBe(600_000n + ((448n - 299n) * 60_000n) / 448n)
  })

  const channels: LiveChannel[] = ['chat', ...CALL_CHANNELS]
  const anyPart = fc.record({
    channel: fc.constantFrom(...channels),
    ms: fc.bigInt(0n, 400_000n),
    captures: fc.boolean(),
    up: fc.option(fc.constantFrom(...channels)),
  })

  /**
   * A consultation as the meter would run it: each part on its channel, at most the agreed one, as long as covered
   * minutes and reserved money last; what minutes cover comes first.
   */
  test('whatever the order of channels, changes and captures: charged once, never more than reserved', () => {
    const start = fc.record({
      chatPrice: fc.bigInt(149n, 1490n),
      channel: fc.constantFrom(...channels),
      held: fc.bigInt(0n, 20_000n),
      coveredMs: fc.bigInt(0n, 600_000n),
      parts: fc.array(anyPart, { minLength: 1, maxLength: 12 }),
    })
    fc.assert(
      fc.property(start, ({ chatPrice, parts, ...begun }) => {
        const people = { id: 'c', clientId: 'ana', consultantId: 'luna' }
        let c = {
          ...people,
          ...begun,
          ...NO_CALL,
          ...RULE,
          pricePerMinute: channelPrice(chatPrice, begun.channel),
          billedMs: 0n,
          captured: 0n,
          commission: 0n,
          commissionBps: 3_500,
          isWelcome: false,
          heldPromotional: 0n,
          fee: 0n,
        }
        const reservedUnits = c.coveredMs * percentOf(c.channel)
        const expected = { chat: 0n, audio: 0n, video: 0n }
        let posted = 0n
        for (const part of parts) {
          if (part.up) c = { ...c, ...recover(c, part.up) } as typeof c
          const channel = channels[Math.min(channels.indexOf(part.channel), channels.indexOf(c.channel))]!
          const left = fundedMs(c, channelUsageOf(c)) - c.billedMs
          expect(left).toBeGreaterThanOrEqual(0n)
          const ms = part.ms < left ? part.ms : left
          const ahead = c.coveredMs > c.billedMs ? c.coveredMs - c.billedMs : 0n
          const covered = ms < ahead ? ms : ahead
          expected[channel] += ms - covered
          c = { ...c, billedMs: c.billedMs + ms }
          if (channel === 'audio') c = { ...c, audioMs: c.audioMs + ms, audioCoveredMs: c.audioCoveredMs + covered }
          if (channel === 'video') c = { ...c, videoMs: c.videoMs + ms, videoCoveredMs: c.videoCoveredMs + covered }
          const due = part.captures ? capture(c) : undefined
          if (!due) continue
          posted += due.journal.postings.reduce((sum, { amount }) => sum + amount, 0n)
          c = { ...c, captured: due.captured, commission: due.commission }
          expect(capture(c)).toBeUndefined()
        }
        posted += capture(c)?.journal.postings.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n
        const due = channels.map((one) => costOf(channelPrice(chatPrice, one), expected[one]))
        expect(posted).toBe(due.reduce((sum, cost) => sum + cost))
        expect(posted).toBeLessThanOrEqual(c.held)
        const used = coveredTimesOf(c).reduce((sum, { channel, ms }) => sum + ms * percentOf(channel), 0n)
        expect(used).toBeLessThanOrEqual(reservedUnits)
      }),
    )
  })

  const percentOf = (channel: string) => channelPrice(100n, channel)
})

describe('what a room shows as the cost so far', () => {
  const part = (channel: LiveChannel, pricePerMinuteCents: bigint, billedMs: number, coveredMs = 0) => ({
    channel,
    pricePerMinuteCents,
    billedMs,
    coveredMs,
  })
  const chat = { ...anasConsultation(), pricePerMinuteCents: 299n, coveredMs: 0 }
  const call = {
    ...chat,
    channel: 'video' as const,
    pricePerMinuteCents: 448n,
    currentChannel: 'video' as const,
    chargedChannel: 'video' as const,
  }
  const mixed = { ...call, channelUsage: [part('chat', 299n, 60_000), part('video', 448n, 30_000)] }

  test.each([
    ['chat, before anything was read', { ...chat, channelUsage: [] }, 60_000, 299n],
    ['chat, whatever was read last', { ...chat, channelUsage: [part('chat', 299n, 20_000)] }, 60_000, 299n],
    [
      'chat after covered minutes',
      { ...chat, coveredMs: 60_000, channelUsage: [part('chat', 299n, 60_000, 60_000)] },
      80_000,
      99n,
    ],
    ['chat and video, as read', mixed, 90_000, 299n + 224n],
    ['chat and video, with what ran since', mixed, 120_000, 299n + 448n],
    [
      'back in the chat, the agreed channel stays dear',
      { ...mixed, currentChannel: 'chat' as const, chargedChannel: 'chat' as const },
      120_000,
      448n + 224n,
    ],
    [
      'video while minutes cover',
      { ...mixed, coveredMs: 70_000, channelUsage: [part('chat', 299n, 60_000, 60_000)] },
      75_000,
      37n,
    ],
  ])('%s', (_what, c, ms, cost) => expect(chargedSoFar(c, ms).cents).toBe(cost))

  test('rises in whole seconds, to what is charged and never above it', () => {
    const anyTimes = fc.tuple(fc.nat(90_000), fc.nat(90_000), fc.nat(90_000), fc.nat(90_000), fc.nat(200_000))
    fc.assert(
      fc.property(anyTimes, ([chatMs, audioMs, videoMs, coveredOfChat, shownMs]) => {
        const coveredMs = Math.min(chatMs, coveredOfChat)
        const c = {
          ...call,
          coveredMs,
          channelUsage: [part('chat', 299n, chatMs, coveredMs), part('audio', 373n, audioMs)],
        }
        const billedMs = chatMs + audioMs + videoMs
        const usage = chargedUsage([
          { channel: 'chat', pricePerMinute: 299n, billedMs: BigInt(chatMs), coveredMs: BigInt(coveredMs) },
          { channel: 'audio', pricePerMinute: 373n, billedMs: BigInt(audioMs), coveredMs: 0n },
          { channel: 'video', pricePerMinute: 448n, billedMs: BigInt(videoMs), coveredMs: 0n },
        ])
        const charged = { ms: Number(chargedMs(usage)), cents: costOfUsage(usage) }
        expect(chargedSoFar(c, billedMs)).toMatchObject(charged)
        const shown = chargedSoFar(c, Math.min(shownMs, billedMs))
        expect(shown.ms % 1_000).toBe(0)
        expect(shown.ms).toBeLessThanOrEqual(charged.ms)
        expect(shown.cents).toBeLessThanOrEqual(charged.cents)
      }),
    )
  })
})

describe('a dearer channel while minutes cover', () => {
  const paulo = { channel: 'chat' as const, pricePerMinute: 299n, billedMs: 120_000n, coveredMs: 600_000n }

  test.each([
    ['chat to voice', paulo, 'audio', { channel: 'audio', pricePerMinute: 373n, coveredMs: 120_000n + 384_000n }],
    ['chat to video', paulo, 'video', { channel: 'video', pricePerMinute: 448n, coveredMs: 120_000n + 320_000n }],
    [
      'voice to video',
      { ...paulo, channel: 'audio' as const, pricePerMinute: 373n },
      'video',
      { channel: 'video', pricePerMinute: 448n, coveredMs: 120_000n + 400_000n },
    ],
    [
      'down to chat: what was agreed stays',
      { ...paulo, channel: 'audio' as const, pricePerMinute: 373n },
      'chat',
      { channel: 'audio', pricePerMinute: 373n, coveredMs: 600_000n },
    ],
    [
      'after the covered part',
      { ...paulo, billedMs: 700_000n },
      'audio',
      { channel: 'audio', pricePerMinute: 373n, coveredMs: 600_000n },
    ],
    [
      'an odd rest, rounded down',
      { ...paulo, coveredMs: 120_001n },
      'video',
      { channel: 'video', pricePerMinute: 448n, coveredMs: 120_000n },
    ],
  ] as const)('%s', (_how, c, to, after) => expect(recover(c, to)).toEqual(after))

  test('keeps the price of what was used before, to the centavo, from any price', () => {
    for (let price = 149n; price <= 1490n; price++)
      for (const to of CALL_CHANNELS) {
        const agreed = recover({ ...paulo, pricePerMinute: price }, to)
        expect(usagePrice(agreed, 'chat')).toBe(price)
      }
  })
})
