import type { Sql, Tx } from '#platform/db.ts'
import type { LiveChannel } from '../channels/rules.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import type { Pause } from '../state/rules.ts'
import type { WeightedMs } from './settlement.rules.ts'

export async function listSegments(sql: Sql, id: string) {
  return sql<
    { from: Date; to: Date; channel: LiveChannel }[]
  >`select started_at as "from", ended_at as "to", channel from billed_segments where consultation_id = ${id}
    order by started_at`
}

/** The moves of a consultation from its beginning until before its end, in order. */
export const listMoves = (sql: Sql, id: string) => sql<({ state: 'active' | 'paused' } & Pause)[]>`
  select fact ->> 'state' as state, fact ->> 'reason' as reason, stop_side as side from consultation_events
  where consultation_id = ${id} and type = 'moved' and fact ->> 'state' in ('active', 'paused') order by seq`

/**
 * What was charged of the silences that stopped a clock: of each the last 45 s that were charged since the clock ran.
 * Counted back from what was charged and not from the stop, which typing or a late worker puts off.
 */
export async function sumSilence(sql: Sql, { id, coveredMs }: { id: string; coveredMs: bigint }): Promise<WeightedMs> {
  const [row] = await sql<[WeightedMs]>`
    with charged as (
      select started_at, ended_at, channel_percent(channel) as percent,
        sum(ms_between(started_at, ended_at)) over (order by started_at) as until_ms
      from billed_segments where consultation_id = ${id}
    ), runs as (
      select lag(at) over (order by seq) as began_at, at as stopped_at, fact ->> 'reason' as reason
      from consultation_events
      where consultation_id = ${id} and type = 'moved' and fact ->> 'state' in ('active', 'paused')
    ), silent as (
      select c.percent, c.until_ms, greatest(0, ms_between(greatest(c.started_at, max(c.ended_at) over run
        - ${TIMEOUT_MS.consultantSilence} * interval '1 millisecond'), c.ended_at)) as ms
      from runs r join charged c on c.started_at >= r.began_at and c.started_at < r.stopped_at
      where r.reason = 'silence' window run as (partition by r.stopped_at)
    ), parted as (
      select percent, ms, least(ms, greatest(0, until_ms - ${coveredMs}::bigint)) as paid_ms from silent
    )
    select coalesce(sum(percent * paid_ms), 0)::bigint as paid,
      coalesce(sum(percent * (ms - paid_ms)), 0)::bigint as covered from parted`
  return row
}

/** Prevents another check of this room's hold for the next ten seconds. */
export async function recordHoldChecked(tx: Tx, id: string) {
  await tx`update consultations set hold_checked_at = current_instant() where id = ${id}`
}
