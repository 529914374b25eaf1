import type { Db } from '#platform/db.ts'
import { replaceSeals, resealReceipts } from './reseal-receipts.ts'
import { shiftRows } from './shift-days.ts'
import type { Snapshot } from './snapshot.ts'
import * as sql from './sql.ts'

const DAY_MS = 86_400_000
/** They name receipts by their hashes or codes. */
const NAMES_RECEIPTS = new Set(['receipts', 'receipt_chains', 'receipt_people', 'mails'])

/**
 * Puts the history of a snapshot into an empty, migrated database, as if it had ended at `anchor`, a midnight in São
 * Paulo: every date moves by whole days, and journals and receipts are sealed again. All of it or nothing.
 */
export async function restoreSnapshot(owner: Db, snapshot: Snapshot, anchor: Date) {
  const days = (anchor.getTime() - Date.parse(snapshot.anchor)) / DAY_MS
  const tables = snapshot.tables.map((table) => shiftRows(table, days))
  await owner.begin(async (tx) => {
    await sql.switchTriggersOff(tx)
    for (const table of tables) if (!NAMES_RECEIPTS.has(table.name)) await sql.insertRows(tx, table)
    await sql.setSequences(tx, snapshot.sequences)
    const journals = await sql.resealJournals(tx)
    const seals = new Map([...journals, ...resealReceipts(tables.find(({ name }) => name === 'receipts')!, journals)])
    for (const table of tables) if (NAMES_RECEIPTS.has(table.name)) await sql.insertRows(tx, replaceSeals(table, seals))
  })
}
