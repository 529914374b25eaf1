import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { openPayoutFixture } from '#test/support/payout-fixture.ts'
import { correctPhone, findProfile, restMoney } from '#domains/accounts/index.ts'
import { correctTaxId, findPayee } from '#domains/consultants/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
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

const REASON = 'Digitou errado e mandou o documento.'
const ofTwo = async (from: string, to: string) => {
  const second = await anAdmin(db)
  const given = { id: crypto.randomUUID(), personId: luna, reason: REASON, by: iris, at: fixture.time.now() }
  return { ...given, from, to, secondedBy: second }
}
const correctHerPhone = async () => {
  const correction = await ofTwo((await findProfile(db, luna))!.phone!, '+5521987650002')
  return () => inTransaction(db, (tx) => correctPhone(tx, correction))
}

test('for 72 hours after the team corrected a phone nothing is asked for, sent, or paid by the week', async () => {
  const { id } = await fixture.ask(luna, 4_000n)
  await (await correctHerPhone())()
  await expect(fixture.ask(luna, 3_000n)).rejects.toMatchObject({ code: 'payouts.resting' })
  await db`insert into payout_schedules (consultant_id, weekday, next_on) values (${luna}, 1, '2026-01-05')`
  await fixture.weekly()
  fixture.time.pass(3 * DAY_S - 200)
  await fixture.wait(120, 10)
  expect(await fixture.stateOf(id)).toBe('asked')
  expect(await fixture.moneyOf(luna)).toEqual({ free: 5_000n, aside: 4_000n, paid: 0n })
  fixture.time.pass(80)
  await fixture.weekly()
  await fixture.wait(120, 10)
  expect(await fixture.moneyOf(luna)).toEqual({ free: 0n, aside: 0n, paid: 9_000n })
  expect(await fixture.violations()).toEqual([])
})

test('a payout that is asked for while a correction is made comes before it, or is refused', async () => {
  for (let round = 0; round < 8; round++) {
    await db`delete from money_rests`
    const id = crypto.randomUUID()
    const [asked] = await Promise.allSettled([
      fixture.ask(luna, 3_000n + BigInt(round), id),
      inTransaction(db, (tx) => restMoney(tx, { id: crypto.randomUUID(), personId: luna, at: fixture.time.now() })),
    ])
    if (asked.status === 'rejected') expect(asked.reason).toMatchObject({ code: 'payouts.resting' })
    await fixture.tick()
    if (asked.status === 'fulfilled') expect(await fixture.stateOf(id), 'not sent').toBe('asked')
    await db`delete from money_rests`
    await fixture.wait(60, 10)
    await fixture.earn(luna, 4_000n)
  }
  expect(await fixture.violations()).toEqual([])
})

test('a document that the team corrected is the key from then on, and what was asked to the former is cancelled', async () => {
  const { id } = await fixture.ask(luna, 4_000n)
  const { taxId } = (await findPayee(db, luna, fixture.time.now()))!
  const correction = await ofTwo(taxId, '11144477735')
  await Promise.all([inTransaction(db, (tx) => correctTaxId(tx, correction)), fixture.tick()])
  await fixture.wait(120, 10)
  const state = await fixture.stateOf(id)
  // Sent a moment before, or cancelled; never to the other document.
  expect(['failed', 'paid']).toContain(state)
  expect(await fixture.transfersOf('11144477735')).toEqual([])
  expect(await findPayee(db, luna, fixture.time.now())).toMatchObject({
    taxId: '11144477735',
    restsUntil: expect.any(Date),
  })
  expect(await fixture.violations()).toEqual([])
})
