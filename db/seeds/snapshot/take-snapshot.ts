import type { Db } from '#platform/db.ts'
import { daysBefore } from '../calendar.ts'
import { seedCompany } from '../company.ts'
import { seedLegalTexts } from '../legal-texts.ts'
import { HISTORY_DAYS } from '../history/plan-history.ts'
import { findAnchor, seedHistory } from '../history/seed-history.ts'
import { startSeedWorkers } from '../history/seed-worker.ts'
import { historyFingerprint, type Snapshot } from './snapshot.ts'
import { listSequences, readTables } from './sql.ts'

/** Seeds the history live into an empty demo database, as the role of the servers, and copies what is there then. */
export async function takeSnapshot(url: string, owner: Db, say: (words: string) => void): Promise<Snapshot> {
  const workers = await startSeedWorkers(url)
  try {
    const anchor = await findAnchor(workers[0]!.db)
    await seedCompany(workers[0]!.db, daysBefore(anchor, HISTORY_DAYS))
    await seedLegalTexts(workers[0]!.db, daysBefore(anchor, HISTORY_DAYS))
    await seedHistory(workers, anchor, say)
    return {
      fingerprint: historyFingerprint(),
      anchor: anchor.toISOString(),
      tables: await readTables(owner),
      sequences: await listSequences(owner),
    }
  } finally {
    await Promise.all(workers.map(({ db }) => db.end()))
  }
}
