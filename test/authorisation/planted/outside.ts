import { fulfilOrder } from '#domains/catalogue/orders/fulfil-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { applyGatewayState, requestPayment, type PaymentContext } from '#domains/payments/index.ts'
import { holdUnmatchedCharge } from '#domains/payments/suspense/hold-stray.ts'
import { startSubscription } from '#domains/subscriptions/index.ts'
import { sandboxMailer } from '#gateways/mail/sandbox/mailbox.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'

function paymentContextOf(db: Db): PaymentContext {
  const bank = { db, clock, secrets: ['a-secret-that-only-tests-know'], publicUrl: 'http://site.test' }
  return { db, clock, log, gateway: sandboxGateway(bank) }
}

/** A purchase that waits to be paid: its id with us, and with the bank. */
export async function addPayment(db: Db, personId: string, method: 'pix' | 'card' = 'pix') {
  const { id } = await requestPayment(paymentContextOf(db), { id: crypto.randomUUID(), personId, amount: 5_000n, method })
  const [charge] = await db<
    { gatewayId: string }[]
  >`select gateway_id as "gatewayId" from sandbox.charges where reference = ${id}`
  return { id, gatewayId: charge!.gatewayId }
}

/** Money that came for a charge that nobody here asked for. */
export async function addUnmatchedCharge(db: Db, gatewayId: string): Promise<string> {
  const charge = {
    gatewayId,
    reference: 'painel',
    account: 'sensitivos-demo',
    method: 'pix',
    state: 'paid',
    amount: 1_234n,
    currency: 'BRL',
    refunded: 0n,
  } as const
  await holdUnmatchedCharge(paymentContextOf(db), charge)
  const [entry] = await db<{ id: string }[]>`select id from payment_mismatches where gateway_id = ${gatewayId}`
  return entry!.id
}

/** An order of credits that nobody tried to pay yet. */
export const addOrder = async (db: Db, personId: string) =>
  (await placeOrder(db, { id: crypto.randomUUID(), personId, amount: 5_000n, clock })).id

/** An order of credits that was paid and given. */
export async function addPaidOrder(db: Db, personId: string): Promise<string> {
  const [id, context] = [await addOrder(db, personId), paymentContextOf(db)]
  await payOrder(context, { id, personId, paymentId: id, method: 'pix', installments: 1 })
  const found = await context.gateway.findById(id)
  if (found.outcome === 'found') await applyGatewayState(context, { ...found.charge, state: 'paid' })
  await fulfilOrder(db, { id, clock })
  return id
}

/** A subscription that runs; its first month was a present. */
export const addSubscription = (db: Db, personId: string) =>
  inTransaction(db, async (tx) => {
    const id = crypto.randomUUID()
    const agreed = {
      id,
      personId,
      slug: 'assinatura-lua',
      title: 'Lua',
      price: 1_990n,
      bonus: 2_200n,
      paysBy: 'card',
    } as const
    await startSubscription(tx, { ...agreed, paid: 0n, paymentId: null, at: await clock(tx) })
    return id
  })

/** A mail in the mailbox of the demonstration. */
export async function addMail(db: Db): Promise<string> {
  const id = crypto.randomUUID()
  await sandboxMailer({ db, clock }).send({
    id,
    to: 'carla@pessoas.test',
    subject: 'Olá',
    text: 'Olá',
    html: '<p>Olá</p>',
  })
  return id
}
