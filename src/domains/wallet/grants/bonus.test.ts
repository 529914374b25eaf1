import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import {
  balanceOf,
  clawBackBonus,
  freezePurchase,
  grantBonus,
  lockSpendable,
  postJournals,
  unfreezePurchase,
} from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { type Journal, promotionalOf, COMMISSION, reservedOf } from '../rules.ts'
import { extendBonus } from '../extension.rules.ts'
import { recordRepaid, findBonus, listBonuses } from './bonus.sql.ts'
import { expireBonuses } from './expire-bonuses.ts'

const db = await freshDatabase({ max: 12 })
/** What a bonus is given back to is asked by the database's own clock. */
const NOW = new Date()
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>
const give = (personId: string, amount: bigint, days: number, id: string = randomUUID()) =>
  once((tx) => grantBonus(tx, { id, personId, amount, grantedAt: NOW, expiresAt: later(days) }))
const has = (personId: string) => balanceOf(db, promotionalOf(personId))
const journalOf = (from: string, to: string, amount: bigint, subject: string): Journal => ({
  key: `act:${subject}:${randomUUID()}`,
  subject: { kind: 'consultation', id: subject },
  kind: 'act',
  postings: [{ from, to, amount }],
})
const move = (from: string, to: string, amount: bigint, subject: string = randomUUID()) =>
  once((tx) => postJournals(tx, [journalOf(from, to, amount, subject)]))
const spend = (personId: string, amount: bigint) => move(promotionalOf(personId), COMMISSION, amount)
const left = async (personId: string) => (await listBonuses(db, personId)).map((bonus) => bonus.left)
const takeBack = (id: string) => once((tx) => clawBackBonus(tx, { id, at: NOW }))

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

test('grants a bonus once when the same grant is repeated at the same time', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  const given = await Promise.all(Array.from({ length: 10 }, () => give(ana, 800n, 60, id)))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await has(ana)).toBe(800n)
})

test('spends the bonus that expires first', async () => {
  const ana = randomUUID()
  await give(ana, 500n, 60)
  await give(ana, 300n, 30)
  await spend(ana, 350n)
  expect(await listBonuses(db, ana)).toMatchObject([{ left: 450n, expiresAt: later(60) }])
})

test('post_journal takes in the order of the rule: what ends first, then the oldest', async () => {
  const ana = randomUUID()
  for (const days of [60, 30, 10, 30, 90]) await give(ana, 100n, days)
  const before = await listBonuses(db, ana)
  expect(before.map(({ expiresAt }) => expiresAt)).toEqual([10, 30, 30, 60, 90].map(later))
  await spend(ana, 250n)
  expect(await listBonuses(db, ana)).toEqual([{ ...before[2]!, left: 50n }, before[3], before[4]])
})

test('expires what was not spent in time and keeps the other bonuses', async () => {
  const ana = randomUUID()
  await give(ana, 500n, 60)
  await give(ana, 300n, 30)
  await give(ana, 200n, 10)
  await spend(ana, 150n)
  await Promise.all(Array.from({ length: 4 }, () => expireBonuses({ db, log, clock: clockAt(later(30)) })))
  expect(await has(ana)).toBe(500n)
  await expireBonuses({ db, log, clock: clockAt(later(60)) })
  expect(await has(ana)).toBe(0n)
})

test('does not expire a reserved bonus; expires what is released after the end', async () => {
  const ana = randomUUID()
  await give(ana, 100n, 90)
  await give(ana, 100n, 30)
  await move(promotionalOf(ana), reservedOf(ana), 150n, ana)
  await expireBonuses({ db, log, clock: clockAt(later(30)) })
  expect(await has(ana)).toBe(50n)
  await move(reservedOf(ana), promotionalOf(ana), 120n, ana)
  await expireBonuses({ db, log, clock: clockAt(later(30)) })
  await expireBonuses({ db, log, clock: clockAt(later(30)) })
  expect([await has(ana), await left(ana)]).toEqual([100n, [100n]])
})

test('expires each part of a bonus that is released after the end', async () => {
  const ana = randomUUID()
  await give(ana, 100n, 30)
  await move(promotionalOf(ana), reservedOf(ana), 60n, ana)
  for (const piece of [40n, 20n]) {
    await expireBonuses({ db, log, clock: clockAt(later(31)) })
    await move(reservedOf(ana), promotionalOf(ana), piece, ana)
  }
  await expireBonuses({ db, log, clock: clockAt(later(31)) })
  expect(await has(ana)).toBe(0n)
})

