import { formatDay } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { Order } from './contract.ts'

type Given = Pick<Order, 'kind' | 'gives' | 'consultant'>

/** What an order gives, in sentences for the summary, the order page and the mail. */
export function benefitWords({ kind, gives, consultant }: Given): string[] {
  const { creditsCents, bonusCents, bonusUntil, minutes, minutesUntil, ceilingCents } = gives
  if (kind === 'subscription') return monthWords(bonusCents, bonusUntil!)
  if (kind === 'written') return writtenWords(consultant!.name, gives.answerHours!)
  const words: string[] = []
  if (creditsCents > 0n) words.push(`${formatBRL(creditsCents)} em créditos, que não vencem.`)
  if (bonusCents > 0n) words.push(`${formatBRL(bonusCents)} de bônus, gasto primeiro, até ${formatDay(bonusUntil!)}.`)
  if (minutes && consultant) {
    words.push(
      `${minutes} minutos de conversa com ${consultant.name}, até ${formatDay(minutesUntil!)}. O que a conversa não usar volta como crédito.`,
    )
  } else if (minutes) {
    words.push(`${minutes} minutos de conversa, contados por segundo, até ${formatDay(minutesUntil!)}.`)
    words.push(
      `Servem para quem cobra até ${formatBRL(ceilingCents!)} por minuto e atende com pacotes e planos, como diz o perfil de cada pessoa. Só são usados onde saem mais baratos do que créditos.`,
    )
    words.push(
      kind === 'plan'
        ? 'O que sobrar passa uma vez para o mês seguinte. Não se renova sozinho.'
        : 'O que sobrar no fim do prazo volta, na proporção, como crédito.',
    )
  }
  return words
}

const monthWords = (bonus: Centavos, until: Date) => [
  `${formatBRL(bonus)} de bônus agora, gasto primeiro, até ${formatDay(until)}, e de novo a cada mês, por 60 dias cada um.`,
  'Renova-se sozinha todo mês, no mesmo dia e pelo mesmo preço: no cartão, se você deixar o banco guardá-lo; senão, por um Pix que enviamos por e-mail.',
  'Avisamos por e-mail sete e dois dias antes. Cancela-se no seu painel, em dois cliques: o que já foi pago vale até o fim, e nada mais é cobrado.',
  'Um ano custa onze meses: depois de onze meses pagos, o seguinte é de presente.',
]

const writtenWords = (name: string, hours: number) => [
  `Uma pergunta por escrito para ${name}, que você escreve com calma depois de pagar: o rascunho fica guardado por doze meses.`,
  `A resposta, também por escrito, em até ${hours} horas depois que você enviar.`,
  'O valor fica reservado e só é cobrado quando a resposta chega. Sem resposta no prazo, volta inteiro para o seu saldo, sozinho.',
]

/** The right to cancel, in one sentence. */
export const CANCELLATION_WORDS =
  'Você pode desistir em até sete dias depois de pagar, sem dizer por quê: o que não foi usado volta por onde veio, para o meio de pagamento e para o saldo.'
