import { expect, test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { listOverduePayments } from './sql.ts'

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
    overdue = await listOverduePayments(tx, 'sandbox', NOON, 100)
  })
  expect(overdue.length).toBe(6)
  expect(read).toEqual({ whole: 0, rows: 6 })
})
