import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type Db } from '#platform/db.ts'
import { SLICES } from '#platform/invariants/slices.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { issueReceipt } from './index.ts'
import { findReceiptViolations } from './invariants.sql.ts'
import { receiptCheck } from './jobs.ts'

/** These tests send SQL as the owner of the database, as a bug in a migration or an attacker would. */
async function threeReceipts() {
  const db = await freshDatabase()
  const ana = randomUUID()
  const issue = (paymentId: string) =>
    inTransaction(db, (tx) =>
      issueReceipt(tx, { subject: `payment:${paymentId}`, personIds: [ana], content: { kind: 'payment', paymentId } }),
    )
  const codes = [await issue(randomUUID()), await issue(randomUUID()), await issue(randomUUID())].map((one) => one.code)
  return { db, ana, codes }
}

const asOwner = (db: Db, statement: string) =>
  ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(statement)
  })

test.each([
  ['rewritten', "update receipts set content = '{}'"],
  ['removed', 'delete from receipts'],
  ['emptied', 'truncate receipts cascade'],
])('L5: a receipt %s is refused by the database', async (_, attack) => {
  const { db } = await threeReceipts()
  await expect(ownerOf(db).begin((tx) => tx.unsafe(attack))).rejects.toThrow(/ledger:/)
  expect(await findReceiptViolations(db)).toEqual([])
})

test('the invariants report that a guard was switched off', async () => {
  const { db } = await threeReceipts()
  await asOwner(db, 'alter table receipts disable trigger append_only')
  expect((await findReceiptViolations(db)).map(({ rule }) => rule)).toEqual(['L5'])
})

test('the invariants report that a receipt in the middle of a chain was removed', async () => {
  const { db, ana, codes } = await threeReceipts()
  await asOwner(
    db,
    `delete from receipt_people where code = '${codes[1]}'; delete from receipts where code = '${codes[1]}'`,
  )
  const cut = [expect.objectContaining({ rule: 'L11', subject: codes[2] })]
  expect(await findReceiptViolations(db)).toEqual(cut)
  expect(await findReceiptViolations(db, { suspects: [codes[2]!] })).toEqual(cut)
  expect(await findReceiptViolations(db, { suspects: [codes[0]!] })).toEqual([])
  const slice = Math.floor((Number.parseInt(ana.slice(0, 4), 16) * SLICES) / 0x10000)
  const found = (of: number) =>
    inTransaction(db, async (tx) => (await receiptCheck.checkSlice(tx, of, undefined)).violations)
  expect(await found(slice)).toEqual(cut)
  expect(await found((slice + 1) % SLICES)).toEqual([])
})
