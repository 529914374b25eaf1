import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { credit } from '#test/support/people.ts'
import { rowsRead } from '#test/support/rows-read.ts'
import {
  availableOf,
  balanceOf,
  COMMISSION,
  findLedgerViolations,
  grantMinutes,
  listMinutes,
  postJournal,
  postJournals,
  findRefundableMinutes,
  reserveMinutes,
  returnMinutes,
  settleMinutes,
} from '../index.ts'
import { readStatement } from '../statement/read-statement.ts'
import { type MinutesKind, prepaidOf, SUBSCRIPTION_REVENUE } from '../rules.ts'
import { expireMinutes } from './expire-minutes.ts'
import { allocateMinutes, type CoveredTime, distributeUse, divideMinutes } from './rules.ts'
import { listExpiredPacks } from './sql.ts'

const db = await freshDatabase({ max: 12 })
const NOW = new Date('2026-11-20T15:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const MINUTE = 60_000n
const [luna, sol] = [randomUUID(), randomUUID()]

/** Without retries, because a retry would hide a deadlock. */
const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>
const balancesFor = (personId: string) =>
  Promise.all([availableOf(personId), prepaidOf(personId)].map((account) => balanceOf(db, account)))

type GrantOptions = Partial<{
  id: string
  kind: MinutesKind
  value: bigint
  minutes: bigint
  ceiling: bigint
  consultantId: string
  channel: string
  expiresAt: Date
  grantedAt: Date
}>
/** By default three times twenty minutes for R$ 149,90, for consultants up to R$ 4,49. */
const grant = (personId: string, { minutes = 60n, id = randomUUID(), ...options }: GrantOptions = {}) =>
  once((tx) =>
    grantMinutes(tx, {
      id,
      personId,
      kind: 'package',
      title: '3 conversas de 20 minutos',
      value: 14_990n,
      totalMs: minutes * MINUTE,
      ceiling: 449n,
      grantedAt: NOW,
      expiresAt: later(365),
      ...options,
    }),
  )

async function createBuyer(options: GrantOptions = {}, money = 20_000n) {
  const [ana, id] = [randomUUID(), options.id ?? randomUUID()]
  await credit(db, ana, money)
  await grant(ana, { ...options, id })
  return { ana, id }
}

const reserve = (
  personId: string,
  consultationId: string,
  requestedMs: bigint,
  request: {
    channel?: string
    price?: bigint
    chatPrice?: bigint
    with?: string
    isWelcome?: boolean
    acceptsPackages?: boolean
    at?: Date
  } = {},
) =>
  once((tx) =>
    reserveMinutes(tx, {
      consultationId,
      personId,
      requestedMs,
      consultantId: request.with ?? luna,
      channel: request.channel ?? 'chat',
      pricePerMinute: request.price ?? 299n,
      chatPricePerMinute: request.chatPrice ?? request.price ?? 299n,
      acceptsPackages: request.acceptsPackages ?? true,
      isWelcome: request.isWelcome ?? false,
      at: request.at ?? NOW,
    }),
  )

/** Settles and captures the value, as a consultation does. */
const settleTerms = (
  personId: string,
  consultationId: string,
  used: readonly CoveredTime[],
  terms = { channel: 'chat', pricePerMinute: 449n, commissionBps: 2_200 },
) =>
  once(async (tx) => {
    const { value, covers, journals } = await settleMinutes(tx, { consultationId, used, at: NOW, ...terms })
    const cover = {
      key: `cover:${consultationId}`,
      kind: 'consultation_cover',
      postings: [{ from: prepaidOf(personId), to: COMMISSION, amount: value }],
    }
    await postJournals(tx, [...(value > 0n ? [cover] : []), ...journals])
    return { value, covers }
  })
const settle = async (personId: string, consultationId: string, ms: bigint) =>
  (await settleTerms(personId, consultationId, [{ channel: 'chat', ms }])).value

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

test('pays for minutes once when the same grant is repeated', async () => {
  const { ana, id } = await createBuyer()
  expect(await balancesFor(ana)).toEqual([5_010n, 14_990n])
  expect(await grant(ana, { id })).toBe(false)
  expect(await balancesFor(ana)).toEqual([5_010n, 14_990n])
  expect(await listMinutes(db, ana)).toMatchObject([
    { id, kind: 'package', totalMs: 60n * MINUTE, usedMs: 0n, title: '3 conversas de 20 minutos' },
  ])
})

test('buys minutes once when the same grant is sent ten times at once', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await credit(db, ana, 100_000n)
  const given = await Promise.all(Array.from({ length: 10 }, () => grant(ana, { id })))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await balancesFor(ana)).toEqual([85_010n, 14_990n])
})

