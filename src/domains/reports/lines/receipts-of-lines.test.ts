import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { readStatement } from './read-statement.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'

test('a page of a statement reads the receipts of its own lines, not everybody’s', async () => {
  const db = await newDatabase({ max: 2 })
  const ana = randomUUID()
  const payments = Array.from({ length: 40 }, () => randomUUID())
  for (const id of payments)
    await postJournals(db, [
      {
        key: `payment:${id}:paid`,
        subject: { kind: 'payment', id },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(ana), amount: 1_000n }],
      },
    ])
  await db`
    insert into receipts (code, subject, holder_id, content, previous, hash, issued_at)
    select '0000-0000-0000-' || lpad(n::text, 4, '0'), 'payment:' || coalesce((${payments}::uuid[])[n], gen_random_uuid()),
      gen_random_uuid(), '{}', n::text, encode(sha256(convert_to(n::text || '{}', 'UTF8')), 'hex'), now()
    from generate_series(1, 4000) as n`
  await foldLedger(db, 'statement', addStatementLines)
  await vacuumAll(db)

  let lines: { receiptCode: string | null }[] = []
  const read = await rowsRead(db, 'receipts', async (tx) => {
    lines = (await readStatement(tx, { personId: ana, cursor: undefined })).lines
  })
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter(({ receiptCode }) => receiptCode === null)).toEqual([])
  expect(read).toEqual({ whole: 0, rows: lines.length })
})
