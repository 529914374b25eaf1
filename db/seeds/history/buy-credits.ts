import { applyGatewayState, requestPayment } from '#domains/payments/index.ts'
import { moveCharge } from '#gateways/payments/sandbox/move-charge.ts'
import type { Centavos } from '#shared/money.ts'
import { secondsAfter } from '../calendar.ts'
import { chargeOf } from './charge-of.ts'
import type { Teller } from './teller.ts'

type Purchase = { id: string; personId: string; amount: Centavos; at: Date }

/**
 * Buys credits by Pix at that time: asked for, paid at the bank half a minute later, credited. The same purchase again
 * changes nothing.
 */
export async function buyCredits(teller: Teller, { id, personId, amount, at }: Purchase) {
  const { till, bank } = teller
  await teller.at(at)
  const asked = await requestPayment(till, { id, personId, amount, method: 'pix' })
  if (asked.state === 'paid') return
  const gatewayId = await chargeOf(teller, id)
  await teller.at(secondsAfter(at, 34))
  await moveCharge(bank, { gatewayId, state: 'paid' })
  const found = await till.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'found') await applyGatewayState(till, found.charge)
}
