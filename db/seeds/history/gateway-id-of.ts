import { checkPayment } from '#domains/payments/check-payment.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import type { SeedWorker } from './seed-worker.ts'

/**
 * The bank's number of a payment that was asked for. History has no post: the shop hears what comes of it by asking.
 */
export async function gatewayIdOf({ context, bank }: SeedWorker, paymentId: string): Promise<string> {
  const ask = () => context.gateway.findById(paymentId)
  let answer = await ask()
  if (answer.outcome !== 'found') {
    // An interrupted planting may have left it unknown to the bank.
    await checkPayment(context, paymentId)
    answer = await ask()
  }
  if (answer.outcome !== 'found') throw new Error(`The bank does not know the purchase ${paymentId}`)
  await pressButton(bank, answer.charge.gatewayId, 'sem-avisos')
  return answer.charge.gatewayId
}
