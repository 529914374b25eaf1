import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { capture } from '../billing/money.rules.ts'
import type { Attendance } from '../state/rules.ts'
import type { Consultation } from '../state/sql.ts'
import { absenceFee, attendanceAt, attendanceOnLeaving, presenceOf } from './attendance.rules.ts'
import { findDeadlineFacts } from './sql.ts'

type Leaving = { attendance: Attendance; isLate: boolean; fee: Centavos; feeMs: bigint }

/**
 * What it means, and costs in centavos or milliseconds of minutes, that one side leaves a booked room now. Undefined:
 * it was not booked, or it is decided who came.
 */
export async function judgeLeaving(
  sql: Sql,
  c: Consultation,
  { personId, at }: { personId: string; at: Date },
): Promise<Leaving | undefined> {
  const { bookedAt, freeUntil, billedMs } = c
  if (!bookedAt || !freeUntil || c.attendance || c.endedAt) return undefined
  const presence = presenceOf(c, await findDeadlineFacts(sql, c.id, at), at)
  const appointment = { bookedAt, freeUntil, billedMs }
  const decided = attendanceAt(appointment, presence, at)
  const by = personId === c.clientId ? 'client' : 'consultant'
  const { attendance, isLate } = decided
    ? { attendance: decided, isLate: false }
    : attendanceOnLeaving(appointment, presence, { by, at })
  const costs = isLate ? absenceFee({ ...c, captured: capture(c)?.captured ?? c.captured }) : { fee: 0n, feeMs: 0n }
  return { attendance, isLate, ...costs }
}
