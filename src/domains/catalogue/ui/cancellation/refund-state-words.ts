import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import type { Order } from '../../orders/contract.ts'

type Words = { words: string; tone: BadgeTone; text: string }

const ARRIVES: Record<PaymentMethod, string> = {
  pix: 'O valor volta para a conta que fez o Pix, em geral no mesmo dia.',
  card: 'O valor volta para o cartão: aparece na fatura atual ou na seguinte.',
}

/** Where the money of a cancelled order is now. */
export function refundStateWords({ state }: NonNullable<Order['cancellation']>, method: PaymentMethod = 'pix'): Words {
  switch (state) {
    case 'asked':
      return { words: 'A caminho', tone: 'metal', text: `Pedimos a devolução ao banco. ${ARRIVES[method]}` }
    case 'done':
      return { words: 'Devolvido', tone: 'good', text: `O banco confirmou a devolução. ${ARRIVES[method]}` }
    case 'refused':
      return {
        words: 'O banco recusou: virou crédito',
        tone: 'warn',
        text: 'O banco não aceitou devolver por este caminho, e o valor voltou inteiro para o seu saldo. Use quando quiser, ou retire pelo painel.',
      }
    default:
      return {
        words: 'Virou crédito',
        tone: 'plain',
        text: 'O valor está no seu saldo. Use quando quiser, ou retire pelo painel.',
      }
  }
}
