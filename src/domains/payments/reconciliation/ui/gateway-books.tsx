import type { Difference, Reconciliation } from '../contract.ts'
import { DIFFERENCE_LISTS } from '../rules.ts'
import { DifferenceList } from './difference-list.tsx'
import { LastReconciliation } from './last-reconciliation.tsx'
import { ReconcileNow } from './reconcile-now.tsx'
import { ReconciliationHistory } from './reconciliation-history.tsx'

type Props = { gateway: string; runs: readonly Reconciliation[]; differences: readonly Difference[] }

/** Our books beside those of one gateway. */
export function GatewayBooks({ gateway, runs, differences }: Props) {
  const last = runs.find(({ endedAt }) => endedAt)
  const underWay = runs.find(({ endedAt }) => !endedAt)
  return (
    <>
      <div className="grid gap-5">
        <LastReconciliation run={last} />
        <ReconcileNow gateway={gateway} underWay={underWay} />
      </div>
      {last &&
        DIFFERENCE_LISTS.map((list) => (
          <DifferenceList key={list} list={list} differences={differences.filter((one) => one.list === list)} />
        ))}
      <ReconciliationHistory runs={runs} />
    </>
  )
}
