import { type Route, serve } from '#platform/http.ts'
import type { Sql } from '#platform/db.ts'
import * as contract from './contract.ts'
import { deleteWatch, listOwnWatches } from './sql.ts'
import { watchVariant } from './watch-variant.ts'

const watched = async (sql: Sql, personId: string) => ({
  variantIds: (await listOwnWatches(sql, personId)).map(({ variantId }) => variantId),
})

export const watchEndpoints: Route[] = [
  serve(contract.listWatches, ({ db, viewer }) => watched(db, viewer.id)),
  serve(contract.watchVariant, async ({ db, viewer, input, now }) => {
    await watchVariant(db, { personId: viewer.id, variantId: input.id, now })
    return watched(db, viewer.id)
  }),
  serve(contract.unwatchVariant, async ({ db, viewer, input }) => {
    await deleteWatch(db, viewer.id, input.id)
    return watched(db, viewer.id)
  }),
]
