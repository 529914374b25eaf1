import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { cachedFigures } from './cached-figures.ts'
import { countTransparency, listDailyFigures } from './sql.ts'

const transparency = cachedFigures(countTransparency)
const daily = cachedFigures(async (db, now) => ({ days: await listDailyFigures(db, now) }))

export const endpoints: Route[] = [
  serve(contract.readTransparency, ({ db, now }) => transparency(db, now)),
  serve(contract.readDailyFigures, ({ db, now }) => daily(db, now)),
]
