import { secondsAfter, type Bank } from './bank.ts'
import { BUTTONS } from './buttons.ts'
import { moveDispute } from './disputes/move-dispute.ts'
import * as sql from './sql.ts'

/** Applies or schedules the action of a button on the bank's page. Does nothing where it does not fit the state. */
export async function pressButton(bank: Bank, gatewayId: string, name: string) {
  const { db, clock } = bank
  const press = Object.hasOwn(BUTTONS, name) ? BUTTONS[name]! : undefined
  const charge = await sql.findCharge(db, gatewayId)
  if (!press || !charge) return
  const now = await clock(db)
  if ('post' in press) {
    await sql.recordWebhookMode(db, gatewayId, press.post)
    if (press.post === 'never') await sql.dropWebhooks(db, gatewayId)
  }
  if ('refunds' in press) await sql.recordRefundMode(db, gatewayId, press.refunds)
  if ('disputes' in press) await moveDispute(bank, gatewayId, press.disputes)
  if ('rings' in press)
    await sql.insertWebhooks(
      db,
      ['updated', 'created', 'updated'].map((what, i) => ({
        gatewayId,
        action: `payment.${what}`,
        dueAt: secondsAfter(now, i),
      })),
    )
  const fits = 'moves' in press && (charge.method === 'pix' || press.moves === 'expired')
  if (fits && press.from.includes(charge.state) && !(await sql.findNextMove(db, gatewayId)))
    await sql.insertMove(db, { gatewayId, state: press.moves, dueAt: secondsAfter(now, press.inSeconds) })
}
