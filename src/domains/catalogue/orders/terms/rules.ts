import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Order } from '../contract.ts'

type Given = Pick<Order, 'kind' | 'gives' | 'consultant'>

/** What an order gives, in sentences for the summary, the order page and the mail. */
export function givesWords({ kind, gives, consultant }: Given): string[] {
  const { creditsCents, bonusCents, bonusUntil, minutes, minutesUntil, ceilingCents } = gives
  const words: string[] = []
  if (creditsCents > 0n) words.push(`${formatBRL(creditsCents)} em créditos, que não vencem.`)
  if (bonusCents > 0n) words.push(`${formatBRL(bonusCents)} de bônus, gasto primeiro, até ${formatDay(bonusUntil!)}.`)
  if (minutes && consultant) {
    words.push(`${minutes} minutos de conversa com ${consultant.name}, até ${formatDay(minutesUntil!)}. O que a conversa não usar volta como crédito.`)
  } else if (minutes) {
    words.push(`${minutes} minutos de conversa, contados por segundo, até ${formatDay(minutesUntil!)}.`)
    words.push(`Servem para quem cobra até ${formatBRL(ceilingCents!)} por minuto, e só são usados onde saem mais baratos do que créditos.`)
    words.push(
      kind === 'plan'
        ? 'O que sobrar passa uma vez para o mês seguinte. Não se renova sozinho.'
        : 'O que sobrar no fim do prazo volta, na proporção, como crédito.',
    )
  }
  return words
}

/** The right to regret, in one sentence. */
export const REGRET_WORDS = 'Você pode desistir em até sete dias depois de pagar, sem dizer por quê: o que não foi usado volta para o mesmo meio de pagamento.'
