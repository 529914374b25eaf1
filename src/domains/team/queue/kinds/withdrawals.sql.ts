import { BY_HAND_WITHIN_DAYS, REST_HOURS } from '#domains/payments/index.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Credit that the team transfers by hand, after its rest. */
export const withdrawals: KindOfCase = {
  name: 'withdrawal',
  waiting: (sql) => sql`
    select w.id, w.asked_at as since,
      ${endOfBusinessDay(sql, sql`(w.asked_at + make_interval(hours => ${REST_HOURS}))`, BY_HAND_WITHIN_DAYS)} as due_at,
      w.person_id, null::text as name, null::text as about, w.by_hand as amount
    from payment_withdrawals w where w.state = 'waiting'`,
  decidedBy: ['payments.withdrawal_decided'],
}
