import { formatDay } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { minutePriceOf } from '../rules.ts'
import type { Given, PricedWay } from './purchase-kind.rules.ts'

/**
 * What a prepaid minute costs, in centavos, rounded up. Undefined: not used with a consultant at this price, because
 * credit costs less or the price is above the ceiling (docs/decisions/0040).
 */
export function prepaidMinutePrice(
  { priceCents, minutes, ceilingCents }: PricedWay,
  pricePerMinute: Centavos,
): Centavos | undefined {
  const isUsed =
    minutes !== null &&
    priceCents <= pricePerMinute * BigInt(minutes) &&
    (ceilingCents === null || pricePerMinute <= ceilingCents)
  return isUsed ? minutePriceOf({ price: priceCents, minutes }) : undefined
}

/** Of minutes for everybody who accepts packages; what happens to the rest is the kind's own. */
export const prepaidBenefits = ({ gives: { minutes, minutesUntil, ceilingCents } }: Given, rest: string) => [
  `${minutes} minutos de conversa até ${formatDay(minutesUntil!)}. Só gasta os segundos que falar.`,
  `Valem com quem cobra até ${formatBRL(ceilingCents!)} por minuto e aceita pacotes. O perfil de cada pessoa diz.`,
  'Com quem cobra menos do que eles custam, você gasta os créditos, que saem mais em conta.',
  rest,
]

/** Prepaid minutes, delivered. */
export const MINUTES_DONE = {
  title: () => 'Seus minutos estão prontos',
  text: ({ gives: { minutes, minutesUntil } }: Given) =>
    `${minutes} minutos de conversa, para usar até ${formatDay(minutesUntil!)}. Eles são gastos antes dos créditos.`,
}

/** What stays of minutes that become credit at their end. */
export const MINUTES_KEPT =
  'Os minutos continuam seus até o fim do prazo, e o que a conversa não usar volta como crédito.'
