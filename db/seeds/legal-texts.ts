import { confirmLegalTexts } from '#domains/content/index.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

/** Publishes the legal texts that come with the product, with the demo's company. Twice changes nothing. */
export const seedLegalTexts = (db: Db, since: Date) => confirmLegalTexts(db, { by: null, clock: clockAt(since) })
