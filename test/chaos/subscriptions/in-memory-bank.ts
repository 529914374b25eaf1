import type { Charge, CreateResult, Gateway, PixOrder } from '#gateways/payments/gateway.ts'
import { writePixCode } from '#shared/pix/write-pix-code.ts'
import type { BankAnswer } from './scenario.ts'

const HOUR_MS = 3_600_000

/** A bank in memory whose answers come at once, hours later, or never, by chance. It counts every charge. */
export function openInMemoryBank(answerFor: (paymentId: string) => Promise<BankAnswer>, now: () => Date) {
  const charges = new Map<string, Charge>()
  const answers: { at: number; id: string; isPaid: boolean }[] = []
  const settle = (charge: Charge, isPaid: boolean) =>
    Object.assign(charge, isPaid ? { state: 'paid', processing: false } : { state: 'declined', declinedFor: 'funds' })

  async function open(
    order: { id: string; amount: bigint; expiresAt?: Date },
    more: Partial<Charge> & Pick<Charge, 'method'>,
  ): Promise<CreateResult> {
    const known = charges.get(order.id)
    if (known) return { outcome: 'created', charge: known }
    const charge: Charge = {
      gatewayId: `M-${order.id}`,
      reference: order.id,
      account: 'model',
      state: 'pending',
      amount: order.amount,
      currency: 'BRL',
      refunded: 0n,
      ...more,
    }
    charges.set(order.id, charge)
    const { isPaid, afterHours } = await answerFor(order.id)
    if (charge.method === 'card' && afterHours === 0) settle(charge, isPaid)
    const at = now().getTime() + afterHours * HOUR_MS
    const isAnswered = charge.method === 'card' ? afterHours > 0 : isPaid && at < order.expiresAt!.getTime()
    if (isAnswered) answers.push({ at, id: order.id, isPaid })
    return { outcome: 'created', charge: { ...charge } }
  }

  const found = (charge: Charge | undefined) =>
    charge ? { outcome: 'found' as const, charge: { ...charge } } : { outcome: 'none' as const }
  const codeFor = (amount: bigint) =>
    writePixCode({ to: { key: 'a@b.br' }, amount, merchantName: 'SENSITIVOS', merchantCity: 'SAO PAULO' })
  const gateway: Gateway = {
    name: 'model',
    title: 'Modelo',
    webhookHeaders: [],
    account: 'model',
    createPixCharge: (order: PixOrder) => open(order, { method: 'pix', brCode: codeFor(order.amount) }),
    createCardCharge: (order) => open(order, { method: 'card' }),
    chargeSavedCard: (order) => open(order, { method: 'card', processing: true }),
    deleteCard: async () => ({ outcome: 'gone' }),
    findById: async (id) => found(charges.get(id)),
    findByGatewayId: async (gatewayId) => found(charges.get(gatewayId.slice(2))),
    refund: async (id, _, amount) => {
      charges.get(id)!.refunded = amount
      return { outcome: 'refunded' }
    },
    findRefund: async (id) => ({ outcome: (charges.get(id)?.refunded ?? 0n) > 0n ? 'refunded' : 'none' }),
    listSince: async () => ({ outcome: 'listed', charges: [] }),
    readWebhook: () => undefined,
  }
  return {
    gateway,
    charges,
    nextAnswerAt: () => answers.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY),
    /** The bank's answers until `at`. An expired Pix is never paid. */
    answersBy(at: number): Charge[] {
      const due = answers.filter((one) => one.at <= at)
      for (const one of due) answers.splice(answers.indexOf(one), 1)
      return due.map(({ id, isPaid }) => ({ ...settle(charges.get(id)!, isPaid) }))
    },
  }
}
