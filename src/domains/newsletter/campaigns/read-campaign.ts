import type { Db } from '#platform/db.ts'
import type { Campaign } from './contract.ts'
import { refuse } from './rules.ts'
import { findPause } from './sending.sql.ts'
import { findCampaign, listUnknown, readResults } from './sql.ts'

const UNKNOWN_SHOWN = 50

/** One campaign, how its addresses stand, and why it waits. Refuses an unknown one. */
export async function readCampaign(db: Db, id: string): Promise<Campaign> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw refuse('not_found')
  const [results, unknown, pause] = await Promise.all([
    readResults(db, id),
    listUnknown(db, id, UNKNOWN_SHOWN),
    campaign.state === 'sending' ? findPause(db) : undefined,
  ])
  return { ...campaign, results, unknown, pause: pause ?? null }
}
