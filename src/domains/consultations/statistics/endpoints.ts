import { serve, type Route } from '#platform/http.ts'
import { listAvailabilityEstimates, readConsultantStatistics } from './contract.ts'
import { countStatistics, estimateAvailability } from './sql.ts'

export const statisticsEndpoints: Route[] = [
  serve(readConsultantStatistics, ({ db, input }) => countStatistics(db, input.id)),
  serve(listAvailabilityEstimates, ({ db, now }) => estimateAvailability(db, now)),
]
