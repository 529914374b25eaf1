import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, newDatabase, ownerOf } from '#test/support/database.ts'
import { later, MINUTE, NOW, openMinutesFixture } from '#test/support/minutes-fixture.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { balanceOf, postJournals } from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { prepaidOf, SUBSCRIPTION_REVENUE, COMMISSION } from '../rules.ts'
import { expireMinutes } from './expire-minutes.ts'
import { leftMs } from './rules.ts'
import { listEnding, listMinutes } from './sql.ts'

const db = await freshDatabase({ max: 12 })
const { once, balancesFor, createBuyer, reserve, settle } = openMinutesFixture(db)

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

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
  const [plan] = await db<{ at: Date }[]>`select ends_at as at from grants where source_id = ${id}`
  expect(plan!.at, '20 December plus one month').toEqual(new Date('2027-01-20T15:00:00.000Z'))
  await expireMinutes({ db, log, clock: clockAt(later(62)) })
  expect(await balancesFor(bia)).toEqual([5_010n, 0n])
  expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue).toBe(14_990n)
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

test.each([
  ['package', 'become credit', [20_000n - 1_499n, 0n]],
  ['subscription', 'are lost', [5_010n, 0n]],
  ['plan', 'are extended', [5_010n, 14_990n - 1_499n]],
] as const)('of a %s, minutes that come back after their end %s at once', async (kind, _, expected) => {
  const { ana } = await createBuyer({ kind, expiresAt: later(1) })
  const room = randomUUID()
  await reserve(ana, room, 10n * MINUTE)
  await settle(ana, room, 6n * MINUTE, { at: later(2) })
  expect(await balancesFor(ana)).toEqual(expected)
  expect((await plansAt(ana, 2)).length).toBe(kind === 'plan' ? 1 : 0)
})

/** What a person sees of their minutes after so many days: free and reserved ones. */
const plansAt = (personId: string, days: number) =>
  once(async (tx) => {
    await tx`select set_config('sensitivos.instant', ${later(days).toISOString()}, true)`
    return (await listMinutes(tx, personId)).map((plan) => [leftMs(plan) / MINUTE, plan.reservedMs / MINUTE])
  })

test('extends a plan also while a booking has reserved some of it: the rest can be seen and used', async () => {
  const { ana } = await createBuyer({ kind: 'plan', expiresAt: later(40) })
  const booking = randomUUID()
  await reserve(ana, booking, 20n * MINUTE)
  await Promise.all(Array.from({ length: 4 }, () => expireMinutes({ db, log, clock: clockAt(later(40)) })))
  expect(await plansAt(ana, 40)).toEqual([[40n, 20n]])
  expect(await reserve(ana, randomUUID(), 40n * MINUTE, { at: later(69) })).toBe(40n * MINUTE)
  await expireMinutes({ db, log, clock: clockAt(later(71)) })
  expect(await plansAt(ana, 69)).toEqual([[0n, 60n]])
  expect(await plansAt(ana, 71), 'by one month, once').toEqual([])
})

test.each([
  ['bought on 31 January until 31 March', '2027-02-01T02:30Z', '2027-03-01T02:30Z', 0, '2027-04-01T02:30Z'],
  [
    'that a case had moved by a month from its new end',
    '2027-01-31T15:00Z',
    '2027-03-10T15:00Z',
    0,
    '2027-04-10T15:00Z',
  ],
  ['whose job is 59 minutes late from its end', '2027-01-10T15:00Z', '2027-02-10T15:00Z', 59, '2027-03-10T15:00Z'],
  ['whose job is 40 days late from then on', '2027-01-10T15:00Z', '2027-02-10T15:00Z', 57_659, '2027-04-22T15:00Z'],
])('extends a plan %s', async (_, bought, end, lateMinutes, expected) => {
  const expiresAt = new Date(end)
  const { ana, id } = await createBuyer({ kind: 'plan', grantedAt: new Date(bought), expiresAt })
  const at = new Date(expiresAt.getTime() + lateMinutes * 60_000)
  for (const clock of [clockAt(at), clockAt(new Date(at.getTime() + 60_000))]) await expireMinutes({ db, log, clock })
  const [plan] = await db<{ at: Date }[]>`select ends_at as at from grants where source_id = ${id}`
  expect(plan!.at).toEqual(new Date(expected))
  expect(await balancesFor(ana), 'all of it can be used').toEqual([5_010n, 14_990n])
})

test('a pack that cannot expire does not stop the others, and expires once it can', async () => {
  const { ana: bad } = await createBuyer({ expiresAt: later(70) })
  const { ana: good } = await createBuyer({ expiresAt: later(71) })
  const move = (key: string, from: string, to: string) =>
    once((tx) =>
      postJournals(tx, [
        {
          key: `${key}:${bad}`,
          subject: { kind: 'consultation', id: bad },
          kind: 'minutes_expired',
          postings: [{ from, to, amount: 14_990n }],
        },
      ]),
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

test('the sweep of each minute reads what has ended, not everybody’s minutes', async () => {
  const many = await newDatabase({ max: 2 })
  await ownerOf(many)`
    insert into grants (person_id, kind, source_id, plan, title, value, amount, free, granted_at, ends_at)
    select gen_random_uuid(), 'minutes', n::text, 'package', 'Dez minutos', 1000, 600000, 600000, ${NOW},
      ${later(1)}::timestamptz + n * interval '1 hour'
    from generate_series(1, 8000) as n`
  const ends = await many<{ id: string }[]>`select id::text from grants order by ends_at limit 3`
  const [recalled, frozen] = await many<{ id: string }[]>`select id::text from grants order by ends_at desc limit 2`
  await many`update grants set recalled_at = ${NOW} where id = any(${[recalled!.id, frozen!.id]}::bigint[])`
  await many`update grants set frozen_at = ${NOW} where id = ${frozen!.id}`
  await vacuumAll(many)
  let found: { id: string }[] = []
  const read = await rowsRead(many, 'grants', async (tx) => {
    found = await listEnding(tx, new Date(later(1).getTime() + 3 * 3_600_000), 100, [])
  })
  expect(found.map(({ id }) => id)).toEqual([...ends, recalled!].map(({ id }) => id))
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(20)
})
