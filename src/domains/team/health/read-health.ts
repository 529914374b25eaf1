import { listUnsent, readMailState } from '#domains/notifications/index.ts'
import { readGatewayState, readPaymentQueues } from '#domains/payments/index.ts'
import { readPayoutQueue } from '#domains/payouts/index.ts'
import type { Sql } from '#platform/db.ts'
import { listChecks } from '#platform/invariants/read-checks.ts'
import { findVersions, listBrowserErrors, listJobReports, listProcesses } from '#platform/running/sql.ts'
import { listSetAside } from '#platform/sweeps/sql.ts'
import { isSilent, jobState, lagOf } from './rules.ts'

const MOST_SHOWN = 100
const DAY_MS = 86_400_000

type Named = { active: { name: string }; all: readonly { name: string }[] }
export type RelayState = { url: string; fault: string | null; isProbed: boolean }[] | null
export type HealthContext = { gateways: Named; payoutGateways: Named; probeRelay: () => Promise<RelayState> }

/** How the house runs, as far as it can be seen from here. */
export async function readHealth(sql: Sql, now: Date, { gateways, payoutGateways, probeRelay }: HealthContext) {
  const since = new Date(now.getTime() - DAY_MS)
  const [relay, processes, reports] = [probeRelay(), await listProcesses(sql), await listJobReports(sql, now)]
  const [setAside, mails, payments] = [
    await listSetAside(sql, MOST_SHOWN),
    await readMailState(sql, { now, since }),
    await readPaymentQueues(sql, now),
  ]
  const states = []
  for (const { name } of gateways.all) states.push({ name, ...(await readGatewayState(sql, name, now)) })
  return {
    at: now,
    processes: processes.map((one) => ({ ...one, isSilent: isSilent(one.seenAt, now) })),
    versions: await findVersions(sql),
    jobs: reports.map(({ dueAt, ...job }) => ({
      ...job,
      state: jobState({ ...job, dueAt }, now),
      lagMs: lagOf({ ...job, dueAt }, now),
    })),
    setAside: setAside.rows,
    setAsideCount: setAside.all,
    queues: [
      { name: 'mails', due: mails.waiting, oldestDueAt: mails.oldestDueAt },
      { name: 'checks', ...payments.checks },
      { name: 'refunds', ...payments.refunds },
      { name: 'payouts', ...(await readPayoutQueue(sql, now)) },
    ],
    checks: await listChecks(sql),
    mails: { ...mails, unsent: [...(await listUnsent(sql, since, MOST_SHOWN))] },
    gateways: states.map(({ unexplained, ...state }) => ({
      ...state,
      unexplainedCents: unexplained,
      isActive: state.name === gateways.active.name,
    })),
    payoutGateways: payoutGateways.all.map(({ name }) => ({ name, isActive: name === payoutGateways.active.name })),
    relay: await relay,
    browserErrors: [...(await listBrowserErrors(sql, now, MOST_SHOWN))],
  }
}
