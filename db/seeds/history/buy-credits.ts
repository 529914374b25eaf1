import { checkPayment } from '#domains/payments/check-payment.ts'
import { applyGatewayState, requestPayment } from '#domains/payments/index.ts'
import { moveCharge } from '#gateways/payments/sandbox/move-charge.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import type { Centavos } from '#shared/money.ts'
import { secondsAfter } from '../calendar.ts'
import type { Teller } from './teller.ts'

type Purchase = { id: string; personId: string; amount: Centavos; at: Date }

/** Buys credits by Pix at that time: asked for, paid at the bank half a minute later, credited. The same purchase again changes nothing. */
export async function buyCredits({ till, bank, at: travel }: Teller, { id, personId, amount, at }: Purchase) {
  await travel(at)
  const asked = await requestPayment(till, { id, personId, amount, method: 'pix' })
  if (asked.state === 'paid') return
  // An interrupted planting may have left it unknown to the bank.
  if (asked.state === 'created') await checkPayment(till, id)
  const charge = await till.gateway.findById(id)
  if (charge.outcome !== 'found') throw new Error(`The bank does not know the purchase ${id}`)
  const { gatewayId } = charge.charge
  // History has no post: the shop hears of it by asking.
  await pressButton(bank, gatewayId, 'sem-avisos')
  await travel(secondsAfter(at, 34))
  await moveCharge(bank, { gatewayId, state: 'paid' })
  const found = await till.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'found') await applyGatewayState(till, found.charge)
}
