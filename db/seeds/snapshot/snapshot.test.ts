import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { daysBefore } from '../calendar.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { shiftText } from './shift-days.ts'
import { readSnapshot } from './snapshot.ts'

const digest = async (text: string) => createHash('sha256').update(text).digest('hex')

test('the snapshot is of today’s history, and fits today’s database: else run npm run snapshot', async () => {
  const snapshot = await readSnapshot()
  expect(snapshot, 'db/seeds has changed').toBeDefined()
  const db = await newDatabase({ max: 2 })
  const [written, days] = [new Date(snapshot!.anchor), 37]
  await restoreSnapshot(ownerOf(db), snapshot!, daysBefore(written, -days))
  expect(await findLedgerViolations(db)).toEqual([])
  expect(await findConsultationViolations(db)).toEqual([])
  const [{ last }] = (await db`select max(posted_at) as last from ledger_journals`) as unknown as [{ last: Date }]
  expect(daysBefore(last, days) <= written, 'everything moved, and nothing beyond the anchor').toBe(true)
  const codes = await db<{ code: string }[]>`select code from receipts`
  expect(codes.length).toBeGreaterThan(300)
  for (const { code } of codes) {
    const checks = await checkReceipt(await findReceipt(db, code), digest)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
  }
})

test.each([
  ['{"paidAt":"2026-02-27T01:15:01.000Z"}', 2, '{"paidAt":"2026-03-01T01:15:01.000Z"}'],
  ['{"endToEnd":"E000000002026102903017f9c9d73355"}', 3, '{"endToEnd":"E000000002026110103017f9c9d73355"}'],
  ['"Pago em", "29/10/2026, 00:01"', 3, '"Pago em", "01/11/2026, 00:01"'],
  ['4e26-2026-10-29 e 12/2026', 3, '4e26-2026-10-29 e 12/2026'],
])('%s, %i days later', (text, days, expected) =>
  expect(shiftText(text, days, { hasBrazilianDates: true })).toBe(expected),
)

test('a birthday that somebody tells in a conversation stays', () =>
  expect(shiftText('Nasci em 03/05/1990.', 3)).toBe('Nasci em 03/05/1990.'))
