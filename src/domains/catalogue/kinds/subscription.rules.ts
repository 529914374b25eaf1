import { BONUS_FOR_MS } from '#domains/subscriptions/rules.ts'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { share } from '../rules.ts'
import { profileCostOf } from '../usage.rules.ts'
import { bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A subscription: every month more bonus than is paid, until it is cancelled. The order pays the first month. */
export const subscription: PurchaseKind = {
  plural: 'assinaturas',
  page: '/comprar/assinaturas',
  minutePrice: ({ priceCents, bonusCents }, pricePerMinute) => share(pricePerMinute, priceCents, bonusCents),
  way: {
    name: 'Assinatura',
    plural: 'Assinaturas',
    rulesWords: 'Ver as regras das assinaturas',
    sentence: 'Uma assinatura dá todo mês mais crédito do que custa e se renova até você cancelar, em dois cliques.',
    term: 'por mês',
    emblem: 'conversa',
    titleOf: (title) => `Assinatura: ${title}`,
    monthCost({ priceCents, bonusCents }, usage) {
      const whole = profileCostOf(usage)
      return bonusCents > whole ? undefined : priceCents + whole - bonusCents
    },
    lasts: ({ priceCents, bonusCents }) =>
      `Todo mês entram ${formatBRL(bonusCents)} de bônus por ${formatBRL(priceCents)}, que valem 60 dias; o resto sai por créditos.`,
  },
  isMonthly: true,
  // The first month is paid as the later ones are collected.
  takesBalance: false,
  sums: bonusOnly,
  spendable: ({ bonus }) => bonus,
  bonusForMs: BONUS_FOR_MS,
  benefits: ({ gives: { bonusCents, bonusUntil } }) => [
    `${formatBRL(bonusCents)} de bônus agora, até ${formatDay(bonusUntil!)}. A cada mês entra outro, que vale 60 dias.`,
    'Ela se renova todo mês, no mesmo dia e pelo mesmo preço: no cartão que o banco guardar, ou por um Pix que vai por e-mail.',
    'Avisamos sete e dois dias antes. Você cancela no painel, em dois cliques, e nada mais é cobrado.',
    'Depois de onze meses pagos, o seguinte é de presente.',
  ],
  done: {
    title: () => 'Sua assinatura começou',
    text: ({ gives: { bonusCents, bonusUntil } }) =>
      `Entraram ${formatBRL(bonusCents)} de bônus até ${formatDay(bonusUntil!)}.`,
  },
  endsWords: 'A assinatura termina agora, e nada mais é cobrado.',
  keptWords: 'O que este mês deu continua seu até o fim do prazo.',
}
