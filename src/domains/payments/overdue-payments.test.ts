import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl, newDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { listOverduePayments } from './sql.ts'
import { AT_ONCE, sweepOverduePayments } from './sweep-payments.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

test('the sweep of overdue payments reads those that may expire, not all that were ever made', async () => {
  const db = await newDatabase({ max: 2 })
  const ana = await aClient(db, 'Ana')
  await db`
    insert into payments (id, person_id, amount, method, state, gateway, created_at, expires_at, paid_at)
    select gen_random_uuid(), ${ana}, 5000, 'pix', state, 'sandbox', at, at + interval '30 minutes',
      case when state = 'paid' then at end
    from (
      select ${NOON}::timestamptz - n * interval '1 hour' as at,
        case when n % 1000 = 0 then 'created' when n % 5 = 0 then 'expired' else 'paid' end as state
      from generate_series(1, 6000) as n
    ) as made`
  await vacuumAll(db)

  let overdue: { id: string }[] = []
  const read = await rowsRead(db, 'payments', async (tx) => {
    overdue = await listOverduePayments(tx, { gateway: 'sandbox', now: NOON, most: 100, aside: [] })
  })
  expect(overdue.length).toBe(6)
  expect(read).toEqual({ whole: 0, rows: 6 })
})

test('a batch of payments that fail goes aside, and the others expire', async () => {
  const db = connectTo(await freshDatabaseUrl())
  const { buy, client, context, payment, time } = openPaymentFixture(db, { time: settableClock(NOON) })
  const failing = new Set<string>()
  for (let left = AT_ONCE; left > 0; left -= 4) {
    const person = await client()
    for (let n = 0; n < 4; n++) failing.add((await buy(person)).id)
  }
  time.pass(5)
  const good = await buy(await client())
  const asked: string[] = []
  const findByGatewayId: typeof context.gateway.findByGatewayId = async (gatewayId) => {
    const [row] = await db<{ id: string }[]>`select id from payments where gateway_id = ${gatewayId}`
    asked.push(row!.id)
    if (failing.has(row!.id)) throw new Error('this one fails')
    return context.gateway.findByGatewayId(gatewayId)
  }
  time.pass(3_600)
  await sweepOverduePayments({ ...context, gateway: { ...context.gateway, findByGatewayId } })
  expect((await payment(good.id)).state).toBe('expired')
  expect(asked).toHaveLength(AT_ONCE + 1)
  expect(await db`select distinct sweep, attempts from sweep_failures`).toEqual([
    { sweep: 'payments.expire.sandbox', attempts: 1 },
  ])
})
