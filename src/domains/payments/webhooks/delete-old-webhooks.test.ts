import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { newDatabase } from '#test/support/database.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { jobsWith } from '../jobs.ts'
import { deleteProcessedWebhooks } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const daysBefore = (days: number) => new Date(NOON.getTime() - days * 86_400_000)

test('webhooks are deleted three months after they were dealt with, in batches; what waits stays', async () => {
  const db = await newDatabase({ max: 2 })
  await db`
    insert into payment_webhooks (gateway, query, headers, body, gateway_id, received_at, due_at, processed_at)
    select 'sandbox', '', '{}', '', n::text, at, at, case when n > 0 then at end
    from (select n, ${NOON}::timestamptz - case when n <= 2500 then 91 else 89 end * interval '1 day' as at
      from generate_series(0, 6000) as n) as received`
  await vacuumAll(db)
  const none = await rowsRead(db, 'payment_webhooks', (tx) => deleteProcessedWebhooks(tx, daysBefore(92), 1_000))
  expect(none, 'with nothing to delete').toEqual({ whole: 0, rows: 0 })

  const hourly = jobsWith({ all: [] } as unknown as Parameters<typeof jobsWith>[0]).find(
    ({ name }) => name === 'payments.delete_old_webhooks',
  )
  await hourly?.run({ db, clock: clockAt(NOON), now: NOON, log })
  const [left] = await db`
    select count(*)::int as count, count(*) filter (where processed_at is null)::int as waiting from payment_webhooks`
  expect(left).toEqual({ count: 3_501, waiting: 1 })
})
