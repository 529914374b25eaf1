import { restsUntil } from '#domains/accounts/index.ts'
import { MONEY_RESTS_HOURS } from '#domains/accounts/money-rests.rules.ts'
import { BY_HAND_WITHIN_DAYS } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** 72 hours after it was asked for, or when the money of its person rests no more. */
const transferableFrom = (sql: Sql): ReturnType<Sql> => sql`
  greatest(w.asked_at + make_interval(hours => ${MONEY_RESTS_HOURS}), ${restsUntil(sql, sql`w.person_id`, sql`w.asked_at`)})`

/** Credit that the team transfers by hand, after its rest. */
export const withdrawals: KindOfCase = {
  name: 'withdrawal',
  waiting: (sql) => sql`
    select w.id, w.asked_at as since,
      ${endOfBusinessDay(sql, transferableFrom(sql), BY_HAND_WITHIN_DAYS)} as due_at,
      w.person_id, null::text as name, null::text as about, w.by_hand as amount
    from payment_withdrawals w where w.state = 'waiting'`,
  decidedBy: ['payments.withdrawal_decided'],
}