test('expires an old bonus without loss while a new one is granted', async () => {
  const people = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all(people.map((ana) => give(ana, 300n, 30)))
  await Promise.all(
    people.flatMap((ana) => [give(ana, 500n, 90), expireBonuses({ db, log, clock: clockAt(later(31)) })]),
  )
  await expireBonuses({ db, log, clock: clockAt(later(31)) })
  expect(await Promise.all(people.map(has))).toEqual(people.map(() => 500n))
})

test('returns what a consultation releases to the bonus that it came from', async () => {
  const [ana, soon, late] = [randomUUID(), randomUUID(), randomUUID()]
  const [first, second] = [randomUUID(), randomUUID()]
  await give(ana, 100n, 60, late)
  await give(ana, 100n, 30, soon)
  await move(promotionalOf(ana), reservedOf(ana), 100n, first)
  await move(promotionalOf(ana), reservedOf(ana), 80n, second)
  await move(reservedOf(ana), promotionalOf(ana), 100n, first)
  expect(await listBonuses(db, ana)).toMatchObject([
    { id: soon, left: 100n },
    { id: late, left: 20n },
  ])
  await expect(move(reservedOf(ana), promotionalOf(ana), 1n, first), 'more than it used').rejects.toThrow('no grant')
})

/** Of a bonus of R$ 10,00 that ends after 30 days, R$ 6,00 that an act gave back are kept until the 36th. */
async function keep(ana: string) {
  const [id, act] = [randomUUID(), randomUUID()]
  await give(ana, 1_000n, 30, id)
  await move(promotionalOf(ana), reservedOf(ana), 600n, act)
  await once((tx) =>
    postJournals(tx, [extendBonus(journalOf(reservedOf(ana), promotionalOf(ana), 600n, act), later(29))]),
  )
  return id
}

test('what is kept of a bonus is spent by its own end, and is kept again when it is released', async () => {
  const [ana, room, other] = [randomUUID(), randomUUID(), randomUUID()]
  const id = await keep(ana)
  await give(ana, 100n, 33, other)
  const kept = { id: expect.stringContaining(`${id}:`), expiresAt: later(36) }
  expect(await listBonuses(db, ana)).toMatchObject([
    { id, left: 400n, expiresAt: later(30) },
    { id: other, left: 100n },
    { ...kept, left: 600n },
  ])
  await move(promotionalOf(ana), reservedOf(ana), 700n, room)
  expect(await listBonuses(db, ana)).toMatchObject([{ ...kept, left: 400n }])
  await move(reservedOf(ana), promotionalOf(ana), 250n, room)
  expect(await listBonuses(db, ana)).toMatchObject([
    { id: other, left: 50n },
    { ...kept, left: 600n },
  ])
  const hasAt = async (days: number) => {
    await expireBonuses({ db, log, clock: clockAt(later(days)) })
    return has(ana)
  }
  expect([await hasAt(31), await hasAt(34), await hasAt(35.9), await hasAt(36)]).toEqual([650n, 600n, 600n, 0n])
})

test('what was not kept ends when it is released, also beside what is', async () => {
  const [ana, room] = [randomUUID(), randomUUID()]
  await keep(ana)
  await move(promotionalOf(ana), reservedOf(ana), 300n, room)
  await expireBonuses({ db, log, clock: clockAt(later(31)) })
  await move(reservedOf(ana), promotionalOf(ana), 300n, room)
  expect(await has(ana)).toBe(900n)
  await expireBonuses({ db, log, clock: clockAt(later(31)) })
  expect(await has(ana)).toBe(600n)
})

/** In a transaction so many days later, before any job has run. */
const afterDays = <T>(days: number, work: (tx: Tx) => Promise<T>) =>
  once(async (tx) => {
    await tx`select set_config('sensitivos.instant', ${later(days).toISOString()}, true)`
    return work(tx)
  })
const spendable = async (tx: Tx, personId: string) => (await lockSpendable(tx, personId)).promotional
const spending = (personId: string, amount: bigint) => (tx: Tx) =>
  postJournals(tx, [
    {
      key: `act:${randomUUID()}`,
      subject: { kind: 'consultation', id: randomUUID() },
      kind: 'act',
      postings: [{ from: promotionalOf(personId), to: COMMISSION, amount }],
    },
  ])

