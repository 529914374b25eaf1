import { refuse as refuseConsultant } from '#domains/consultants/rules.ts'
import { openableAddress } from '#gateways/calendars/address.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { refuse } from './rules.ts'
import { deleteCalendar, replaceAddress } from './sql.ts'

/**
 * Keeps the address of a consultant's own calendar, sealed, to be read at once and then every hour. Refuses what is not
 * an https address of the open internet, and whoever never applied.
 */
export async function setCalendar(
  db: Db,
  { consultantId, address, seal, now }: { consultantId: string; address: string; seal: Seal | undefined; now: Date },
) {
  if (!seal) throw refuse('calendar_closed')
  const url = openableAddress(address)
  if (!url) throw refuse('calendar_address', { address: 'Confira o endereço: ele começa com https://.' })
  const sealed = seal.seal(url.href, consultantId)
  await inTransaction(db, async (tx) => {
    const kept = { version: crypto.randomUUID(), sealed, host: url.hostname, now }
    if (!(await replaceAddress(tx, consultantId, kept))) throw refuseConsultant('not_applied')
  })
}

/** Forgets a calendar with its times; bookings stay as they are. */
export const removeCalendar = (db: Db, consultantId: string) =>
  inTransaction(db, (tx) => deleteCalendar(tx, consultantId))
