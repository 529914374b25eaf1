import { formatDay } from '#shared/dates.ts'
import { MINUTES_DONE, MINUTES_KEPT, prepaidMinutePrice } from './prepaid-minutes.rules.ts'
import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A single consultation: minutes with one consultant, at their price; the rest becomes credit. */
export const single: PurchaseKind = {
  plural: 'consultas avulsas',
  page: '/comprar/consultas',
  minutePrice: prepaidMinutePrice,
  takesBalance: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  minutesForMonths: 12,
  isReturnedLater: true,
  benefits: ({ gives: { minutes, minutesUntil }, consultant }) => [
    `${minutes} minutos com ${consultant!.name}, até ${formatDay(minutesUntil!)}.`,
    'O tempo que você não usar volta como crédito.',
  ],
  done: {
    title: MINUTES_DONE.title,
    text: ({ gives: { minutes, minutesUntil }, consultant }) =>
      `${minutes} minutos de conversa com ${consultant!.name}, para usar até ${formatDay(minutesUntil!)}.`,
  },
  endsWords: 'Os minutos desta consulta acabam agora.',
  keptWords: MINUTES_KEPT,
}
