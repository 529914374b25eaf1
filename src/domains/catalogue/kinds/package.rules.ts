import { share } from '../rules.ts'
import { MONTHS_AHEAD, monthsInWords } from '../usage.rules.ts'
import { MINUTES_DONE, MINUTES_KEPT, prepaidBenefits, prepaidMinutePrice } from './prepaid-minutes.rules.ts'
import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A package: minutes for a year, with whoever accepts packages; the rest becomes credit. */
export const packageOfMinutes: PurchaseKind = {
  plural: 'pacotes',
  page: '/comprar/pacotes',
  minutePrice: prepaidMinutePrice,
  way: {
    name: 'Pacote',
    plural: 'Pacotes',
    rulesWords: 'Ver as regras dos pacotes',
    sentence: 'Um pacote dura um ano, e o que sobrar no fim volta como crédito.',
    term: 'uma vez, para um ano',
    emblem: 'conversa',
    titleOf: (title) => `Pacote: ${title}`,
    monthCost(item, { minutes, pricePerMinute, acceptsPackages }) {
      if (!acceptsPackages || prepaidMinutePrice(item, pricePerMinute) === undefined) return undefined
      const [given, wanted] = [BigInt(item.minutes!), BigInt(minutes)]
      return given > wanted * MONTHS_AHEAD ? undefined : share(item.priceCents, wanted, given)
    },
    lasts: (item, { minutes }) =>
      `São ${item.minutes} minutos: no seu ritmo, ${monthsInWords(BigInt(item.minutes!), BigInt(minutes))}.`,
  },
  isPrepaid: true,
  takesBalance: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  minutesForMonths: 12,
  isReturnedLater: true,
  benefits: (given) => prepaidBenefits(given, 'O que sobrar no fim do prazo volta como crédito.'),
  done: MINUTES_DONE,
  endsWords: 'Os minutos deste pacote acabam agora.',
  keptWords: MINUTES_KEPT,
}
