import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../../state/refusals.rules.ts'
import { listSegments } from '../../billing/sql.ts'
import type { CallTrace, TraceLine } from './contract.ts'
import { findTracedCall, listRoomMoves, listTrace, type RoomRow, type TraceRow } from './sql.ts'

/**
 * What happened in a consultation, from both browsers and from the meter, in order; it becomes known that somebody of
 * the team looked. Refuses one that does not exist.
 */
export const readCallTrace = (
  db: Db,
  { id, by, clock }: { id: string; by: string; clock: Clock },
): Promise<CallTrace> =>
  inTransaction(db, async (tx) => {
    const found = await findTracedCall(tx, id)
    if (!found) throw refuse('not_found')
    const at = await clock(tx)
    await recordSecurityEvent(tx, { kind: 'consultations.trace_read', actorId: by, subjectId: id, at })
    const [told, moves, segments] = [await listTrace(tx, id), await listRoomMoves(tx, id), await listSegments(tx, id)]
    const counted = segments.map(({ from, to, channel }) => ({
      kind: 'counted' as const,
      at: from,
      channel,
      ms: to.getTime() - from.getTime(),
    }))
    const { id: consultationId, ...call } = found
    const lines = [...moves.map(lineOfMove), ...counted, ...told.map(lineOfTold)]
    return { consultationId, ...call, lines: lines.toSorted((a, b) => a.at.getTime() - b.at.getTime()) }
  })

const lineOfMove = (row: RoomRow): TraceLine =>
  row.type === 'moved'
    ? { kind: 'moved', at: row.at, state: row.state, reason: row.reason, side: row.side }
    : {
        kind: 'channel',
        at: row.at,
        act: row.act,
        channel: row.channel,
        side: row.by === 'client' ? 'client' : 'consultant',
      }

const lineOfTold = ({ at, side, part, state, ...figures }: TraceRow): TraceLine =>
  part === 'network'
    ? {
        ...figures,
        kind: 'network',
        at,
        side,
        lost: figures.lost ?? 0,
        receivedKbps: figures.receivedKbps ?? 0,
        sentKbps: figures.sentKbps ?? 0,
      }
    : { kind: 'state', at, side, part, state: state ?? '' }