test('refuses minutes that a person cannot pay for and stores nothing', async () => {
  const bia = randomUUID()
  await credit(db, bia, 14_989n)
  await expect(grant(bia)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' })
  expect(await listMinutes(db, bia)).toEqual([])
})

test('captures the value of the used minutes and releases the rest', async () => {
  const { ana, id } = await createBuyer()
  const room = randomUUID()
  expect(await reserve(ana, room, 10n * MINUTE)).toBe(10n * MINUTE)
  await expect(once((tx) => returnMinutes(tx, { id, at: NOW }))).rejects.toMatchObject({
    code: 'wallet.minutes_in_use',
  })
  expect(await settle(ana, room, 61_001n)).toBe(254n)
  expect(await settle(ana, room, 61_001n), 'repeated').toBe(0n)
  expect(await balancesFor(ana)).toEqual([5_010n, 14_990n - 254n])
  expect(await findRefundableMinutes(db, id)).toEqual({
    ofBalance: 0n,
    isFrozen: false,
    unused: 14_736n,
    returned: 0n,
    isInUse: false,
  })
  expect((await once((tx) => returnMinutes(tx, { id, at: NOW }))).unused).toBe(14_736n)
  expect((await once((tx) => returnMinutes(tx, { id, at: NOW }))).unused, 'repeated').toBe(14_736n)
  expect(await balancesFor(ana)).toEqual([19_746n, 0n])
  expect(await findRefundableMinutes(db, id)).toEqual({
    ofBalance: 0n,
    isFrozen: false,
    unused: 0n,
    returned: 14_736n,
    isInUse: false,
  })
})

test('captures exactly the whole value when minutes are used in many small pieces', async () => {
  const { ana } = await createBuyer({ value: 1_000n, minutes: 10n })
  for (let piece = 0; piece < 7; piece++) {
    const room = randomUUID()
    const ms = await reserve(ana, room, 99_991n)
    await settle(ana, room, ms)
  }
  expect(await balancesFor(ana)).toEqual([19_000n, 0n])
  expect(await listMinutes(db, ana)).toEqual([])
})

test('uses the pack that expires first and fills up from the second', async () => {
  const { ana, id: second } = await createBuyer()
  const first = randomUUID()
  await grant(ana, { id: first, value: 1_000n, minutes: 4n, expiresAt: later(5) })
  const room = randomUUID()
  expect(await reserve(ana, room, 3n * MINUTE)).toBe(3n * MINUTE)
  expect(await reserve(ana, room, 6n * MINUTE), 'more for the same consultation').toBe(6n * MINUTE)
  await settle(ana, room, 5n * MINUTE)
  expect(await listMinutes(db, ana)).toMatchObject([{ id: second, usedMs: MINUTE, reservedMs: 0n }])
})

test.each<[string, GrantOptions, Parameters<typeof reserve>[3]]>([
  ['are dearer than credit', { value: 14_990n, minutes: 50n }, {}],
  ['do not reach the consultant’s price', {}, { price: 450n }],
  ['are for another consultant', { consultantId: sol, kind: 'single' }, {}],
  ['do not reach the chat price of a dearer channel', {}, { channel: 'audio', price: 562n, chatPrice: 450n }],
  ['would make a call dearer than credit', { value: 17_940n }, { channel: 'audio', price: 373n, chatPrice: 299n }],
  [
    'were bought for a call at a lower price',
    { kind: 'single', channel: 'audio', consultantId: luna, value: 14_920n, minutes: 40n, ceiling: 373n },
    { channel: 'audio', price: 374n, chatPrice: 300n },
  ],
  ['are welcome minutes, for a call', { kind: 'welcome', value: 0n }, { isWelcome: true, channel: 'audio' }],
  ['the consultant does not accept', {}, { acceptsPackages: false }],
  ['have expired', {}, { at: later(365) }],
  ['are welcome minutes when none were asked for', { kind: 'welcome', value: 0n }, {}],
])('covers nothing with minutes that %s', async (_, options, request) => {
  const { ana } = await createBuyer(options)
  expect(await reserve(ana, randomUUID(), MINUTE, request)).toBe(0n)
})

test.each<[string, GrantOptions, Parameters<typeof reserve>[3]]>([
  [
    'of a package on a dearer channel, whose chat price they reach',
    {},
    { channel: 'audio', price: 561n, chatPrice: 449n },
  ],
  [
    'bought for calls with this consultant',
    { kind: 'single', channel: 'audio', consultantId: luna, value: 14_920n, minutes: 40n, ceiling: 373n },
    { channel: 'audio', price: 373n, chatPrice: 299n },
  ],
  [
    'bought for this consultant, who accepts no packages',
    { consultantId: luna, kind: 'single' },
    { acceptsPackages: false },
  ],
])('covers with minutes %s', async (_, options, request) => {
  const { ana } = await createBuyer(options)
  expect(await reserve(ana, randomUUID(), MINUTE, request)).toBe(MINUTE)
})

const VOICE = { channel: 'audio', price: 373n, chatPrice: 299n }
const VOICE_TERMS = { channel: 'audio', pricePerMinute: 373n, commissionBps: 3_500 }

test('a minute of voice uses 1.25 of a package, one of chat in the same call one, and the rest is free again', async () => {
  const { ana, id } = await createBuyer({ minutes: 10n, value: 2_490n })
  const room = randomUUID()
  expect(await reserve(ana, room, 10n * MINUTE, VOICE)).toBe(8n * MINUTE)
  expect(await listMinutes(db, ana)).toMatchObject([{ id, reservedMs: 10n * MINUTE }])
  const used = [
    { channel: 'chat', ms: MINUTE },
    { channel: 'audio', ms: 4n * MINUTE },
  ]
  const settled = await settleTerms(ana, room, used, VOICE_TERMS)
  // Six of ten minutes: 1,494 of 2,490 centavos were paid for them, and the own chat price of six is 1,794.
  expect(settled).toMatchObject({ value: 1_494n, covers: [{ usedMs: 6n * MINUTE, earned: 972n }] })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 6n * MINUTE, reservedMs: 0n }])
})