test('what has ended is not spent before the job has expired it; what is kept of it is', async () => {
  const [ana, room] = [randomUUID(), randomUUID()]
  await keep(ana)
  const may = (days: number) => afterDays(days, (tx) => spendable(tx, ana))
  expect([await may(29), await may(30), await may(35), await may(36)]).toEqual([1_000n, 600n, 600n, 0n])
  await expect(afterDays(31, spending(ana, 601n))).rejects.toThrow('no grant')
  await afterDays(31, spending(ana, 600n))
  expect([await may(29), await may(31)]).toEqual([400n, 0n])
  await move(promotionalOf(ana), reservedOf(ana), 400n, room)
  await move(reservedOf(ana), promotionalOf(ana), 400n, room)
  expect(await may(31), 'released').toBe(0n)
})

test('a bonus that ends within a transaction is counted and spent there', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await give(ana, 500n, 30, id)
  await once(async (tx) => {
    await tx`select amend_bonus(id, jsonb_build_object('ends_at', clock_timestamp())) from grants where source_id = ${id}`
    expect(await spendable(tx, ana)).toBe(500n)
    await spending(ana, 500n)(tx)
  })
  expect(await has(ana)).toBe(0n)
})

test('what is kept is taken back with its bonus', async () => {
  const ana = randomUUID()
  expect(await takeBack(await keep(ana))).toEqual({ taken: 1_000n, spent: 0n })
  expect(await has(ana)).toBe(0n)
})

test('what comes back to a frozen bonus is frozen at once, and time stands still for it', async () => {
  const [ana, id, paymentId, room] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const grant = { id, personId: ana, amount: 500n, grantedAt: NOW, expiresAt: later(30), paymentId, paid: 5_000n }
  await once((tx) => grantBonus(tx, grant))
  await move(promotionalOf(ana), reservedOf(ana), 300n, room)
  const purchase = { paymentId, personId: ana, by: paymentId }
  await once((tx) => freezePurchase(tx, { ...purchase, at: NOW }))
  expect(await findBonus(db, id)).toMatchObject({ unspent: 0n, frozen: 200n, held: 300n })
  await move(reservedOf(ana), promotionalOf(ana), 300n, room)
  expect([await has(ana), (await findBonus(db, id))!.frozen]).toEqual([0n, 500n])
  await once((tx) => unfreezePurchase(tx, { ...purchase, at: later(20) }))
  expect(await listBonuses(db, ana)).toMatchObject([{ id, left: 500n, expiresAt: later(50) }])
})

test('what its owner has paid for comes back as theirs, and a case of its purchase leaves it alone', async () => {
  const [ana, id, paymentId, room] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const grant = { id, personId: ana, amount: 500n, grantedAt: NOW, expiresAt: later(30), paymentId, paid: 5_000n }
  await once((tx) => grantBonus(tx, grant))
  await move(promotionalOf(ana), reservedOf(ana), 500n, room)
  await once((tx) => recordRepaid(tx, id, 200n))
  await move(reservedOf(ana), promotionalOf(ana), 400n, room)
  expect(await findBonus(db, id)).toMatchObject({ unspent: 300n, held: 100n, repaid: 100n })
  await once((tx) => freezePurchase(tx, { paymentId, personId: ana, by: paymentId, at: NOW }))
  expect([await has(ana), await left(ana)]).toEqual([100n, [100n]])
})

test('takes back what is left of a bonus and reports what was spent', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await give(ana, 500n, 60, id)
  await give(ana, 300n, 90)
  await spend(ana, 120n)
  expect(await takeBack(id)).toEqual({ taken: 380n, spent: 120n })
  expect(await takeBack(id), 'repeated').toEqual({ taken: 380n, spent: 120n })
  expect([await has(ana), await left(ana)]).toEqual([300n, [300n]])
})

test('takes a bonus back once when asked ten times at once', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await give(ana, 500n, 60, id)
  const seen = await Promise.all(Array.from({ length: 10 }, () => takeBack(id)))
  expect(new Set(seen.map(({ taken }) => taken))).toEqual(new Set([500n]))
  expect(await has(ana)).toBe(0n)
})

test('refuses to take back a bonus while a consultation reserves a part of it', async () => {
  const [ana, id] = [randomUUID(), randomUUID()]
  await give(ana, 500n, 60, id)
  await move(promotionalOf(ana), reservedOf(ana), 100n)
  await expect(takeBack(id)).rejects.toMatchObject({ code: 'wallet.bonus_in_use' })
  await expect(takeBack('nothing')).rejects.toMatchObject({ code: 'wallet.bonus_not_found' })
})
