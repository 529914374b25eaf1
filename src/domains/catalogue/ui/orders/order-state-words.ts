import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { OrderState } from '../../orders/rules.ts'

/** The state of an order, in a word. */
export const ORDER_STATE_WORDS: Record<OrderState, { words: string; tone: BadgeTone }> = {
  open: { words: 'Falta pagar', tone: 'metal' },
  awaiting: { words: 'Aguardando o pagamento', tone: 'metal' },
  paid: { words: 'Pago', tone: 'good' },
  partly_refunded: { words: 'Devolvido em parte', tone: 'plain' },
  refunded: { words: 'Devolvido', tone: 'plain' },
  expired: { words: 'Não foi pago', tone: 'plain' },
  cancelled: { words: 'Cancelado', tone: 'plain' },
}
