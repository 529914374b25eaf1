import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { freshDatabase } from '#test/support/database.ts'
import { balanceOf, postJournals } from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { availableOf, type Journal, PROMOTION_COST, COMMISSION, earningsOf, toClearOf } from '../rules.ts'
import { clearEarnings } from './clear-earnings.ts'
import { readEarnings } from './read-earnings.ts'
import { clearsAt } from './rules.ts'
import { scheduleClearing } from './schedule-clearing.ts'
import { holdEarnings } from './sql.ts'

const SETTLED = new Date('2026-03-31T15:00:00.000Z')
const days = (n: number) => new Date(SETTLED.getTime() + n * 86_400_000)

const clearingOf = (settled: { approvedAt?: Date; lastCardPaymentAt?: Date }) =>
  clearsAt({ settledAt: SETTLED, approvedAt: days(-400), lastCardPaymentAt: undefined, ...settled })

test.each([
  ['long approved', days(-400), days(7)],
  ['approved 60 days before, to the millisecond', days(-60), days(7)],
  ['approved a millisecond less than 60 days before', new Date(days(-60).getTime() + 1), days(30)],
  ['approved on the same day', SETTLED, days(30)],
])('earnings of a consultant who was %s clear in time', (_, approvedAt, at) => {
  expect(clearingOf({ approvedAt })).toEqual(at)
  expect(clearingOf({ approvedAt, lastCardPaymentAt: days(-1) })).toEqual(days(30))
})

test.each([
  ['on the day before', -1, 30],
  ['a moment before', 0, 30],
  ['30 days before', -30, 7],
  ['almost 30 days before', -29.99, 30],
])('what somebody who paid by card %s brings clears in time', (_, day, after) => {
  expect(clearingOf({ lastCardPaymentAt: days(day) })).toEqual(days(after))
})

