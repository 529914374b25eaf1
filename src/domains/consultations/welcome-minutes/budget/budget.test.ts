import { beforeEach, expect, test } from 'vitest'
import { setWelcome } from '#domains/consultants/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, anAdmin, comeOnline } from '#test/support/people.ts'
import { findWelcomeMinutes } from '../find-welcome-minutes.ts'
import { findWelcomeOffers } from '../find-welcome-offers.ts'
import { readBudget, setBudget } from './set-budget.ts'

/** Five minutes of a beginner at R$ 2,99. */
const FIVE_MINUTES = 972n

let db: Db
let by: string
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  by = await anAdmin(db)
})

/** A new client at the door of a consultant who gives free minutes. */
async function aRoom() {
  const consultant = await aConsultant(db, 'Luna')
  await setWelcome(db, consultant, true)
  await comeOnline(db, consultant)
  return new MeteredConsultation(db, { client: await aClient(db, 'Ana'), consultant })
}
const set = (monthlyCents: bigint | null, before: bigint | null) => setBudget(db, { monthlyCents, before, by, clock })
const read = async () => readBudget(db, await clock(db))

test('the last that the month pays for is one’s, of three who ask at once', async () => {
  await set(2n * FIVE_MINUTES - 1n, null)
  const rooms = [await aRoom(), await aRoom(), await aRoom()]
  const asked = await Promise.allSettled(rooms.map((room) => room.ask({ welcome: true })))
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(refused).toEqual(['consultations.welcome_budget_spent', 'consultations.welcome_budget_spent'])
  expect(await read()).toMatchObject({ spentCents: FIVE_MINUTES, clients: 1 })
})

test('spent, nobody is offered any; more of it counts from then on', async () => {
  await set(0n, null)
  const consultantId = await aConsultant(db, 'Luna')
  await setWelcome(db, consultantId, true)
  const clientId = await aClient(db, 'Ana')
  const now = await clock(db)
  const offered = async () => (await findWelcomeOffers(db, { ids: [consultantId], now })).consultantIds
  expect(await offered()).toEqual([])
  expect(await findWelcomeMinutes(db, { clientId, now })).toMatchObject({ leftMs: 0n, refusal: 'budget_spent' })
  await set(FIVE_MINUTES, 0n)
  expect(await offered()).toEqual([consultantId])
  expect(await findWelcomeMinutes(db, { clientId, consultantId, now })).toMatchObject({ refusal: null })
  await set(null, FIVE_MINUTES)
  expect(await read()).toMatchObject({ monthlyCents: null })
})

test('two of the team set it at once: one does, the other is told; twice the same is once', async () => {
  const settled = await Promise.allSettled([set(1_000n, null), set(2_000n, null)])
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'welcome_budget.changed_meanwhile' },
  })
  const { monthlyCents } = await read()
  await set(monthlyCents, null)
  const [row] = await db<{ changes: number }[]>`select count(*)::int as changes from welcome_budgets`
  expect(row!.changes).toBe(1)
})

test('other months are told apart', async () => {
  const consultantId = await aConsultant(db, 'Luna')
  await db`insert into welcome_days (consultant_id, day, amount) values
    (${consultantId}, current_date - interval '70 days', 900), (${consultantId}, current_date - interval '100 days', 50)`
  await set(950n, null)
  const { spentCents, months } = await read()
  expect(spentCents).toBe(0n)
  expect(months.reduce((sum, month) => sum + month.spentCents, 0n)).toBe(950n)
})
