import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { luna, MINUTE, NOW, openMinutesFixture } from '#test/support/minutes-fixture.ts'
import { credit } from '#test/support/people.ts'
import { giveBackMinutes } from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { listMinutes, findRefundableMinutes } from './sql.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'

const db = await freshDatabase({ max: 12 })
const { once, balancesFor, grant, createBuyer, reserve, settle } = openMinutesFixture(db)

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
  await expect(once((tx) => giveBackMinutes(tx, { id, at: NOW }))).rejects.toMatchObject({
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
  expect((await once((tx) => giveBackMinutes(tx, { id, at: NOW }))).unused).toBe(14_736n)
  expect((await once((tx) => giveBackMinutes(tx, { id, at: NOW }))).unused, 'repeated').toBe(14_736n)
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
    const ms = await reserve(ana, room, 97_991n)
    await settle(ana, room, ms)
  }
  expect(await balancesFor(ana)).toEqual([19_000n, 0n])
  expect(await listMinutes(db, ana)).toEqual([])
})

test('either returns or reserves minutes when both are requested at once', async () => {
  const seen = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { ana, id } = await createBuyer()
      const [back, aside] = await Promise.allSettled([
        once((tx) => giveBackMinutes(tx, { id, at: NOW })),
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

test('shows the price of minutes and their return on the statement, with matching balances', async () => {
  const { ana, id } = await createBuyer()
  const room = randomUUID()
  await reserve(ana, room, MINUTE)
  await settle(ana, room, MINUTE)
  await once((tx) => giveBackMinutes(tx, { id, at: NOW }))
  const { lines } = await readStatement(db, { personId: ana, cursor: undefined })
  expect(lines.map(({ words, amountCents, balanceCents }) => [words, amountCents, balanceCents])).toEqual([
    ['Minutos não usados, de volta em créditos: 3 conversas de 20 minutos', 14_741n, 19_751n],
    ['Compra de minutos: 3 conversas de 20 minutos', -14_990n, 5_010n],
    ['Compra de créditos', 20_000n, 20_000n],
  ])
})
