import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { credit } from '#test/support/people.ts'
import {
  availableOf,
  balanceOf,
  COMMISSION,
  findLedgerViolations,
  grantMinutes,
  listMinutes,
  postJournals,
  findRefundableMinutes,
  reserveMinutes,
  returnMinutes,
  settleMinutes,
} from '../index.ts'
import { readStatement } from '../statement/read-statement.ts'
import { prepaidOf, SUBSCRIPTION_REVENUE } from '../rules.ts'
import { expireMinutes } from './expire-minutes.ts'
import type { MinutesKind } from './rules.ts'

const db = await freshDatabase({ max: 12 })
const NOW = new Date('2026-11-20T15:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const MINUTE = 60_000n
const [luna, sol] = [randomUUID(), randomUUID()]

/** One try only: a second one would hide a deadlock. */
const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>
const standsAt = (personId: string) =>
  Promise.all([availableOf(personId), prepaidOf(personId)].map((account) => balanceOf(db, account)))

type GrantOptions = Partial<{
  id: string
  kind: MinutesKind
  value: bigint
  minutes: bigint
  ceiling: bigint
  consultantId: string
  expiresAt: Date
  grantedAt: Date
}>
/** Three times twenty minutes for R$ 149,90, for consultants up to R$ 4,49, unless said otherwise. */
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

async function aBuyer(options: GrantOptions = {}, money = 20_000n) {
  const [ana, id] = [randomUUID(), options.id ?? randomUUID()]
  await credit(db, ana, money)
  await grant(ana, { ...options, id })
  return { ana, id }
}

const reserve = (
  personId: string,
  consultationId: string,
  requestedMs: bigint,
  request: { price?: bigint; with?: string; isWelcome?: boolean; at?: Date } = {},
) =>
  once((tx) =>
    reserveMinutes(tx, {
      consultationId,
      personId,
      requestedMs,
      consultantId: request.with ?? luna,
      channel: 'chat',
      pricePerMinute: request.price ?? 299n,
      isWelcome: request.isWelcome ?? false,
      at: request.at ?? NOW,
    }),
  )

/** Settles, and lets the platform have the value, as a conversation would. */
const settle = (personId: string, consultationId: string, usedMs: bigint) =>
  once(async (tx) => {
    const { value, journals } = await settleMinutes(tx, { consultationId, usedMs, at: NOW })
    const cover = {
      key: `cover:${consultationId}`,
      kind: 'consultation_cover',
      postings: [{ from: prepaidOf(personId), to: COMMISSION, amount: value }],
    }
    await postJournals(tx, [...(value > 0n ? [cover] : []), ...journals])
    return value
  })

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

test('minutes are paid from what is there, once, however often they are given', async () => {
  const { ana, id } = await aBuyer()
  expect(await standsAt(ana)).toEqual([5_010n, 14_990n])
  expect(await grant(ana, { id })).toBe(false)
  expect(await standsAt(ana)).toEqual([5_010n, 14_990n])
  expect(await listMinutes(db, ana)).toMatchObject([
    { id, kind: 'package', totalMs: 60n * MINUTE, usedMs: 0n, title: '3 conversas de 20 minutos' },
  ])
})

test('the same minutes given ten times at once are bought once', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await credit(db, ana, 100_000n)
  const given = await Promise.all(Array.from({ length: 10 }, () => grant(ana, { id })))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await standsAt(ana)).toEqual([85_010n, 14_990n])
})

