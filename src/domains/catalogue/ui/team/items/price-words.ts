import { formatBRL } from '#shared/money.ts'
import { minutePriceIn } from '../../../minute-price.rules.ts'
import type { Terms } from '../../../publishing/items/terms.rules.ts'
import type { ItemKind } from '../../../rules.ts'

/** What an item costs and gives, in one line. */
export function priceWords(
  kind: ItemKind,
  { priceCents, bonusCents, minutes, answerHours, answerPercent }: Terms,
): string {
  if (kind === 'gift_card') return 'o que o cliente escolher'
  const price = priceCents === null ? 'o do consultor' : formatBRL(priceCents)
  if (bonusCents > 0n) return `${price}, mais ${formatBRL(bonusCents)} de bônus`
  if (kind === 'answers') return `${minutes} respostas, por ${answerPercent}% de uma`
  if (minutes !== null) return `${price}, ${minutes} min`
  if (answerPercent === null) return price
  return `${answerPercent}% de uma resposta${answerHours === null ? '' : `, em ${answerHours} h`}`
}

/** What a minute costs with it, with whoever charges R$ 4,49; "–" where it buys none. */
export function minuteWords(kind: ItemKind, terms: Terms): string {
  const cost = minutePriceIn({ kind, ...terms }, 449n)
  return cost === undefined ? '–' : formatBRL(cost)
}
