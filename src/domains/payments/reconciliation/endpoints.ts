import { serve, type Route } from '#platform/http.ts'
import { requestReconciliation } from './request-reconciliation.ts'
import * as contract from './contract.ts'
import { listDifferences, listRuns, type RunRow } from './sql.ts'

const MOST_RUNS = 14
const MOST_DIFFERENCES = 300

const reconciliationView = ({ unexplained, ...run }: RunRow): contract.Reconciliation => ({
  ...run,
  unexplainedCents: unexplained,
})

export const reconciliationEndpointsOf = (gateway: string): Route[] => [
  serve(contract.readReconciliations, async ({ db }) => {
    const runs = await listRuns(db, gateway, MOST_RUNS)
    const last = runs.find(({ endedAt }) => endedAt)
    const differences = last ? await listDifferences(db, last.id, MOST_DIFFERENCES) : []
    return { runs: runs.map(reconciliationView), differences: differences.map(differenceView) }
  }),
  serve(contract.requestReconciliation, async ({ db, clock, viewer, input }) =>
    reconciliationView(await requestReconciliation(db, { id: input.id, gateway, by: viewer.id, clock })),
  ),
]

function differenceView({
  ours,
  theirs,
  ...rest
}: Awaited<ReturnType<typeof listDifferences>>[number]): contract.Difference {
  return { ...rest, ours: sideOf(ours), theirs: sideOf(theirs) }
}

const sideOf = (side: Awaited<ReturnType<typeof listDifferences>>[number]['ours']) =>
  side && { ...side, amountCents: BigInt(side.amountCents), refundedCents: BigInt(side.refundedCents) }
