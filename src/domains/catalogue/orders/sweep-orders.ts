import type { Job } from '#platform/jobs.ts'
import { expireOrder } from './expire-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listOverdueOrders, listPaidUnfulfilledOrders } from './sql.ts'

const AT_ONCE = 50
type JobPorts = Parameters<Job['run']>[0]

/** One that fails does not hold up the others; it is due again in its rhythm. */
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

/** Gives what was paid for and not given yet. */
export const sweepPaidOrders = async (given: JobPorts) =>
  each(given, await listPaidUnfulfilledOrders(given.db, AT_ONCE), fulfilOrder)

/** Ends what nobody paid in time. */
export const sweepUnpaidOrders = async (given: JobPorts) =>
  each(given, await listOverdueOrders(given.db, await given.clock(given.db), AT_ONCE), expireOrder)
