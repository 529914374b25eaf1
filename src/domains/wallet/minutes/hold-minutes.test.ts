import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import {
  type GrantOptions,
  later,
  luna,
  MINUTE,
  openMinutesFixture,
  type ReserveOptions,
  sol,
} from '#test/support/minutes-fixture.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { listMinutes } from './sql.ts'

const db = await freshDatabase({ max: 12 })
const { grant, createBuyer, reserve, settleTerms, settle } = openMinutesFixture(db)

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

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

test.each<[string, GrantOptions, ReserveOptions]>([
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

test.each<[string, GrantOptions, ReserveOptions]>([
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

test('extends a plan that has ended before the sweep did, once, and reserves of it', async () => {
  const { ana } = await createBuyer({ kind: 'plan', expiresAt: later(30) })
  await reserve(ana, randomUUID(), 10n * MINUTE)
  expect(await reserve(ana, randomUUID(), 10n * MINUTE, { at: later(30) })).toBe(10n * MINUTE)
  expect(await reserve(ana, randomUUID(), 10n * MINUTE, { at: later(59) })).toBe(10n * MINUTE)
  expect(await reserve(ana, randomUUID(), 10n * MINUTE, { at: later(61) })).toBe(0n)
})

test.each([
  ['that has not ended, for a booking after its end', { at: later(31), now: later(29) }, false],
  ['that a case has frozen', { at: later(30) }, true],
])('extends no plan %s', async (_, request, isFrozen) => {
  const { ana, id } = await createBuyer({ kind: 'plan', expiresAt: later(30) })
  if (isFrozen) await db`update grants set frozen_at = ${later(1)} where source_id = ${id}`
  expect(await reserve(ana, randomUUID(), MINUTE, request)).toBe(0n)
  expect(await db`select rolled_over_at as at, ends_at as ends from grants where source_id = ${id}`).toEqual([
    { at: null, ends: later(30) },
  ])
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

test('reserves nothing of a pack whose rest is no whole second of a call', async () => {
  const { ana } = await createBuyer({ minutes: 10n, value: 2_490n })
  const chat = randomUUID()
  expect(await reserve(ana, chat, 10n * MINUTE - 1_000n)).toBe(10n * MINUTE - 1_000n)
  expect(await reserve(ana, randomUUID(), MINUTE, VOICE)).toBe(0n)
  await settle(ana, chat, 0n)
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 0n, reservedMs: 0n }])
})

test('does not reserve the same minutes twice when twenty consultations request at once', async () => {
  const { ana } = await createBuyer({ minutes: 60n })
  const got = await Promise.all(Array.from({ length: 20 }, () => reserve(ana, randomUUID(), 7n * MINUTE)))
  expect(got.reduce((a, b) => a + b)).toBe(60n * MINUTE)
  expect(got.filter((ms) => ms === 7n * MINUTE)).toHaveLength(8)
})
