import { serve, type Served } from '#platform/http.ts'
import { listEstimates, readRecord } from './contract.ts'
import { countRecord, listFreeIn } from './sql.ts'

export const recordEndpoints: Served[] = [
  serve(readRecord, ({ db, input }) => countRecord(db, input.id)),
  serve(listEstimates, ({ db, now }) => listFreeIn(db, now)),
]
