import { refusals } from '#shared/refusal.ts'
import { PRAISE_FROM } from '../rules.ts'

export const refuse = refusals('product_reviews', {
  product_not_found: [404, 'Não encontramos este produto.'],
  line_not_found: [404, 'Não encontramos este produto nos seus pedidos.'],
  not_delivered: [409, 'A avaliação é de quem recebeu o produto e ficou com ele. Este não está com você.'],
  contested: [409, 'O banco analisa o pagamento deste pedido. A avaliação espera o resultado.'],
  already_written: [409, 'Você já avaliou este produto. Uma avaliação publicada não muda mais.'],
  contact_data: [400, 'Nada foi publicado: há no texto um contato de fora. Veja o motivo junto dele.'],
})

/**
 * Whether a review counts: praise while its client keeps a piece of the line that is paid, anything else always, so
 * that nobody refunds a complaint away (decision 196). The query says the same.
 */
export const countsInRating = ({ stars, isUndone }: { stars: number; isUndone: boolean }) =>
  stars < PRAISE_FROM || !isUndone

/** A day after the seven in which it can be returned (CDC art. 49), and no longer than people remember. Days. */
export const ASKED_AFTER_DAYS = 8
export const ASKED_WITHIN_DAYS = 30
