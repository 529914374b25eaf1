import { listUnsent } from '#domains/notifications/index.ts'
import { readPaymentQueues } from '#domains/payments/index.ts'
import { readPayoutQueue } from '#domains/payouts/index.ts'
import { findOpening } from '#platform/company/sql.ts'
import type { Sql } from '#platform/db.ts'
import { listChecks } from '#platform/invariants/read-checks.ts'
import { findVersions, listBrowserErrors } from '#platform/running/sql.ts'
import { listSetAside } from '#platform/sweeps/sql.ts'
import { type HealthContext, readSigns } from './read-signs.ts'

const MOST_SHOWN = 100
const DAY_MS = 86_400_000

/** How the house runs, as far as it can be seen from here. */
export async function readHealth(sql: Sql, now: Date, context: HealthContext) {
  const signs = await readSigns(sql, now, context)
  const [setAside, payments] = [await listSetAside(sql, MOST_SHOWN), await readPaymentQueues(sql, now)]
  const { mails } = signs
  const { payoutGateways } = context
  return {
    ...signs,
    sellingSince: (await findOpening(sql)) ?? null,
    versions: await findVersions(sql),
    setAside: setAside.rows,
    setAsideCount: setAside.all,
    queues: [
      { name: 'mails', due: mails.waiting, oldestDueAt: mails.oldestDueAt },
      { name: 'checks', ...payments.checks },
      { name: 'refunds', ...payments.refunds },
      { name: 'payouts', ...(await readPayoutQueue(sql, now)) },
    ],
    checks: await listChecks(sql),
    mails: { ...mails, unsent: [...(await listUnsent(sql, new Date(now.getTime() - DAY_MS), MOST_SHOWN))] },
    payoutGateways: payoutGateways.all.map(({ name }) => ({ name, isActive: name === payoutGateways.active.name })),
    browserErrors: [...(await listBrowserErrors(sql, now, MOST_SHOWN))],
  }
}
