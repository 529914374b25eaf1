import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import type { Db } from '#platform/db.ts'
import { openPayoutFixture } from '#test/support/payout-fixture.ts'
import { aConsultant, anAdmin } from '#test/support/people.ts'

const DAY_S = 86_400
let db: Db
let fixture: ReturnType<typeof openPayoutFixture>
let [luna, iris] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPayoutFixture(db)
  ;[luna, iris] = [await aConsultant(db, 'Luna'), await anAdmin(db)]
  await fixture.earn(luna, 9_000n)
})

const restrain = (kind: 'blocked' | 'payouts_rest') => db`
  insert into restraints (id, person_id, kind, reason, starts_at, set_by)
  values (gen_random_uuid(), ${luna}, ${kind}, 'Estamos conferindo os saques.', ${fixture.time.now()}, ${iris})`
const lift = () => db`update restraints set lifted_at = ${fixture.time.now()}, lifted_by = ${iris},
  lift_reason = 'A conferência terminou.' where lifted_at is null`

test('payouts at rest: what was asked waits, nothing more is asked, and both go on when they are released', async () => {
  const { id } = await fixture.ask(luna, 4_000n)
  await restrain('payouts_rest')
  await fixture.wait(120, 10)
  expect(await fixture.stateOf(id)).toBe('asked')
  await expect(fixture.ask(luna, 3_000n)).rejects.toMatchObject({ code: 'payouts.held_by_team' })
  expect(await fixture.moneyOf(luna)).toEqual({ free: 5_000n, aside: 4_000n, paid: 0n })
  await lift()
  await fixture.wait(120, 10)
  expect(await fixture.stateOf(id)).toBe('paid')
  expect(await fixture.violations()).toEqual([])
})

test('thirty days after a block all that is free is paid out, also below R$ 30,00, unless payouts are at rest', async () => {
  await restrain('blocked')
  fixture.time.pass(29 * DAY_S)
  await fixture.weekly()
  expect(await fixture.moneyOf(luna)).toMatchObject({ free: 9_000n, aside: 0n })
  await restrain('payouts_rest')
  fixture.time.pass(2 * DAY_S)
  await fixture.weekly()
  expect(await fixture.moneyOf(luna), 'a case needs it').toMatchObject({ free: 9_000n })
  await db`update restraints set lifted_at = ${fixture.time.now()}, lifted_by = ${iris},
    lift_reason = 'A conferência terminou.' where kind = 'payouts_rest'`
  await fixture.weekly()
  await fixture.wait(120, 10)
  expect(await fixture.moneyOf(luna)).toEqual({ free: 0n, aside: 0n, paid: 9_000n })
  expect(await fixture.violations()).toEqual([])
})
