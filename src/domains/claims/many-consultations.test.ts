import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { AUTOMATIC_FOR_MS } from './rules.ts'
import { listAutomaticRefunds } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const MONTH = new Date(NOON.getTime() - AUTOMATIC_FOR_MS)
/** One ends each hour. */
const IN_A_MONTH = 30 * 24 - 1
/** Every fortieth comes back, longest due first. */
const DUE = Array.from({ length: 18 }, (_, n) => 700 - 40 * n)
/** Of those, all events are looked through for the last pause. */
const LOOKED_THROUGH = DUE.length * 5
let db: Db

/**
 * 6,000 that Luna ended, each with its messages, a third of them paid by minutes; every twentieth too early, and half
 * of those were refunded. In every fiftieth she was silent at first, when nothing was charged.
 */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  const [ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state, reason,
        stop_side, requested_at, accepted_at, started_at, ended_at, billed_ms, held, captured, commission)
      select lpad(n::text, 32, '0')::uuid, ${ana}, ${luna}, 'chat', 300, 3500, 'ended', 'by_consultant', 'consultant',
        began, began, began, began, case when n % 20 = 0 then 60000 else 600000 end, paid, paid, 0
      from (
        select n, ${NOON}::timestamptz - n * interval '1 hour' as began, case when n % 3 = 0 then 0 else 300 end as paid
        from generate_series(1, 6000) as n) as past`
    await tx`
      insert into minute_covers (consultation_id, grant_id, position, covered_ms, used_ms, value, earned, promotion)
      select id, 1, 1, 60000, 60000, 300, 195, 0 from consultations where captured = 0`
    await tx`
      insert into consultation_events (consultation_id, seq, type, author_id, author_kind, client_message_id, body, at)
      select id, seq, 'message', ${ana}, 'client', gen_random_uuid(), 'Oi, Luna.', ended_at
      from consultations cross join generate_series(1, 4) as seq`
    await tx`
      insert into consultation_events (consultation_id, seq, type, author_kind, fact, stop_side, at)
      select id, 5, 'moved', 'system', '{"state": "ended", "reason": "by_consultant"}', 'consultant', ended_at
      from consultations`
    await tx`
      insert into consultation_events (consultation_id, seq, type, author_kind, fact, stop_side, at)
      select id, seq, 'moved', 'system', fact::jsonb, side, ended_at
      from consultations cross join (values
        (6, '{"state": "active"}', null), (7, '{"state": "paused", "reason": "silence"}', 'consultant')
      ) as silence (seq, fact, side)
      where right(id::text, 4)::int % 50 = 7`
    await tx`
      insert into claims (id, consultation_id, client_id, way, rule, asked_at, state, decided_at, n, amount, bearer)
      select gen_random_uuid(), id, client_id, 'rule', 'consultant_left', ended_at, 'granted', ended_at, 1, 300,
        'consultant'
      from consultations where right(id::text, 4)::int % 40 = 0`
  })
  await vacuumAll(db)
})

test.each(['consultations', 'consultation_events', 'claims', 'minute_covers'])(
  'what the month’s consultations leave to be refunded is found by their own %s, not by all there ever were',
  async (table) => {
    let due: string[] = []
    const read = await rowsRead(db, table, async (tx) => {
      due = await listAutomaticRefunds(tx, { since: MONTH, most: 200, aside: [] })
    })
    expect(due.map((id) => Number(id.slice(-4)))).toEqual(DUE)
    expect(read.whole, 'of the whole table').toBe(0)
    expect(read.rows).toBeLessThanOrEqual(IN_A_MONTH + LOOKED_THROUGH)
  },
)
