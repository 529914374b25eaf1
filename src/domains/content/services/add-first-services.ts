import type { Tx } from '#platform/db.ts'
import { readFirstServices } from './first-services.ts'
import { recordServiceText } from './publish-service.ts'
import { listServiceNames } from './sql.ts'

/** Publishes the first texts of services that have none; others stay as they are. Answers how many it added. */
export async function addFirstServices(tx: Tx, now: Date): Promise<number> {
  const known = new Set(await listServiceNames(tx))
  const missing = readFirstServices().filter(({ name }) => !known.has(name))
  for (const text of missing) await recordServiceText(tx, text, now)
  return missing.length
}
