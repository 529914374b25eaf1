import { beforeEach, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { paid, payAt } from '#test/support/months.ts'
import { aPerson } from '#test/support/people.ts'
import { closeMonth } from '../accounting/close-month.ts'
import { readMonth } from './read-month.ts'
import { readMonths } from './read-months.ts'
import { instantOf, readOwed } from './read-owed.ts'

let db: Db
let [ana, iris] = ['', '']
const NOW = new Date('2026-12-05T12:00:00Z')
beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  ;[ana, iris] = [await aPerson(db, 'Ana', 'client'), await aPerson(db, 'Íris', 'client')]
  await appointAdmin(db, iris)
  await paid(db, ana, '2026-09-10T12:00:00Z', 20_000n)
})
const close = (month: string) => closeMonth(db, { month, by: iris, clock: clockAt(NOW) })
const read = (month: string) => readMonth(db, month, NOW)

/** Begun at one instant at the bank, and heard of at another one. */
const webhook = (began: string, heard: string, amount: bigint) =>
  inTransaction(db, async (tx) => {
    const id = crypto.randomUUID()
    await tx`
      insert into payments (id, person_id, amount, method, gateway, description, state, created_at, expires_at, paid_at)
      values (${id}, ${ana}, ${amount}, 'pix', 'sandbox', 'Créditos', 'paid', ${began}, ${began}::timestamptz + interval '1 day',
        ${heard})`
    await payAt(tx, ana, heard, amount, id)
  })

test('months are listed from the first journal until now, each as it stands', async () => {
  expect((await readMonths(db, NOW)).map(({ month, state }) => [month, state])).toEqual([
    ['2026-12', 'current'],
    ['2026-11', 'open'],
    ['2026-10', 'open'],
    ['2026-09', 'next'],
  ])
  await close('2026-09')
  const [, , october, september] = await readMonths(db, NOW)
  expect(october!.state).toBe('next')
  expect(september).toMatchObject({ state: 'closed', journals: 1, lateJournals: 0, closedByName: 'Íris Prado' })
})

test('no ledger, no month', async () => {
  expect(await readMonths(await freshDatabase(), NOW)).toEqual([])
})

test('a webhook of a closed month counts in the next one, and it is said there', async () => {
  await close('2026-09')
  await webhook('2026-09-30T23:50:00Z', '2026-10-01T04:00:00Z', 5_000n)
  await paid(db, ana, '2026-09-30T23:59:00Z', 700n)
  const [september, october] = [await read('2026-09'), await read('2026-10')]
  expect(september.figures.find(({ figure }) => figure === 'inCents')).toMatchObject({ amountCents: 20_000n })
  expect(october.figures.find(({ figure }) => figure === 'inCents')).toMatchObject({
    amountCents: 5_700n,
    beforeCents: 20_000n,
  })
  expect(october.late).toMatchObject([{ kind: 'payment_paid', amountCents: 700n }])
  expect(october.confirmedLater).toEqual({ payments: 1, amountCents: 5_000n })
  expect([september.late, september.confirmedLater.payments]).toEqual([[], 0])
})

test('what is unusual is told of the month that is closed next, and of no other', async () => {
  await close('2026-09')
  await paid(db, ana, '2026-10-10T12:00:00Z', 90_000n)
  await db`insert into invariant_violations (check_name, rule, subject, detail) values ('the ledger', 'L3', 'x', 'y')`
  const words = (await read('2026-10')).unusual.map((one) => one.replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    '1 alarme das conferências do livro-caixa (Saúde)',
    'Entrou: 350 % acima do mês anterior, R$ 900,00',
  ])
  expect([(await read('2026-11')).unusual, (await read('2026-09')).unusual]).toEqual([[], []])
})

test.each([
  ['2026-10-15T12:00', '2026-10-15T15:00:00.000Z'],
  ['2026-10-15T12:00:30-03:00', '2026-10-15T15:00:30.000Z'],
  ['2026-10-15', '2026-10-16T02:59:59.999Z'],
  ['2026-12-05', NOW.toISOString()],
])('%s is the instant %s', (text, instant) => {
  expect(instantOf(text, NOW).toISOString()).toBe(instant)
})

test.each(['', 'ontem', '2026-13-01', '2026-02-30T12:00', '2026-12-06T12:00', '1950-01-01', '0000-00-00T00:00'])(
  '“%s” is no instant',
  (text) => {
    expect(() => instantOf(text, NOW)).toThrow(expect.objectContaining({ code: 'accounting.invalid_instant' }))
  },
)

test('what was owed counts to the very instant', async () => {
  const owed = async (at: string) =>
    (await readOwed(db, new Date(at))).accounts.find(({ account }) => account === 'client_available')!.amountCents
  expect([
    await owed('2026-09-10T11:59:59.999Z'),
    await owed('2026-09-10T12:00:00Z'),
    await owed('2026-12-01T12:00:00Z'),
  ]).toEqual([0n, 20_000n, 20_000n])
})
