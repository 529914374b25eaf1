import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { countNowAndThen } from './count-now-and-then.ts'

const transparency = countNowAndThen()

export const endpoints: Served[] = [serve(contract.readTransparency, ({ db, now }) => transparency(db, now))]
