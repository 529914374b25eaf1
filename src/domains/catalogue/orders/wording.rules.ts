import { formatDay } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { Order } from './contract.ts'

type Given = Pick<Order, 'kind' | 'gives' | 'consultant'> & {
  /** Of a written question: it was typed, and goes out with the payment. */
  isAsked?: boolean
}

/** What an order gives, in sentences for the summary, the order page and the mail. */
export function benefitWords({ kind, gives, consultant, isAsked = false }: Given): string[] {
  const { creditsCents, bonusCents, bonusUntil, minutes, minutesUntil, ceilingCents } = gives
  if (kind === 'subscription') return monthWords(bonusCents, bonusUntil!)
  if (kind === 'written') return writtenWords(consultant!.name, gives.answerHours!, isAsked)
  const words: string[] = []
  if (creditsCents > 0n) words.push(`${formatBRL(creditsCents)} em créditos. Eles não vencem.`)
  if (bonusCents > 0n)
    words.push(`${formatBRL(bonusCents)} de bônus até ${formatDay(bonusUntil!)}. Ele é gasto primeiro.`)
  if (minutes && consultant) {
    words.push(`${minutes} minutos com ${consultant.name}, até ${formatDay(minutesUntil!)}.`)
    words.push('O tempo que você não usar volta como crédito.')
  } else if (minutes) {
    words.push(`${minutes} minutos de conversa até ${formatDay(minutesUntil!)}. Só gasta os segundos que falar.`)
    words.push(
      `Valem com quem cobra até ${formatBRL(ceilingCents!)} por minuto e aceita pacotes. O perfil de cada pessoa diz.`,
    )
    words.push('Com quem cobra menos do que eles custam, você gasta os créditos, que saem mais em conta.')
    words.push(
      kind === 'plan'
        ? 'O que sobrar passa uma vez para o mês seguinte. O plano não se renova sozinho.'
        : 'O que sobrar no fim do prazo volta como crédito.',
    )
  }
  return words
}

const monthWords = (bonus: Centavos, until: Date) => [
  `${formatBRL(bonus)} de bônus agora, até ${formatDay(until)}. A cada mês entra outro, que vale 60 dias.`,
  'Ela se renova todo mês, no mesmo dia e pelo mesmo preço: no cartão que o banco guardar, ou por um Pix que vai por e-mail.',
  'Avisamos sete e dois dias antes. Você cancela no painel, em dois cliques, e nada mais é cobrado.',
  'Depois de onze meses pagos, o seguinte é de presente.',
]

const writtenWords = (name: string, hours: number, isAsked: boolean) => [
  isAsked
    ? `Assim que você paga, a sua pergunta vai para ${name}.`
    : `Uma pergunta por escrito para ${name}. Depois de pagar, você escreve com calma: ela espera por doze meses.`,
  `A resposta chega por escrito, em até ${hours} horas.`,
  'O valor fica guardado e só é cobrado com a resposta. Sem resposta no prazo, ele volta inteiro para o seu saldo.',
]

/** Beside every amount of a subscription. */
export const PER_MONTH = 'por mês'

/** The right to cancel, in one sentence. */
export const CANCELLATION_WORDS =
  'Você pode desistir em até sete dias, sem dizer por quê. O que não usou volta por onde veio: para o banco ou para o saldo.'
