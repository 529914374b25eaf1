import type { Gateway } from '#gateways/payments/gateway.ts'
import { serve, type Route } from '#platform/http.ts'
import { requestReconciliation } from './request-reconciliation.ts'
import * as contract from './contract.ts'
import { refuse } from './rules.ts'
import { listDifferences, listRuns, type RunRow } from './sql.ts'

const MOST_RUNS = 14
const MOST_DIFFERENCES = 300

const reconciliationView = ({ unexplained, ...run }: RunRow): contract.Reconciliation => ({
  ...run,
  unexplainedCents: unexplained,
})

export const reconciliationEndpointsOf = (gateways: readonly Gateway[]): Route[] => [
  serve(contract.readReconciliations, async ({ db }) => {
    const runs = (await Promise.all(gateways.map(({ name }) => listRuns(db, name, MOST_RUNS)))).flat()
    const lasts = gateways.flatMap(({ name }) => runs.find((run) => run.gateway === name && run.endedAt) ?? [])
    const differences = await Promise.all(lasts.map(({ id }) => listDifferences(db, id, MOST_DIFFERENCES)))
    return {
      gateways: gateways.map(({ name, title }) => ({ name, title })),
      runs: runs.map(reconciliationView),
      differences: differences.flat().map(differenceView),
    }
  }),
  serve(contract.requestReconciliation, async ({ db, clock, viewer, input: { id, gateway } }) => {
    if (!gateways.some(({ name }) => name === gateway)) throw refuse('gateway_not_found')
    return reconciliationView(await requestReconciliation(db, { id, gateway, by: viewer.id, clock }))
  }),
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