test('minutes bought for voice are minutes of voice, and go first or last like any other', async () => {
  const single = {
    kind: 'single',
    channel: 'audio',
    consultantId: luna,
    value: 746n,
    minutes: 2n,
    ceiling: 373n,
  } as const
  const { ana } = await createBuyer({ minutes: 10n, value: 2_490n })
  await grant(ana, { ...single, expiresAt: later(30) })
  const room = randomUUID()
  expect(await reserve(ana, room, 20n * MINUTE, VOICE)).toBe(10n * MINUTE)
  const { covers } = await settleTerms(ana, room, [{ channel: 'audio', ms: 3n * MINUTE }], VOICE_TERMS)
  expect(covers.map(({ usedMs, value }) => [usedMs, value])).toEqual([
    [2n * MINUTE, 746n],
    [75_000n, 311n],
  ])
})

test('reserves nothing of a pack whose rest is no whole millisecond of a call', async () => {
  const { ana } = await createBuyer({ minutes: 10n, value: 2_490n })
  const chat = randomUUID()
  expect(await reserve(ana, chat, 10n * MINUTE - 1n)).toBe(10n * MINUTE - 1n)
  expect(await reserve(ana, randomUUID(), MINUTE, VOICE)).toBe(0n)
  await settle(ana, chat, 0n)
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 0n, reservedMs: 0n }])
})

