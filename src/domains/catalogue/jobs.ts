import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { goodsCheck } from './goods/check-goods.ts'
import { sweepTakenByBanks } from './goods/sweep-taken.ts'
import { reservedCheck } from './orders/check-reserved.ts'
import {
  sweepDisputedQuestions,
  sweepIdleReservations,
  sweepPaidOrders,
  sweepUnpaidOrders,
} from './orders/sweep-orders.ts'
import { tellReturnedMinutes } from './orders/tell-returned-minutes.ts'

export const jobs: Job[] = [
  { name: 'catalogue.fulfil_orders', everySeconds: 1, run: sweepPaidOrders },
  { name: 'catalogue.release_balance', everySeconds: 5, run: sweepIdleReservations },
  { name: 'catalogue.disputed_questions', everySeconds: 5, run: sweepDisputedQuestions },
  { name: 'catalogue.taken_goods', everySeconds: 5, run: sweepTakenByBanks },
  { name: 'catalogue.expire_orders', everySeconds: 5, run: sweepUnpaidOrders },
  { name: 'catalogue.tell_returned_minutes', everySeconds: 5, run: tellReturnedMinutes },
  {
    name: 'catalogue.check_invariants',
    everySeconds: 60,
    run: ({ db, log }) => checkInvariants(db, reservedCheck, log),
  },
  {
    name: 'catalogue.check_goods',
    everySeconds: 60,
    run: ({ db, log }) => checkInvariants(db, goodsCheck, log),
  },
]
