import type { FreightGateway } from '#gateways/freight/gateway.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { followLabels } from './parcels/follow-labels.ts'
import { moveOverdueParcel } from './parcels/move-overdue-parcel.ts'
import { refundReturn } from './returns/refund-return.ts'
import { listDueReturns } from './returns/sql.ts'
import { listDueParcels } from './parcels/sql.ts'

const MOST = 50

/** `carrier`: who is asked about the labels bought there. */
export const jobsWith = (carrier: FreightGateway | undefined): Job[] => [
  {
    name: 'shipments.move-overdue',
    everySeconds: 60,
    run: (given) =>
      sweepDue(given, {
        name: 'shipments.move-overdue',
        list: (most, aside) => listDueParcels(given.db, given.now, most, aside),
        subjectOf: ({ id }) => id,
        act: ({ id }) => moveOverdueParcel(given.db, { id, clock: given.clock }),
        most: MOST,
      }),
  },
  {
    name: 'shipments.refund-returns',
    everySeconds: 60,
    run: (given) =>
      sweepDue(given, {
        name: 'shipments.refund-returns',
        list: (most, aside) => listDueReturns(given.db, given.now, most, aside),
        subjectOf: ({ id }) => id,
        act: ({ id }) => refundReturn(given.db, { id, clock: given.clock }),
        most: MOST,
      }),
  },
  ...(carrier
    ? [
        {
          name: 'shipments.follow-labels',
          everySeconds: 3_600,
          run: (given) => followLabels({ ...given, carrier }),
        } satisfies Job,
      ]
    : []),
]
