import type { Sql, Tx } from '#platform/db.ts'
import type { LiveChannel } from '../calls/rules.ts'
import type { Pause } from '../rules.ts'

export async function listSegments(sql: Sql, id: string) {
  return sql<
    { from: Date; to: Date; channel: LiveChannel }[]
  >`select started_at as "from", ended_at as "to", channel from billed_segments where consultation_id = ${id}
    order by started_at`
}

/** The moves of a consultation from its beginning until before its end, in order. */
export const listMoves = (sql: Sql, id: string) => sql<({ state: 'active' | 'paused' } & Pause)[]>`
  select e.fact ->> 'state' as state, e.fact ->> 'reason' as reason, e.stop_side as side, (
    select g.channel from billed_segments g where g.consultation_id = e.consultation_id and g.started_at < e.at
    order by g.started_at desc limit 1) as channel
  from consultation_events e
  where e.consultation_id = ${id} and e.type = 'moved' and e.fact ->> 'state' in ('active', 'paused') order by e.seq`

/** Prevents another check of this room's hold for the next ten seconds. */
export async function recordHoldChecked(tx: Tx, id: string) {
  await tx`update consultations set hold_checked_at = current_instant() where id = ${id}`
}
