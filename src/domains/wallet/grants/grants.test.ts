import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { postJournals, sumDebts } from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { insertDebt } from '../purchases/sql.ts'
import { availableOf, COMMISSION, GATEWAY, orderedOf, type Posting, reservedOf } from '../rules.ts'
import { freezeCredit } from './freeze-credit.ts'
import { listCreditOf, listFreeCredit, listHeldPayments } from './sql.ts'

const db = await freshDatabase()
let ana = ''
let [first, second] = ['', '']
beforeEach(async () => {
  ana = await aClient(db, 'Ana')
  ;[first, second] = [await pay(3_000n), await pay(5_000n)]
})

let posted = 0
const post = (act: string, posting: Posting) =>
  postJournals(db, [
    {
      key: `test:${act}:${(posted += 1)}`,
      kind: 'test',
      subject: { kind: 'consultation', id: act },
      postings: [posting],
    },
  ])
async function pay(amount: bigint) {
  const payment = randomUUID()
  await post(payment, { from: GATEWAY, to: availableOf(ana), amount, of: payment })
  return payment
}
const hold = (act: string, amount: bigint, of?: string) =>
  post(act, { from: availableOf(ana), to: reservedOf(ana), amount, ...(of && { of }) })
const release = (act: string, amount: bigint) => post(act, { from: reservedOf(ana), to: availableOf(ana), amount })
const free = async () => (await listFreeCredit(db, ana)).map(({ paymentId, credit }) => [paymentId, credit])
const creditOf = async (paymentId: string) =>
  (await listCreditOf(db, paymentId)).map(({ free: isFree, frozen }) => ({ free: isFree, frozen }))[0]
const contest = (paymentId: string, amount: bigint) =>
  inTransaction(db, (tx) => freezeCredit(tx, { paymentId, personId: ana, amount, by: `dispute:${randomUUID()}` }))
const owe = (paymentId: string, amount: bigint) =>
  inTransaction(db, (tx) => insertDebt(tx, { id: randomUUID(), personId: ana, paymentId, amount, at: new Date() }))

describe('credit leaves', () => {
  test.each<[string, bigint, 'first' | 'second' | undefined, [bigint, bigint]]>([
    ['the oldest in front', 1_000n, undefined, [2_000n, 5_000n]],
    ['the next one after it', 4_000n, undefined, [0n, 4_000n]],
    ['a named payment in front', 1_000n, 'second', [3_000n, 4_000n]],
    ['then the oldest', 6_000n, 'second', [2_000n, 0n]],
  ])('%s', async (_, amount, of, [ofFirst, ofSecond]) => {
    await hold(randomUUID(), amount, of && { first, second }[of])
    const left = [
      [first, ofFirst],
      [second, ofSecond],
    ].filter(([, credit]) => credit !== 0n)
    expect(await free()).toEqual(left)
  })

  test('never beyond what is there, however many ask at once', async () => {
    const acts = await Promise.allSettled(Array.from({ length: 20 }, () => hold(randomUUID(), 1_000n)))
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    expect([await free(), await findLedgerViolations(db)]).toEqual([[], []])
  })
})

describe('credit comes back', () => {
  test('to the grants that its act took, the last in front', async () => {
    const [act, other] = [randomUUID(), randomUUID()]
    await hold(act, 4_000n)
    await hold(other, 2_000n)
    const heldBy = async (one: string) =>
      (await listHeldPayments(db, one, new Date(0))).map(({ paymentId }) => paymentId).toSorted()
    expect([await heldBy(act), await heldBy(other)]).toEqual([[first, second].toSorted(), [second]])
    await release(act, 1_500n)
    expect(await free()).toEqual([
      [first, 500n],
      [second, 3_000n],
    ])
    await release(other, 2_000n)
    expect(await free()).toEqual([
      [first, 500n],
      [second, 5_000n],
    ])
  })

  test('of what was charged, when a refund gives it back; beyond that, it is of no payment', async () => {
    const act = randomUUID()
    await hold(act, 3_000n)
    await post(act, { from: reservedOf(ana), to: COMMISSION, amount: 3_000n })
    await post(act, { from: COMMISSION, to: availableOf(ana), amount: 3_100n })
    expect(await free()).toEqual([
      [first, 3_000n],
      [second, 5_000n],
      [null, 100n],
    ])
    expect(await findLedgerViolations(db)).toEqual([])
  })
})

describe('credit of a payment that a bank contests', () => {
  test('is frozen as far as it is there, and the rest when it comes back', async () => {
    const act = randomUUID()
    await hold(act, 2_000n)
    expect(await contest(first, 2_500n)).toBe(1_000n)
    await release(act, 2_000n)
    expect([await creditOf(first), await free()]).toEqual([
      { free: 500n, frozen: 2_500n },
      [
        [first, 500n],
        [second, 5_000n],
      ],
    ])
    expect(await contest(first, 700n)).toBe(700n)
    expect(await creditOf(first)).toEqual({ free: 2_300n, frozen: 700n })
    expect(await findLedgerViolations(db)).toEqual([])
  })

  test('pays what the payment owes before it is frozen', async () => {
    const act = randomUUID()
    await hold(act, 3_000n)
    await owe(first, 1_200n)
    expect(await contest(first, 1_000n)).toBe(0n)
    await release(act, 3_000n)
    expect([await sumDebts(db, ana), await creditOf(first)]).toEqual([0n, { free: 800n, frozen: 1_000n }])
  })

  test('of another payment stays free', async () => {
    const act = randomUUID()
    await post(act, { from: availableOf(ana), to: orderedOf(ana), amount: 3_000n })
    await owe(first, 3_000n)
    await contest(first, 3_000n)
    expect(await free()).toEqual([[second, 5_000n]])
  })
})
