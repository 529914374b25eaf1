import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of gift cards. One answer for codes that are unknown, cancelled or used by others. */
export const refuse = refusals('gift_cards', {
  gift_amount: [400, 'Escolha um valor entre R$ 30,00 e R$ 500,00.'],
  gift_missing: [400, 'Diga para quem é o presente.'],
  gift_daily: [409, 'Por segurança, cada pessoa compra até R$ 500,00 em vales-presente por dia. Amanhã dá para mais.'],
  gift_debt: [
    409,
    'Uma compra sua foi devolvida pelo banco depois de usada. Pague o que ficou em aberto para dar um presente.',
  ],
  gift_coupon: [409, 'Um vale-presente se paga pelo valor dele, sem cupom.'],
  gift_by_pix: [400, 'Um vale-presente se paga só com Pix.'],
  code_not_found: [404, 'Não encontramos um vale com este código. Confira as letras e os números e tente de novo.'],
  code_own: [
    409,
    'Este vale é um presente seu: quem resgata é quem o recebe. Se mudou de ideia, você pode cancelá-lo na página do pedido.',
  ],
  code_waits: [
    409,
    'O banco está conferindo o pagamento deste presente. Guarde o código e tente de novo em alguns dias: nada se perde.',
  ],
})

/** The item of the catalogue, at the least amount; the amount is chosen. */
export const GIFT_CARD_SLUG = 'vale-presente'

/** R$ 30,00 to R$ 500,00 a card; as much a payer and day (São Paulo). */
export const LEAST_GIFT: Centavos = 3_000n
export const MOST_GIFT: Centavos = 50_000n
export const MOST_GIFTS_A_DAY: Centavos = 50_000n

/** Length of the words that go along, in characters. */
export const MOST_WORDS = 200
/** A text with the code in it: a whole mail is none. */
export const MOST_PASTED = 500

const HOUR_MS = 3_600_000
/** Against guessing: codes that one account, and one network, may look for in an hour. */
export const CODES_OF_ACCOUNT = { name: 'gift-codes-account', most: 10, windowMs: HOUR_MS }
export const CODES_OF_NETWORK = { name: 'gift-codes-network', most: 40, windowMs: HOUR_MS }

/** What became of a card that was paid. `waits`: a bank looks at its payment. */
export const GIFT_STATES = ['sent', 'waits', 'redeemed', 'ended'] as const
export type GiftState = (typeof GIFT_STATES)[number]
