import { type Db, inTransaction } from '#platform/db.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { editionsAt, GIVEN_UP_AFTER_MS } from './rules.ts'
import { giveUpOld, insertEdition } from './sql.ts'

/** Opens the editions of this morning, each once for all workers, and gives up what is left of yesterday's. */
export async function openEditions({ db, now }: { db: Db; now: Date }) {
  await giveUpOld(db, new Date(now.getTime() - GIVEN_UP_AFTER_MS), now)
  for (const { rhythm, name, day } of editionsAt(now)) {
    const subject =
      rhythm === 'daily' ? `Horóscopo de ${formatIsoDay(day)}` : `Horóscopo da semana de ${formatIsoDay(day)}`
    await inTransaction(db, (tx) => insertEdition(tx, { id: crypto.randomUUID(), rhythm, name, subject, at: now }))
  }
}
