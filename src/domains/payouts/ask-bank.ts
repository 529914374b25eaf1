import { dayInSaoPaulo } from '#shared/dates.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { applyTransfer } from './apply-transfer.ts'
import type { BankContext } from './payout-context.ts'
import {
  ALARM_AFTER_MS,
  BY_HAND,
  LEASE_MS,
  nextAskAt,
  overdueThrough,
  STUCK_AFTER_MS,
  UNAPPROVED_AFTER_MS,
} from './rules.ts'
import { sendAgain } from './send-payouts.ts'
import { claimAlarms, claimToAsk, type PayoutRow, recordDue } from './sql.ts'

const AT_ONCE = 16

/**
 * Asks the bank what became of payouts: under way, unknown, or left by a process that died; paid ones for ninety days,
 * because money may come back; failed ones for a week, because a bank may pay them yet. Answers how many.
 */
export async function askBank(context: BankContext): Promise<number> {
  const { db, clock, gateway, log } = context
  const now = await clock(db)
  const retryAt = new Date(now.getTime() + LEASE_MS)
  let asked = 0
  await untilEmpty(context, AT_ONCE, async (most) => {
    const due = await claimToAsk(db, gateway.name, { now, retryAt, most })
    await Promise.all(
      due.map((payout) =>
        askAbout(context, payout, now).catch((error: unknown) =>
          log.error({ err: error, payout: payout.id }, 'a payout could not be followed; it is asked about again'),
        ),
      ),
    )
    asked += due.length
    return due.length
  })
  return asked
}

async function askAbout(context: BankContext, payout: PayoutRow, now: Date) {
  const { db, gateway, log } = context
  const later = () => recordDue(db, payout.id, nextAskAt(payout.state, payout.asks, now))
  const found = await gateway.find(payout.id).then(
    (state) => ({ state }),
    (error: unknown) => {
      log.error({ err: error, payout: payout.id, asks: payout.asks }, 'a bank could not be asked about a payout')
    },
  )
  if (!found) return later()
  if (found.state) return applyTransfer(context, payout.id, found.state)
  // The bank never took it. What it said that it has, it cannot never have taken.
  if (payout.state === 'sending' || payout.state === 'unknown') return sendAgain(context, payout)
  await later()
  // It refused it outright, and so never had it.
  if (payout.state === 'failed') return
  log.error({ alarm: 'payout_contradiction', payout: payout.id, was: payout.state }, 'a bank has lost a payout')
}

/**
 * Raises the alarm, once each, for payouts that are unknown for an hour, that a bank has had for six hours or the team
 * for too long, and that nobody approved at a bank for a day.
 */
export async function alarmUnknown({ db, clock, log }: Omit<BankContext, 'gateway'>) {
  const now = await clock(db)
  const before = (ms: number) => new Date(now.getTime() - ms)
  const found = await claimAlarms(db, {
    now,
    unknownSince: before(ALARM_AFTER_MS),
    stuckSince: before(STUCK_AFTER_MS),
    unapprovedSince: before(UNAPPROVED_AFTER_MS),
    byHand: BY_HAND,
    askedThrough: overdueThrough(dayInSaoPaulo(now)),
  })
  for (const payout of found)
    if (payout.state === 'processing' && payout.awaitsApproval)
      log.error({ alarm: 'payout_unapproved', ...payout }, 'nobody has approved a payout at its bank for a day')
    else if (payout.state === 'processing')
      log.error({ alarm: 'payout_stuck', ...payout }, 'a payout is with a bank, or with the team, for too long')
    else log.error({ alarm: 'payout_unknown', ...payout }, 'nobody has known for an hour what became of a payout')
}
