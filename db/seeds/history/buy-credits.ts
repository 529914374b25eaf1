import { applyGatewayState, requestPayment } from '#domains/payments/index.ts'
import { moveCharge } from '#gateways/payments/sandbox/move-charge.ts'
import type { Centavos } from '#shared/money.ts'
import { secondsAfter } from '../calendar.ts'
import { gatewayIdOf } from './gateway-id-of.ts'
import type { SeedWorker } from './seed-worker.ts'

type Purchase = { id: string; personId: string; amount: Centavos; at: Date }

/**
 * Buys credits by Pix at `at`: the payment is created, paid at the bank half a minute later, and credited. Repeating a
 * purchase changes nothing.
 */
export async function buyCredits(worker: SeedWorker, { id, personId, amount, at }: Purchase) {
  const { context, bank } = worker
  await worker.travelTo(at)
  const asked = await requestPayment(context, { id, personId, amount, method: 'pix' })
  if (asked.state === 'paid') return
  const gatewayId = await gatewayIdOf(worker, id)
  await worker.travelTo(secondsAfter(at, 34))
  await moveCharge(bank, { gatewayId, state: 'paid' })
  const found = await context.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'found') await applyGatewayState(context, found.charge)
}
