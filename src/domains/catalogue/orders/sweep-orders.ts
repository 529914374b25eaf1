import type { Job } from '#platform/jobs.ts'
import { expireOrder } from './expire-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listOverdueOrders, listPaidUnfulfilledOrders } from './sql.ts'

const AT_ONCE = 50
type JobPorts = Parameters<Job['run']>[0]

/** One that fails does not stop the others; it is due again at the next run. */
const each = async (
  { db, clock, log }: JobPorts,
  due: readonly { id: string }[],
  act: typeof fulfilOrder | typeof expireOrder,
) => {
  for (const { id } of due)
    await act(db, { id, clock }).catch((error: unknown) =>
      log.error({ err: error, order: id }, 'an order could not be swept'),
    )
}

/** Delivers paid orders that are not delivered yet. */
export const sweepPaidOrders = async (given: JobPorts) =>
  each(given, await listPaidUnfulfilledOrders(given.db, AT_ONCE), fulfilOrder)

/** Expires orders that were not paid in time. */
export const sweepUnpaidOrders = async (given: JobPorts) =>
  each(given, await listOverdueOrders(given.db, await given.clock(given.db), AT_ONCE), expireOrder)
