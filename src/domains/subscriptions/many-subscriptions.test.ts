import { expect, test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { listUnearned } from './sql.ts'

test('the job of each minute reads the months of subscriptions of which the bank took something, not all', async () => {
  const db = await newDatabase({ max: 2 })
  const ana = await aClient(db, 'Ana')
  // A thousand of twelve months, the last one free; the bank gave back one month of each hundredth.
  await db`
    insert into subscriptions (id, person_id, slug, title, price, bonus, pays_by, started_at, ended_at, ended_for)
    select gen_random_uuid(), ${ana}, 'lua', 'Lua', 1990, 2200, 'card', now() - interval '2 years', now(), 'client'
    from generate_series(1, 1000)`
  await db`
    with months as (
      select s.id, n, s.started_at + (n - 1) * interval '30 days' as at, gen_random_uuid() as payment_id
      from subscriptions s, generate_series(1, 12) as n
    ), paid as (
      insert into payments (id, person_id, amount, method, state, gateway, created_at, expires_at, paid_at)
      select payment_id, ${ana}, 1990, 'card', 'paid', 'sandbox', at, at + interval '30 minutes', at
      from months where n < 12
    )
    insert into subscription_periods (subscription_id, n, starts_at, ends_at, amount, paid_at, payment_id, bonus_until)
    select id, n, at, at + interval '30 days', case when n < 12 then 1990 else 0 end, at,
      case when n < 12 then payment_id end, at + interval '60 days' from months`
  await db`
    insert into payment_refunds (payment_id, n, amount, source, reason, state, asked_at, ended_at)
    select payment_id, 1, 1990, 'gateway', 'no painel', 'done', now(), now()
    from (select payment_id, row_number() over (order by subscription_id) as place from subscription_periods where n = 3)
    where place % 100 = 0`
  await vacuumAll(db)

  let unearned: { id: string }[] = []
  const read = await rowsRead(db, 'subscription_periods', async (tx) => {
    unearned = await listUnearned(tx, 100, [])
  })
  expect(unearned).toHaveLength(10)
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows, 'twelve months each, and the month that was found').toBeLessThanOrEqual(10 * 13)
})
