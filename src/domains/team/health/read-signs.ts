import { readMailState } from '#domains/notifications/index.ts'
import { readGatewayState } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import { countViolations } from '#platform/invariants/read-checks.ts'
import { listJobReports, listProcesses } from '#platform/running/sql.ts'
import { countFailing, STUCK_AT_ATTEMPT } from '#platform/sweeps/sql.ts'
import { isSilent, jobState, lagOf } from './rules.ts'

const DAY_MS = 86_400_000

type Named = { active: { name: string }; all: readonly { name: string }[] }
export type RelayState = { url: string; fault: string | null; isProbed: boolean }[] | null
export type HealthContext = { gateways: Named; payoutGateways: Named; probeRelay: () => Promise<RelayState> }

/** What decides whether somebody is needed: the page shows it with its lists, alarms ask nothing else. */
export async function readSigns(sql: Sql, now: Date, { gateways, probeRelay }: HealthContext) {
  const probed = probeRelay()
  const [processes, reports] = [await listProcesses(sql), await listJobReports(sql, now)]
  const states = []
  for (const { name } of gateways.all) states.push({ name, ...(await readGatewayState(sql, name, now)) })
  const failing = await countFailing(sql, STUCK_AT_ATTEMPT)
  return {
    at: now,
    processes: processes.map((one) => ({ ...one, isSilent: isSilent(one.seenAt, now) })),
    jobs: reports.map(({ dueAt, ...job }) => ({
      ...job,
      state: jobState({ ...job, dueAt }, now),
      lagMs: lagOf({ ...job, dueAt }, now),
    })),
    stuckCount: failing.reduce((sum, { rows }) => sum + rows, 0),
    violationCount: await countViolations(sql),
    mails: await readMailState(sql, { now, since: new Date(now.getTime() - DAY_MS) }),
    gateways: states.map(({ unexplained, ...state }) => ({
      ...state,
      unexplainedCents: unexplained,
      isActive: state.name === gateways.active.name,
    })),
    relay: await probed,
  }
}
