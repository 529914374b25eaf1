import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { cachedTransparency } from './cached-transparency.ts'

const transparency = cachedTransparency()

export const endpoints: Route[] = [serve(contract.readTransparency, ({ db, now }) => transparency(db, now))]
