import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import {
  balanceOf,
  grantBonus,
  lockSpendable,
  postJournals,
  sumDebts,
  clawBackBonus,
  clawBackPurchase,
} from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { giveBackBonus } from './give-back-bonus.ts'
import { promotionalOf, COMMISSION, reservedOf } from '../rules.ts'

const db = await freshDatabase({ max: 12 })
const NOW = new Date()
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>

let [ana, id, room, paymentId] = ['', '', '', '']
/** A gift of R$ 20,00 of which a room holds R$ 8,00. */
beforeEach(async () => {
  ;[ana, id, room, paymentId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await once((tx) =>
    grantBonus(tx, { id, personId: ana, amount: 2_000n, grantedAt: NOW, expiresAt: later(60), paymentId: null }),
  )
  await move('hold', promotionalOf(ana), reservedOf(ana), 800n)
})
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

const move = (act: string, from: string, to: string, amount: bigint) =>
  once((tx) =>
    postJournals(tx, [
      {
        key: `${act}:${room}:1`,
        subject: { kind: 'consultation', id: room },
        kind: act,
        postings: [{ from, to, amount }],
      },
    ]),
  )
const take = () => once((tx) => clawBackBonus(tx, { id, earnedBy: paymentId, at: NOW }))
const state = async () => ({
  has: await balanceOf(db, promotionalOf(ana)),
  spends: (await once((tx) => lockSpendable(tx, ana))).promotional,
  owes: await sumDebts(db, ana),
})

test('what is unspent goes, what is reserved or spent is a debt: once, also when asked ten times at once', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, take))
  expect(taken.filter(({ spent }) => spent > 0n)).toEqual([{ taken: 1_200n, spent: 800n }])
  expect(await state()).toEqual({ has: 0n, spends: 0n, owes: 800n })
})

test('what a room releases pays the debt at once', async () => {
  await take()
  await move('release', reservedOf(ana), promotionalOf(ana), 300n)
  expect(await state()).toEqual({ has: 0n, spends: 0n, owes: 500n })
})

test('what a refund gives back pays the debt', async () => {
  await move('capture', reservedOf(ana), COMMISSION, 800n)
  await take()
  const refund = { consultationId: room, n: 1, personId: ana, amount: 800n, endedAt: NOW, at: NOW }
  await once((tx) => giveBackBonus(tx, refund))
  expect(await state()).toEqual({ has: 0n, spends: 0n, owes: 0n })
})

test('the rest of the payment is taken without it', async () => {
  await take()
  const taking = {
    paymentId,
    personId: ana,
    by: 'case',
    at: NOW,
    amount: 1_990n,
    paid: 1_990n,
    before: 0n,
    covered: 0n,
    debtId: 'case',
    takesCredit: true,
  }
  expect(await once((tx) => clawBackPurchase(tx, taking))).toMatchObject({ debt: 1_990n, credits: [] })
  expect(await state()).toEqual({ has: 0n, spends: 0n, owes: 2_790n })
})
