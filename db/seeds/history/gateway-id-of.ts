import { checkPayment } from '#domains/payments/checks/check-payment.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import type { SeedWorker } from './seed-worker.ts'

/** The gateway's id of a payment. No webhooks are delivered while seeding, so the gateway is queried instead. */
export async function gatewayIdOf({ context, bank }: SeedWorker, paymentId: string): Promise<string> {
  const ask = () => context.gateway.findById(paymentId)
  let answer = await ask()
  if (answer.outcome !== 'found') {
    // After an interrupted run the bank may not know the payment yet.
    await checkPayment(context, paymentId)
    answer = await ask()
  }
  if (answer.outcome !== 'found') throw new Error(`The bank does not know the purchase ${paymentId}`)
  await pressButton(bank, answer.charge.gatewayId, 'sem-avisos')
  return answer.charge.gatewayId
}
