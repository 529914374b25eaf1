import { askBank } from '#domains/payouts/ask-bank.ts'
import { sendPayouts } from '#domains/payouts/send-payouts.ts'
import type { PayoutGateway } from '#gateways/payouts/gateway.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
import { guardedPayouts } from '#gateways/payouts/guarded-gateway.ts'
import type { Behave } from '#gateways/payouts/sandbox/behaviour.ts'
import { sandboxPayouts } from '#gateways/payouts/sandbox/gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'

/** How many seconds of bank and books pass in one. */
export const SPEED = 20
/** The time of everybody in a run: so much faster than ours. */
export const hastyClock =
  (began: number): Clock =>
  async () =>
    new Date(began + (Date.now() - began) * SPEED)

const REFUSALS: readonly TransferFailure[] = ['key_not_found', 'account_closed', 'refused_by_bank', 'no_funds']

/** What becomes of a transfer, by its id alone: the same in every process, and after every kill. */
export const behaveById: Behave = ({ id }, attempt) => {
  const [fate, answer, wait, why] = [0, 2, 4, 6].map((at) => Number.parseInt(id.slice(at, at + 2), 16) / 256) as [
    number,
    number,
    number,
    number,
  ]
  const reason = REFUSALS[Math.floor(why * REFUSALS.length)]!
  return {
    answer: answer < 0.2 ? 'lost' : answer < 0.4 && attempt < 3 ? 'not_taken' : 'given',
    decidedAfterSeconds: Math.floor(wait * 20),
    ...(fate < 0.15 && { refusedFor: reason }),
    ...(fate > 0.85 && { returned: { afterSeconds: 1 + Math.floor(why * 40), reason } }),
    rings: 0,
  }
}

/** One worker's books and bank. A send for an id that the bank had taken already is written down: it must never be. */
export function openWorker(db: Db, began: number) {
  const clock = hastyClock(began)
  const bank = guardedPayouts(sandboxPayouts({ db, clock, secrets: ['chaos'], behave: behaveById }))
  const gateway: PayoutGateway = {
    ...bank,
    async send(transfer) {
      if (await bank.find(transfer.id)) await db`insert into chaos_repeated (id) values (${transfer.id})`
      return bank.send(transfer)
    },
  }
  const context = { db, clock, gateway, log: { ...log, error: () => {} } }
  return async () => {
    await sendPayouts(context)
    await askBank(context)
  }
}
