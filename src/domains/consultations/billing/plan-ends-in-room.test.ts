import { beforeAll, expect, test } from 'vitest'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { grantMinutes } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { leftMs } from '#domains/wallet/minutes/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { wholeSeconds } from '#shared/whole-seconds.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon, STEP_S } from '#test/support/metered-consultation.ts'
import { credit } from '#test/support/people.ts'

let db: Db
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
})

/** Ana, with an hour of a plan whose month ends after five minutes, talks for twenty-five. */
async function talk({ sweeps }: { sweeps: boolean }) {
  const c = await ConsultationFixture.open(db)
  await credit(db, c.ana, 15_000n)
  const terms = {
    kind: 'plan',
    title: 'Plano de uma hora',
    value: 12_990n,
    totalMs: 3_600_000n,
    ceiling: null,
  } as const
  const pack = { ...terms, id: crypto.randomUUID(), personId: c.ana, grantedAt: NOON, expiresAt: secondsAfterNoon(300) }
  await inTransaction(db, (tx) => grantMinutes(tx, pack))
  await c.begin()
  for (let now = STEP_S; now <= 1_500; now += STEP_S) {
    const due = (await c.prove(10 + now))?.due
    if (due === 'hold' || due === 'end_of_funds') await extendHold(db, { id: c.id, clock })
    await c.say()
    if (sweeps && now % 60 === 0) await expireMinutes({ db, clock, log })
  }
  return c
}

test.each([
  ['the job extends it', true],
  ['the room extends it, should the job be late', false],
])('a plan whose month ends in a room is extended, and pays on: %s', async (_, sweeps) => {
  const c = await talk({ sweeps })
  const { billedMs, capturedCents } = await c.end()
  const usedMs = wholeSeconds(BigInt(billedMs))
  expect(capturedCents).toBe(0n)
  const [plan, ...others] = await listMinutes(db, c.ana)
  expect(others).toEqual([])
  expect(plan).toMatchObject({ isRolledOver: true, usedMs })
  expect(leftMs(plan!)).toBe(3_600_000n - usedMs)
  expect(await findLedgerViolations(db)).toEqual([])
})
