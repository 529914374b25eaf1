import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { lockPayee } from '#domains/consultants/index.ts'
import { readEarningsBalances } from '#domains/wallet/index.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { least } from '#shared/money.ts'
import { beginPayout } from './ask-payout.ts'
import type { PayoutContext } from './payout-context.ts'
import { daysAfter, LEAST, MOST, nextRunOn, refuse } from './rules.ts'
import * as sql from './schedules.sql.ts'

const AT_ONCE = 200

type Choice = { consultantId: string; weekday: number | null; clock: Clock }

/** Switches the weekly payout on for a weekday (1: Monday … 7: Sunday), or off (null). Refuses who does not attend. */
export const setWeekly = (db: Db, { consultantId, weekday, clock }: Choice) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    if (!(await lockPayee(tx, consultantId, at))) throw refuse('not_a_consultant')
    const known = await sql.lockSchedule(tx, consultantId)
    if (known && known.weekday === weekday) return
    const nextOn = weekday === null ? null : nextRunOn(weekday, dayInSaoPaulo(at), known?.lastOn ?? null)
    await sql.recordSchedule(tx, consultantId, { weekday, nextOn })
  })

/**
 * Pays out all that is available, from R$ 30,00 on, on the chosen weekday (São Paulo). Whoever leaves, or has been
 * blocked for thirty days, gets everything once a day, a week after one that failed. What rests or is held waits.
 */
export async function payOutWeekly(context: PayoutContext): Promise<number> {
  const { db, clock } = context
  const now = await clock(db)
  await sql.recordLeavers(db, now)
  return sweepDue(context, {
    name: 'payouts.weekly',
    list: (most, aside) => sql.listDueSchedules(db, now, { today: dayInSaoPaulo(now), most, aside }),
    subjectOf: (id) => id,
    act: (id) => inTransaction(db, async (tx) => payOutOf(tx, id, await clock(tx))),
    most: AT_ONCE,
    atOnce: 4,
  })
}

async function payOutOf(tx: Tx, consultantId: string, at: Date) {
  const schedule = await sql.lockSchedule(tx, consultantId)
  const payee = await lockPayee(tx, consultantId, at)
  if (!schedule || !payee || payee.restsUntil || payee.isHeld) return
  const { available } = await readEarningsBalances(tx, consultantId, { isLocked: true })
  const today = dayInSaoPaulo(at)
  const amount = least(available, MOST)
  const begin = (cause: 'weekly' | 'leaving') => beginPayout(tx, { id: crypto.randomUUID(), payee, amount, cause, at })
  if (schedule.leavingSince) {
    if (amount === 0n || (schedule.leavingOn !== null && schedule.leavingOn > today)) return
    await sql.recordLeavingOn(tx, consultantId, daysAfter(today, 1))
    await begin('leaving')
    return
  }
  const { weekday, nextOn } = schedule
  if (weekday === null || nextOn === null || nextOn > today) return
  await sql.recordSchedule(tx, consultantId, { weekday, nextOn: nextRunOn(weekday, today, nextOn), lastOn: nextOn })
  if (amount >= LEAST) await begin('weekly')
}
