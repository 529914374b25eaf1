import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { balanceOf, COMMISSION, earningsOf, issueReceipt, postJournal, toClearOf } from '../index.ts'
import { availableOf, type Journal } from '../rules.ts'
import { clearEarnings } from './clear-earnings.ts'
import { readEarnings } from './read-earnings.ts'
import { clearingOf } from './rules.ts'
import { holdEarnings, insertEarningsToClear, releaseEarnings } from './sql.ts'

const SETTLED = new Date('2026-03-31T15:00:00.000Z')
const days = (n: number) => new Date(SETTLED.getTime() + n * 86_400_000)

test.each([
  ['long approved', days(-400), days(7)],
  ['approved 60 days before, to the millisecond', days(-60), days(7)],
  ['approved a millisecond less than 60 days before', new Date(days(-60).getTime() + 1), days(30)],
  ['approved on the same day', SETTLED, days(30)],
])('earnings of a consultant who was %s clear in time', (_, approvedAt, otherwise) => {
  expect(clearingOf({ settledAt: SETTLED, approvedAt })).toEqual({
    otherwise,
    afterCard: days(30),
    cardSince: days(-30),
  })
})

describe('clearing', async () => {
  const db = await freshDatabase()
  const once = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work)
  const clear = (at: Date) => clearEarnings({ db, clock: clockAt(at), log })

  /** Luna earned something with Ana; settled on that day after the first. */
  async function earned(luna: string, amount: bigint, { ana, day = 0 }: { ana?: string; day?: number } = {}) {
    const id = randomUUID()
    await postJournal(db, {
      key: `capture:${id}:${amount}`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_capture',
      postings: [{ from: COMMISSION, to: toClearOf(luna), amount }],
    })
    const settled = { consultationId: id, consultantId: luna, clientId: ana ?? randomUUID(), settledAt: days(day) }
    await once((tx) => insertEarningsToClear(tx, { ...settled, approvedAt: days(-400) }))
    return id
  }
  const paid = (ana: string, method: string, paidAt: Date) =>
    once((tx) =>
      issueReceipt(tx, {
        subject: `payment:${randomUUID()}`,
        personIds: [ana],
        content: { kind: 'payment', paymentId: randomUUID(), method, paidAt },
        at: paidAt,
      }),
    )
  const clearsOn = async (luna: string) => {
    const { clearing } = await readEarnings(db, luna, SETTLED)
    return clearing.map(({ on, amountCents }) => `${on} ${amountCents}`)
  }

  test.each([
    ['by Pix', 'pix', -1, '2026-04-07'],
    ['by card on the day before', 'card', -1, '2026-04-30'],
    ['by card a moment before', 'card', 0, '2026-04-30'],
    ['by card 30 days before', 'card', -30, '2026-04-07'],
    ['by card almost 30 days before', 'card', -29.99, '2026-04-30'],
    ['by card after the end', 'card', 0.01, '2026-04-07'],
  ])('what somebody who paid %s brings clears in time', async (_, method, day, on) => {
    const [ana, luna] = [randomUUID(), randomUUID()]
    await paid(ana, method, days(day))
    await paid(randomUUID(), 'card', days(-1))
    await earned(luna, 500n, { ana })
    expect(await clearsOn(luna)).toEqual([`${on} 500`])
  })

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
    await earned(luna, 250n, { day: 1 })
    await earned(luna, 50n, { day: 1 })
    await earned(luna, 999n, { day: 9 })
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
    await once((tx) => releaseEarnings(tx, held))
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
    await postJournal(db, back(id, 1, 120n))
    expect(await clearsOn(luna)).toEqual(['2026-04-07 380'])
    await postJournal(db, back(id, 2, 180n))
    await postJournal(db, back(other, 1, 200n))
    expect(await clearsOn(luna)).toEqual([])
    await clear(days(7))
    expect(await balanceOf(db, earningsOf(luna))).toBe(0n)
  })

  test('puts aside what the ledger refuses, says so, and clears the rest', async () => {
    const [luna, failed] = [randomUUID(), vi.fn()]
    const refused = await earned(luna, 300n)
    await earned(luna, 200n, { day: 1 })
    const postings = [{ from: COMMISSION, to: earningsOf(luna), amount: 1n }]
    await postJournal(db, {
      key: `clear:${refused}`,
      subject: { kind: 'consultation', id: refused },
      kind: 'earnings_clear',
      postings,
    })
    const sweep = () => clearEarnings({ db, clock: clockAt(days(8)), log: { error: failed } })
    await sweep()
    await sweep()
    expect(failed).toHaveBeenCalledOnce()
    expect(failed.mock.calls[0]![0]).toMatchObject({ subject: refused, err: { code: 'wallet.key_reused' } })
    expect([await balanceOf(db, earningsOf(luna)), await balanceOf(db, toClearOf(luna))]).toEqual([201n, 300n])
  })
})
