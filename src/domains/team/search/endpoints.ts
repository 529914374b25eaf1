import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { searchEverything } from './search-everything.ts'

export const endpoints: Route[] = [
  serve(contract.searchEverything, ({ db, now, viewer, input: { q } }) =>
    searchEverything(db, { q, by: viewer.id, now }),
  ),
]
