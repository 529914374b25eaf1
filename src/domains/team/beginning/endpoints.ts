import { confirmLegalTexts } from '#domains/content/index.ts'
import type { Sql } from '#platform/db.ts'
import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { fillSite } from './fill-site.ts'
import { openSelling } from './open-selling.ts'
import { readBeginning } from './read-beginning.ts'

/** `gateway`: the one that new payments go through. */
export function beginningEndpoints(gateway: string): Route[] {
  const shown = async (sql: Sql, now: Date) => {
    const { steps, openedAt } = await readBeginning(sql, gateway, now)
    return { steps, openedAt }
  }
  return [
    serve(contract.readBeginning, ({ db, now }) => shown(db, now)),
    serve(contract.fillSite, async ({ db, clock, viewer, now }) => {
      await fillSite(db, { by: viewer.id, clock })
      return shown(db, now)
    }),
    serve(contract.confirmLegalTexts, async ({ db, clock, viewer, now }) => {
      await confirmLegalTexts(db, { by: viewer.id, clock })
      return shown(db, now)
    }),
    serve(contract.openSelling, async ({ db, clock, viewer, now }) => {
      await openSelling(db, { gateway, by: viewer.id, clock })
      return shown(db, now)
    }),
  ]
}
