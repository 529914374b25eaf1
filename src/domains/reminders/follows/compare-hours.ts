import { listAgendas, readHours } from '#domains/scheduling/index.ts'
import { SHORTEST_BOOKING } from '#domains/scheduling/rules.ts'
import { type Schedule, slotsOf, type Span } from '#domains/scheduling/slots.rules.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { openedStarts, SETTLED_MS } from './rules.ts'
import { insertNews, lockHours, recordCompared } from './sql.ts'

const DAY_MS = 86_400_000

/**
 * Compares the hours of a followed consultant with those of before: starts that can be booked now and could not be with
 * the old ones are news. What a booking frees is none: that is what waiting lists are for. Safe to repeat.
 */
export const compareHours = (db: Db, { consultantId, now }: { consultantId: string; now: Date }) =>
  inTransaction(db, async (tx) => {
    const before = await lockHours(tx, consultantId, new Date(now.getTime() - SETTLED_MS))
    if (!before) return
    await recordCompared(tx, consultantId, await readHours(tx, consultantId), before.changedAt)
    const agenda = await agendaOf(tx, consultantId, now)
    if (!agenda) return
    const opened = openedStarts(startsOf({ ...agenda, schedule: before.schedule }, now), startsOf(agenda, now))
    if (opened.length === 0) return
    const starts = opened.map((start) => new Date(start))
    await insertNews(tx, { id: crypto.randomUUID(), consultantId, topic: 'hours', starts, at: before.changedAt })
  })

type Agenda = { schedule: Schedule; busy: readonly Span[] }

const agendaOf = async (sql: Sql, consultantId: string, now: Date): Promise<Agenda | undefined> =>
  (await listAgendas(sql, [consultantId], { clientId: undefined, now }))[0]

/** Every start that can be booked, in milliseconds since 1970. */
function startsOf({ schedule, busy }: Agenda, now: Date): number[] {
  const from = now.getTime()
  const window = { from, until: from + (schedule.farthestDays + 2) * DAY_MS }
  return slotsOf(schedule, { minutes: SHORTEST_BOOKING, busy, now: from, window })
}

/** The first of these starts that can still be booked; undefined: none. */
export async function firstFree(sql: Sql, consultantId: string, starts: readonly Date[], now: Date) {
  const agenda = await agendaOf(sql, consultantId, now)
  const free = new Set(agenda ? startsOf(agenda, now) : [])
  return starts.find((start) => free.has(start.getTime()))
}
