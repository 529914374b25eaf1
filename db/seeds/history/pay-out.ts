import { askBank } from '#domains/payouts/ask-bank.ts'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { sendPayouts } from '#domains/payouts/send-payouts.ts'
import { findPayout } from '#domains/payouts/sql.ts'
import { sandboxPayouts } from '#gateways/payouts/sandbox/gateway.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { secondsAfter } from '../calendar.ts'
import type { SeedWorker } from './seed-worker.ts'

type PastPayout = { id: string; consultantId: string; amount: bigint; at: Date }

/** A consultant asks for a part of their earnings, and the embedded bank pays it. An interrupted one is completed. */
export async function payOut({ db, bank, travelTo }: SeedWorker, { id, consultantId, amount, at }: PastPayout) {
  if ((await findPayout(db, id))?.paidAt) return
  const gateway = sandboxPayouts({ ...bank, clock })
  const context = { db, clock, log, gateway }
  await travelTo(at)
  await askPayout(db, { id, consultantId, amount, clock })
  for (const seconds of [1, 30]) {
    await travelTo(secondsAfter(at, seconds))
    await sendPayouts(context)
    await askBank(context)
  }
}
