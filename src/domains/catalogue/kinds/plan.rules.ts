import { minutesInWords } from '../usage.rules.ts'
import { MINUTES_DONE, prepaidBenefits, prepaidMinutePrice } from './prepaid-minutes.rules.ts'
import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A plan: the cheapest minutes, for one month; the rest passes to the next one, once. */
export const plan: PurchaseKind = {
  plural: 'planos mensais',
  page: '/comprar/planos',
  minutePrice: prepaidMinutePrice,
  way: {
    name: 'Plano mensal',
    plural: 'Planos mensais',
    rulesWords: 'Ver as regras dos planos',
    sentence: 'Um plano tem o minuto mais barato e dura um mês; o que sobrar passa uma vez para o seguinte.',
    term: 'uma vez, para um mês',
    emblem: 'conversa',
    titleOf: (title) => `Plano mensal: ${title}`,
    monthCost(item, { minutes, pricePerMinute, acceptsPackages }) {
      if (!acceptsPackages || prepaidMinutePrice(item, pricePerMinute) === undefined) return undefined
      const rest = BigInt(minutes - item.minutes!)
      return rest < 0n ? undefined : item.priceCents + rest * pricePerMinute
    },
    lasts(item, { minutes }) {
      const rest = minutes - item.minutes!
      return rest > 0
        ? `O plano cobre ${minutesInWords(item.minutes!)}; os outros ${minutesInWords(rest)} saem por créditos, ao preço do perfil.`
        : 'O plano cobre o mês inteiro.'
    },
  },
  isPrepaid: true,
  takesBalance: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  minutesForMonths: 1,
  benefits: (given) =>
    prepaidBenefits(given, 'O que sobrar passa uma vez para o mês seguinte. O plano não se renova sozinho.'),
  done: MINUTES_DONE,
  endsWords: 'Os minutos deste plano acabam agora.',
  keptWords: 'Os minutos continuam seus até o fim do mês, e o que sobrar passa uma vez para o seguinte.',
}
