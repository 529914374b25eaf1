import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { balanceOf, grantMinutes, postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon, STEP_S } from '#test/support/metered-consultation.ts'
import { extendHold } from '../lifecycle/extend-hold.ts'

// A hold that the ledger refused by its key was thrown on and on, and the room stayed open, unpaid (decision 135).

const MINUTE = 60_000
const db = await freshDatabase({ max: 1 })
let { consultation: room, ana, luna } = {} as OpenConsultation
beforeEach(async () => void ({ consultation: room, ana, luna } = await openConsultation(db, 20_000n)))
afterEach(() => void vi.restoreAllMocks())

/** A journal of somebody else under the key of the room's `n`-th hold. */
const takeHold = (n: number) =>
  postJournals(db, [
    {
      key: `hold:${room.id}:${n}`,
      subject: { kind: 'consultation', id: room.id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(luna), amount: 1n }],
    },
  ])

/** Twenty minutes of conversation after which nobody stops. Answers until when messages were taken, in seconds. */
async function talk(): Promise<number> {
  let last = 0
  for (let now = STEP_S; now <= 1_215; now += STEP_S) {
    const due = (await room.prove(now))?.due
    if (due) await extendHold(db, { id: room.id, clock })
    if ((await room.say()).outcome === 'stored') last = now
  }
  return last
}

test('a room whose minutes are used up ends when the key of its first hold is taken', async () => {
  const minutes = { kind: 'package' as const, title: 'Pacote', value: 1_000n, totalMs: 600_000n, ceiling: null }
  const until = { grantedAt: NOON, expiresAt: secondsAfterNoon(86_400 * 300) }
  await inTransaction(db, (tx) => grantMinutes(tx, { id: crypto.randomUUID(), personId: ana, ...minutes, ...until }))
  await takeHold(1)
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
  await room.begin()
  expect(await talk()).toBeLessThanOrEqual(10 + 600)
  expect(await room.read()).toMatchObject({
    state: 'ended',
    reason: 'out_of_funds',
    billedMs: 10 * MINUTE,
    capturedCents: 0n,
  })
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ consultation: room.id }), expect.any(String))
})

test('a room ends with the money it has when the key of its second hold is taken, and all of that is charged', async () => {
  await takeHold(2)
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
  await room.begin()
  expect(await talk()).toBeLessThanOrEqual(10 + 600)
  expect(await room.read()).toMatchObject({
    state: 'ended',
    reason: 'out_of_funds',
    billedMs: 10 * MINUTE,
    capturedCents: 2_990n,
  })
  expect(await balanceOf(db, toClearOf(luna))).toBe(1_944n)
  expect(failed.mock.calls.length, 'once in ten seconds').toBeLessThan(35)
})