test('packs of any lengths and channels: never overdrawn, and at most a millisecond lost', () => {
  const channels = ['chat', 'audio', 'video'] as const
  const packOf = (totalMs: bigint, channel: string | null) => ({
    id: randomUUID(),
    purchaseId: randomUUID(),
    part: 1,
    personId: 'ana',
    kind: 'package' as const,
    value: 0n,
    totalMs,
    usedMs: 0n,
    reservedMs: 0n,
    spent: 0n,
    ceiling: null,
    consultantId: null,
    channel,
    expiresAt: later(30),
    closedAt: null,
    isFrozen: false,
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
        expect(coveredMs).toBe(requestedMs * percent < units ? requestedMs : units / percent)
        const covers = taken.map(({ packId, ms }) => ({ pack: packs.find(({ id }) => id === packId)!, coveredMs: ms }))
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

test('does not reserve the same minutes twice when twenty consultations request at once', async () => {
  const { ana } = await createBuyer({ minutes: 60n })
  const got = await Promise.all(Array.from({ length: 20 }, () => reserve(ana, randomUUID(), 7n * MINUTE)))
  expect(got.reduce((a, b) => a + b)).toBe(60n * MINUTE)
  expect(got.filter((ms) => ms === 7n * MINUTE)).toHaveLength(8)
})

test('either returns or reserves minutes when both are requested at once', async () => {
  const seen = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { ana, id } = await createBuyer()
      const [back, aside] = await Promise.allSettled([
        once((tx) => returnMinutes(tx, { id, at: NOW })),
        reserve(ana, randomUUID(), MINUTE),
      ])
      return back.status === 'fulfilled'
        ? aside.status === 'fulfilled' && aside.value === 0n
        : back.reason.code === 'wallet.minutes_in_use'
    }),
  )
  expect(seen.every(Boolean)).toBe(true)
})

test('returns the rest of a single consultation as credit after its settlement', async () => {
  const { ana } = await createBuyer({ kind: 'single', value: 2_990n, minutes: 10n, consultantId: luna })
  const [declined, room] = [randomUUID(), randomUUID()]
  await reserve(ana, declined, 10n * MINUTE)
  await settle(ana, declined, 0n)
  expect(await reserve(ana, room, 10n * MINUTE), 'a declined consultation uses nothing').toBe(10n * MINUTE)
  expect(await settle(ana, room, 90_000n)).toBe(448n)
  expect(await balancesFor(ana)).toEqual([20_000n - 448n, 0n])
  expect(await listMinutes(db, ana)).toEqual([])
})

test('grants welcome minutes once per person', async () => {
  const ana = randomUUID()
  const welcome = { kind: 'welcome', value: 0n, minutes: 5n } as const
  const given = await Promise.all(Array.from({ length: 6 }, () => grant(ana, welcome)))
  expect(given.filter(Boolean)).toHaveLength(1)
  const room = randomUUID()
  expect(await reserve(ana, room, 10n * MINUTE, { isWelcome: true })).toBe(5n * MINUTE)
  await settle(ana, room, 30_000n)
  expect([await listMinutes(db, ana), await grant(ana, welcome)]).toEqual([[], false])
})

test('on expiry returns a package as credit and extends a plan once', async () => {
  const ends = { expiresAt: later(30), grantedAt: NOW }
  const { ana } = await createBuyer(ends)
  const { ana: bia, id } = await createBuyer({ ...ends, kind: 'plan' })
  const revenue = await balanceOf(db, SUBSCRIPTION_REVENUE)
  await expireMinutes({ db, log, clock: clockAt(later(30)) })
  expect([await balancesFor(ana), await balancesFor(bia)]).toEqual([
    [20_000n, 0n],
    [5_010n, 14_990n],
  ])
  const [plan] = await db<{ at: Date }[]>`select expires_at as at from minute_packs where id = ${id}`
  expect(plan!.at, '20 December plus one month').toEqual(new Date('2027-01-20T15:00:00.000Z'))
  await expireMinutes({ db, log, clock: clockAt(later(62)) })
  expect(await balancesFor(bia)).toEqual([5_010n, 0n])
  expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue).toBe(14_990n)
})

