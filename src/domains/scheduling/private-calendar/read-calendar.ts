import type { CalendarSource } from '#gateways/calendars/calendar-source.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import type { BusyTimes } from './busy-times.ts'
import { AHEAD_MS, type Fault, LEASE_MS, mayBeUnchanged, nextReadAt } from './rules.ts'
import { claimReading, recordFault, recordRead, recordUnchanged } from './sql.ts'

/** What reading calendars needs of the outside; `parse` answers why it could not instead of throwing. */
export type Reading = {
  source: CalendarSource
  seal: Seal
  parse: (text: string, window: { zone: string; from: number; until: number }) => Promise<BusyTimes | Fault>
}

/**
 * Reads a calendar that is due, outside any transaction, and replaces its busy times. A fault keeps the times that are
 * known, and tries again later and later. What was read at an address that was replaced meanwhile is dropped.
 */
export async function readCalendar(
  db: Db,
  { consultantId, clock }: { consultantId: string; clock: Clock },
  { source, seal, parse }: Reading,
) {
  const begun = await clock(db)
  const claimed = await claimReading(db, consultantId, { now: begun, until: new Date(begun.getTime() + LEASE_MS) })
  if (!claimed) return
  const { version, sealed, zoneNow: zone, faults, etag, lastModified } = claimed

  async function read() {
    const address = seal.open(sealed, consultantId)
    if (address === undefined) return 'lost'
    const known = mayBeUnchanged(claimed!, begun, zone) ? { etag, lastModified } : undefined
    const reading = await source.read(address, known)
    if (reading.outcome === 'failed') return reading.fault
    if (reading.outcome === 'unchanged') return undefined
    const times = await parse(reading.text, { zone, from: begun.getTime(), until: begun.getTime() + AHEAD_MS })
    return typeof times === 'string' ? times : { ...times, zone, seen: reading.version }
  }

  const found = await read()
  const now = await clock(db)
  const of = { consultantId, version, now, next: nextReadAt(now, 0) }
  if (found === undefined) await recordUnchanged(db, of)
  else if (typeof found === 'string') await recordFault(db, { ...of, next: nextReadAt(now, faults + 1) }, found)
  else await inTransaction(db, (tx) => recordRead(tx, of, found))
}