describe('clearing', async () => {
  const db = await freshDatabase()
  const once = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work)
  const clear = (at: Date) => clearEarnings({ db, clock: clockAt(at), log })

  /** Luna earned something with Ana; settled on that day after the first. */
  async function earned(luna: string, amount: bigint, day = 0) {
    const id = randomUUID()
    await postJournals(db, [
      {
        key: `capture:${id}:${amount}`,
        subject: { kind: 'consultation', id },
        kind: 'consultation_capture',
        postings: [{ from: COMMISSION, to: toClearOf(luna), amount }],
      },
    ])
    const settled = { consultationId: id, consultantId: luna, settledAt: days(day), approvedAt: days(-400) }
    await once((tx) => scheduleClearing(tx, { ...settled, lastCardPaymentAt: undefined }))
    return id
  }
  const clearsOn = async (luna: string) => {
    const { clearing } = await readEarnings(db, luna, SETTLED)
    return clearing.map(({ on, amountCents }) => `${on} ${amountCents}`)
  }

  test('clears all that is due in one run, also what two workers clear at once, each once', async () => {
    const luna = randomUUID()
    await Promise.all(Array.from({ length: 230 }, () => earned(luna, 3n)))
    await Promise.all([clear(days(8)), clear(days(8))])
    expect([await balanceOf(db, earningsOf(luna)), await balanceOf(db, toClearOf(luna))]).toEqual([690n, 0n])
    expect(await db`select from earnings_to_clear where consultant_id = ${luna}`).toHaveLength(0)
  })

  test('clears first what is due first, adds up days, and passes over what a claim holds', async () => {
    const luna = randomUUID()
    const held = await earned(luna, 100n)
    await earned(luna, 250n, 1)
    await earned(luna, 50n, 1)
    await earned(luna, 999n, 9)
    expect(await clearsOn(luna)).toEqual(['2026-04-07 100', '2026-04-08 300', '2026-04-16 999'])
    expect(await once((tx) => holdEarnings(tx, held))).toEqual(SETTLED)
    expect(await once((tx) => holdEarnings(tx, held)), 'held once').toBeUndefined()
    await clear(days(8))
    expect([await balanceOf(db, earningsOf(luna)), await balanceOf(db, toClearOf(luna))]).toEqual([300n, 1_099n])
    expect(await readEarnings(db, luna, days(8))).toMatchObject({
      toClearCents: 1_099n,
      availableCents: 300n,
      clearing: [{ on: '2026-04-16', amountCents: 999n }],
      heldCents: 100n,
    })
    await once((tx) => holdEarnings(tx, held, { isHeld: false }))
    expect(await clearsOn(luna), 'on the day of its settlement').toEqual(['2026-04-07 100', '2026-04-16 999'])
    await clear(days(8))
    expect(await balanceOf(db, earningsOf(luna))).toBe(400n)
  })

  test('says on each day what is left after refunds', async () => {
    const luna = randomUUID()
    const [id, other] = [await earned(luna, 300n), await earned(luna, 200n)]
    const back = (id: string, n: number, amount: bigint): Journal => ({
      key: `refund:${id}:${n}`,
      kind: 'consultation_refund',
      subject: { kind: 'consultation', id, n },
      postings: [{ from: toClearOf(luna), to: availableOf(randomUUID()), amount }],
    })
    await postJournals(db, [back(id, 1, 120n)])
    expect(await clearsOn(luna)).toEqual(['2026-04-07 380'])
    await postJournals(db, [back(id, 2, 180n)])
    await postJournals(db, [back(other, 1, 200n)])
    expect(await clearsOn(luna)).toEqual([])
    await clear(days(7))
    expect(await balanceOf(db, earningsOf(luna))).toBe(0n)
  })

  test('puts aside what the ledger refuses, says so, and clears the rest', async () => {
    const [luna, failed] = [randomUUID(), vi.fn()]
    const refused = await earned(luna, 300n)
    await earned(luna, 200n, 1)
    const postings = [{ from: COMMISSION, to: earningsOf(luna), amount: 1n }]
    await postJournals(db, [
      {
        key: `clear:${refused}`,
        subject: { kind: 'consultation', id: refused },
        kind: 'earnings_clear',
        postings,
      },
    ])
    const sweep = () => clearEarnings({ db, clock: clockAt(days(8)), log: { error: failed } })
    await sweep()
    await sweep()
    expect(failed).toHaveBeenCalledOnce()
    expect(failed.mock.calls[0]![0]).toMatchObject({ subject: refused, err: { code: 'wallet.key_reused' } })
    expect([await balanceOf(db, earningsOf(luna)), await balanceOf(db, toClearOf(luna))]).toEqual([201n, 300n])
  })

  test('clears Luna’s earnings after seven days, once', async () => {
    const luna = randomUUID()
    await earned(luna, 280n)
    await clear(days(6.99))
    expect(await balanceOf(db, toClearOf(luna))).toBe(280n)
    await Promise.all([clear(days(7)), clear(days(7)), clear(days(7))])
    expect([await balanceOf(db, toClearOf(luna)), await balanceOf(db, earningsOf(luna))]).toEqual([0n, 280n])
  })

  test('does not clear for Luna what was refunded to Ana', async () => {
    const luna = randomUUID()
    const id = await earned(luna, 280n)
    await postJournals(db, [
      {
        key: `refund:${id}:1`,
        subject: { kind: 'consultation', id, n: 1 },
        kind: 'consultation_refund',
        postings: [{ from: toClearOf(luna), to: availableOf(randomUUID()), amount: 80n }],
      },
    ])
    await clear(days(7))
    expect([await balanceOf(db, toClearOf(luna)), await balanceOf(db, earningsOf(luna))]).toEqual([0n, 200n])
  })

  test('clears earnings of covered minutes with the rest, in one statement line', async () => {
    const luna = randomUUID()
    const id = await earned(luna, 280n)
    await postJournals(db, [
      {
        key: `cover:${id}`,
        subject: { kind: 'consultation', id },
        kind: 'consultation_cover',
        postings: [{ from: PROMOTION_COST, to: toClearOf(luna), amount: 20n }],
      },
    ])
    await clear(days(7))
    expect([await balanceOf(db, toClearOf(luna)), await balanceOf(db, earningsOf(luna))]).toEqual([0n, 300n])
    expect((await readStatement(db, { personId: luna, cursor: undefined })).lines).toMatchObject([
      { words: 'Consulta', amountCents: 300n },
    ])
  })

  test('shows Luna’s earnings by day and by account', async () => {
    const luna = randomUUID()
    await earned(luna, 280n)
    await earned(luna, 280n)
    expect(await readEarnings(db, luna, new Date())).toMatchObject({
      toClearCents: 560n,
      availableCents: 0n,
      inPayoutCents: 0n,
      days: [{ earnedCents: 560n, consultations: 2 }],
    })
  })

  test('keeps all invariants of the ledger', async () => {
    expect(await findLedgerViolations(db)).toEqual([])
  })
})