test('shows the price of minutes and their return on the statement, with matching balances', async () => {
  const { ana, id } = await createBuyer()
  const room = randomUUID()
  await reserve(ana, room, MINUTE)
  await settle(ana, room, MINUTE)
  await once((tx) => returnMinutes(tx, { id, at: NOW }))
  const { lines } = await readStatement(db, { personId: ana, cursor: undefined })
  expect(lines.map(({ words, amountCents, balanceCents }) => [words, amountCents, balanceCents])).toEqual([
    ['Minutos não usados, de volta em créditos: 3 conversas de 20 minutos', 14_741n, 19_751n],
    ['Compra de minutos: 3 conversas de 20 minutos', -14_990n, 5_010n],
    ['Compra de créditos', 20_000n, 20_000n],
  ])
})

test('does not expire minutes that a consultation has reserved', async () => {
  const { ana } = await createBuyer({ expiresAt: later(40) })
  const room = randomUUID()
  await reserve(ana, room, 10n * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => expireMinutes({ db, log, clock: clockAt(later(41)) })))
  expect(await balancesFor(ana)).toEqual([5_010n, 14_990n])
  await settle(ana, room, 6n * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => expireMinutes({ db, log, clock: clockAt(later(41)) })))
  expect(await balancesFor(ana)).toEqual([20_000n - 1_499n, 0n])
})

test('a pack that cannot expire does not stop the others, and expires once it can', async () => {
  const { ana: bad } = await createBuyer({ expiresAt: later(70) })
  const { ana: good } = await createBuyer({ expiresAt: later(71) })
  const move = (key: string, from: string, to: string) =>
    once((tx) =>
      postJournal(tx, { key: `${key}:${bad}`, kind: 'minutes_expired', postings: [{ from, to, amount: 14_990n }] }),
    )
  await move('taken', prepaidOf(bad), COMMISSION)
  await expireMinutes({ db, log, clock: clockAt(later(72)) })
  expect([await balancesFor(bad), await balancesFor(good)]).toEqual([
    [5_010n, 0n],
    [20_000n, 0n],
  ])
  await move('returned', COMMISSION, prepaidOf(bad))
  await expireMinutes({ db, log, clock: clockAt(later(73)) })
  expect(await balancesFor(bad)).toEqual([20_000n, 0n])
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

test('the sweep of each minute reads what has ended, not everybody’s minutes', async () => {
  const many = await freshDatabase({ max: 2 })
  await many`
    insert into minute_packs (id, person_id, kind, title, value, total_ms, granted_at, expires_at, purchase_id)
    select id, id, 'package', 'Dez minutos', 1000, 600000, ${NOW}, ${later(1)}::timestamptz + n * interval '1 hour', id
    from (select n, gen_random_uuid() as id from generate_series(1, 8000) as n) as bought`
  const ends = await many<{ id: string }[]>`select id from minute_packs order by expires_at limit 3`
  const [recalled, lost, frozen] = await many<{ id: string }[]>`
    select id from minute_packs order by expires_at desc limit 3`
  await many`update minute_packs set recalled_at = ${NOW} where id = any(${[recalled!.id, frozen!.id]}::uuid[])`
  await many`update minute_packs set frozen_at = ${NOW} where id = any(${[lost!.id, frozen!.id]}::uuid[])`
  await many`update minute_packs set lost_at = ${NOW} where id = ${lost!.id}`
  await ownerOf(many)`vacuum analyze minute_packs`
  let found: { id: string }[] = []
  const read = await rowsRead(many, 'minute_packs', async (tx) => {
    found = await listExpiredPacks(tx, new Date(later(1).getTime() + 3 * 3_600_000), 100, [])
  })
  expect(found.map(({ id }) => id)).toEqual([...ends, lost!, recalled!].map(({ id }) => id))
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(20)
})
