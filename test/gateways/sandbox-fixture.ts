import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { payByCard } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { GatewayFixture } from './gateway-fixture.ts'

const REFUND_BUTTONS = { at_once: 'devolver-na-hora', slow: 'devolver-devagar', refused: 'recusar-devolucao' }
const DISPUTE_BUTTONS = { opened: 'contestar', won: 'decidir-pela-loja', lost: 'decidir-pelo-cliente' }

/** The sandbox bank for the gateway contract tests. */
export async function openSandboxGateway(): Promise<GatewayFixture> {
  const db = await freshDatabase()
  const time = settableClock()
  const bank: Bank = { db, clock: time.clock, secrets: ['the-secret-of-today'], publicUrl: 'https://loja.test' }
  const gateway = sandboxGateway(bank)
  const nameOf = async (id: string) => {
    const found = await gateway.findById(id)
    if (found.outcome !== 'found') throw new Error(found.outcome)
    return found.charge.gatewayId
  }
  const pass = async (seconds: number) => {
    time.pass(seconds)
    await applyDueMoves(bank)
  }
  const press = async (id: string, button: string) => pressButton(bank, await nameOf(id), button)
  const type = async (id: string, card: string, { installments = 1, keeps = false } = {}) =>
    payByCard(bank, await nameOf(id), { card, installments, keeps })
  return {
    gateway,
    now: time.now,
    pass,
    payPix: async (id) => {
      await press(id, 'pagar')
      await pass(3)
    },
    payByCard: async (id, { laterRefused = false, ...options } = {}) => {
      await type(id, laterRefused ? 'later_refused' : 'approved', options)
      await pass(3)
    },
    refuseCard: async (id) => {
      await type(id, 'funds')
      await pass(3)
    },
    reviewCard: async (id) => type(id, 'review'),
    approveReview: async () => pass(31),
    setRefundMode: (mode, id) => press(id, REFUND_BUTTONS[mode]),
    settleRefunds: () => pass(21),
    contest: (id, to) => press(id, DISPUTE_BUTTONS[to]),
    close: async () => {},
  }
}