test('who cannot pay gets no minutes, and nothing of them is kept', async () => {
  const bia = randomUUID()
  await credit(db, bia, 14_989n)
  await expect(grant(bia)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' })
  expect(await listMinutes(db, bia)).toEqual([])
})

test('what a conversation used leaves with its value, the rest is free again', async () => {
  const { ana, id } = await aBuyer()
  const room = randomUUID()
  expect(await reserve(ana, room, 10n * MINUTE)).toBe(10n * MINUTE)
  await expect(once((tx) => returnMinutes(tx, { id, at: NOW }))).rejects.toMatchObject({
    code: 'wallet.minutes_in_use',
  })
  expect(await settle(ana, room, 61_001n)).toBe(254n)
  expect(await settle(ana, room, 61_001n), 'once').toBe(0n)
  expect(await standsAt(ana)).toEqual([5_010n, 14_990n - 254n])
  expect(await findRefundableMinutes(db, id)).toEqual({ value: 14_990n, unused: 14_736n, returned: 0n, isInUse: false })
  expect(await once((tx) => returnMinutes(tx, { id, at: NOW }))).toBe(14_736n)
  expect(await once((tx) => returnMinutes(tx, { id, at: NOW })), 'asked again').toBe(14_736n)
  expect(await standsAt(ana)).toEqual([19_746n, 0n])
  expect(await findRefundableMinutes(db, id)).toEqual({ value: 14_990n, unused: 0n, returned: 14_736n, isInUse: false })
})

test('used in many small pieces, the whole value leaves and not a centavo more', async () => {
  const { ana } = await aBuyer({ value: 1_000n, minutes: 10n })
  for (let piece = 0; piece < 7; piece++) {
    const room = randomUUID()
    const ms = await reserve(ana, room, 99_991n)
    await settle(ana, room, ms)
  }
  expect(await standsAt(ana)).toEqual([19_000n, 0n])
  expect(await listMinutes(db, ana)).toEqual([])
})

test('two packs: those that end first are used first, and the second fills what is missing', async () => {
  const { ana, id: second } = await aBuyer()
  const first = randomUUID()
  await grant(ana, { id: first, value: 1_000n, minutes: 4n, expiresAt: later(5) })
  const room = randomUUID()
  expect(await reserve(ana, room, 3n * MINUTE)).toBe(3n * MINUTE)
  expect(await reserve(ana, room, 6n * MINUTE), 'more for the same conversation').toBe(6n * MINUTE)
  await settle(ana, room, 5n * MINUTE)
  expect(await listMinutes(db, ana)).toMatchObject([{ id: second, usedMs: MINUTE, reservedMs: 0n }])
})

test.each<[string, GrantOptions, Parameters<typeof reserve>[3]]>([
  ['are dearer than credit', { value: 14_990n, minutes: 50n }, {}],
  ['are not for such a dear consultant', {}, { price: 450n }],
  ['are for somebody else', { consultantId: sol, kind: 'single' }, {}],
  ['are over', {}, { at: later(365) }],
  ['are a present of the first time, and nobody asked for it', { kind: 'welcome', value: 0n }, {}],
])('no minutes are used that %s', async (_, options, request) => {
  const { ana } = await aBuyer(options)
  expect(await reserve(ana, randomUUID(), MINUTE, request)).toBe(0n)
})

test('twenty conversations ask at once for the last minutes: none is given twice', async () => {
  const { ana } = await aBuyer({ minutes: 60n })
  const got = await Promise.all(Array.from({ length: 20 }, () => reserve(ana, randomUUID(), 7n * MINUTE)))
  expect(got.reduce((a, b) => a + b)).toBe(60n * MINUTE)
  expect(got.filter((ms) => ms === 7n * MINUTE)).toHaveLength(8)
})

test('given back and set aside at the same moment: one of both', async () => {
  const seen = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { ana, id } = await aBuyer()
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

test('a single consultation is over with its conversation, and its rest is credit', async () => {
  const { ana } = await aBuyer({ kind: 'single', value: 2_990n, minutes: 10n, consultantId: luna })
  const [declined, room] = [randomUUID(), randomUUID()]
  await reserve(ana, declined, 10n * MINUTE)
  await settle(ana, declined, 0n)
  expect(await reserve(ana, room, 10n * MINUTE), 'nothing happened yet').toBe(10n * MINUTE)
  expect(await settle(ana, room, 90_000n)).toBe(448n)
  expect(await standsAt(ana)).toEqual([20_000n - 448n, 0n])
  expect(await listMinutes(db, ana)).toEqual([])
})

test('the minutes of the first time come once in a life', async () => {
  const ana = randomUUID()
  const welcome = { kind: 'welcome', value: 0n, minutes: 5n } as const
  const given = await Promise.all(Array.from({ length: 6 }, () => grant(ana, welcome)))
  expect(given.filter(Boolean)).toHaveLength(1)
  const room = randomUUID()
  expect(await reserve(ana, room, 10n * MINUTE, { isWelcome: true })).toBe(5n * MINUTE)
  await settle(ana, room, 30_000n)
  expect([await listMinutes(db, ana), await grant(ana, welcome)]).toEqual([[], false])
})

test('when their time is over: a package is credit again, a plan goes on once and then is over', async () => {
  const ends = { expiresAt: later(30), grantedAt: NOW }
  const { ana } = await aBuyer(ends)
  const { ana: bia, id } = await aBuyer({ ...ends, kind: 'plan' })
  const revenue = await balanceOf(db, SUBSCRIPTION_REVENUE)
  await expireMinutes(db, clockAt(later(30)))
  expect([await standsAt(ana), await standsAt(bia)]).toEqual([
    [20_000n, 0n],
    [5_010n, 14_990n],
  ])
  const [plan] = await db<{ at: Date }[]>`select expires_at as at from minute_packs where id = ${id}`
  expect(plan!.at, '20 December, a month more').toEqual(new Date('2027-01-20T15:00:00.000Z'))
  await expireMinutes(db, clockAt(later(62)))
  expect(await standsAt(bia)).toEqual([5_010n, 0n])
  expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue).toBe(14_990n)
})

test('the statement tells what minutes cost and what of them came back, and adds up', async () => {
  const { ana, id } = await aBuyer()
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

test('time does not take away what a conversation uses', async () => {
  const { ana } = await aBuyer({ expiresAt: later(40) })
  const room = randomUUID()
  await reserve(ana, room, 10n * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => expireMinutes(db, clockAt(later(41)))))
  expect(await standsAt(ana)).toEqual([5_010n, 14_990n])
  await settle(ana, room, 6n * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => expireMinutes(db, clockAt(later(41)))))
  expect(await standsAt(ana)).toEqual([20_000n - 1_499n, 0n])
})
