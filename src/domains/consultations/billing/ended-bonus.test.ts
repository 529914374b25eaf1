import { beforeAll, expect, test } from 'vitest'
import { grantBonus } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase({ max: 1 })))

const DAY_S = 86_400
const START = secondsAfterNoon(-4 * DAY_S)

/** What of a bonus of R$ 50,00 a consultation at noon has put aside and used, without any job. */
async function bonusUsed(expiresAt: Date) {
  await travelTo(db, START)
  const [client, consultant] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna', 300n)]
  const grant = { id: crypto.randomUUID(), personId: client, amount: 5_000n, grantedAt: START, expiresAt }
  await inTransaction(db, (tx) => grantBonus(tx, grant))
  await travelTo(db, NOON)
  await comeOnline(db, consultant)
  const room = new MeteredConsultation(db, { client, consultant })
  await room.begin()
  await room.converse(0, 120)
  await room.end()
  const [row] = await db<{ used: bigint }[]>`select used from grants where source_id = ${grant.id}`
  return { used: row!.used, captured: (await room.read()).capturedCents }
}

test('a consultation is not paid with a bonus that had ended before it', async () => {
  expect(await bonusUsed(secondsAfterNoon(-3 * DAY_S))).toEqual({ used: 0n, captured: 595n })
})

test('a consultation keeps what it had reserved of a bonus that ends meanwhile', async () => {
  expect(await bonusUsed(secondsAfterNoon(60))).toEqual({ used: 595n, captured: 595n })
  expect(await findLedgerViolations(db)).toEqual([])
})
