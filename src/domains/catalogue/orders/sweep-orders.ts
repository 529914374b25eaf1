import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { expireOrder } from './expire-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { releaseIdleBalance } from './reserve-balance.ts'
import { settleDisputedQuestion } from './settle-disputed-question.ts'
import { listDisputedQuestions, listIdleReservations, listOverdueOrders, listPaidUnfulfilledOrders } from './sql.ts'

const AT_ONCE = 50
type JobPorts = Parameters<Job['run']>[0]

/** Delivers paid orders that are not delivered yet. */
export const sweepPaidOrders = (given: JobPorts) =>
  sweepDue(given, {
    name: 'catalogue.fulfil-orders',
    list: (most, aside) => listPaidUnfulfilledOrders(given.db, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => fulfilOrder(given.db, { id, clock: given.clock }),
    most: AT_ONCE,
  })

/** Gives back what is reserved of the balance for orders whose payments were all declined or expired. */
export async function sweepIdleReservations(given: JobPorts) {
  const now = await given.clock(given.db)
  return sweepDue(given, {
    name: 'catalogue.release-balance',
    list: (most, aside) => listIdleReservations(given.db, now, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => releaseIdleBalance(given.db, id, now),
    most: AT_ONCE,
  })
}

/** Lets written questions follow the disputes of the money that paid them. */
export const sweepDisputedQuestions = (given: JobPorts) =>
  sweepDue(given, {
    name: 'catalogue.disputed-questions',
    list: (most, aside) => listDisputedQuestions(given.db, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => settleDisputedQuestion(given.db, { id, clock: given.clock }),
    most: AT_ONCE,
  })

/** Expires orders that were not paid in time. */
export async function sweepUnpaidOrders(given: JobPorts) {
  const now = await given.clock(given.db)
  return sweepDue(given, {
    name: 'catalogue.expire-orders',
    list: (most, aside) => listOverdueOrders(given.db, now, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => expireOrder(given.db, { id, clock: given.clock }),
    most: AT_ONCE,
  })
}
