import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Subscription } from '../contract.ts'

const WHY_ENDED = {
  client: 'Você a cancelou.',
  break: 'Ela parou com a sua pausa.',
  unpaid: 'Nenhuma das quatro tentativas de pagamento deu certo. Não há dívida.',
  disputed: 'O banco devolveu o pagamento dela, que foi contestado.',
}

/** What happens next with a subscription, in one or two sentences. */
export function subscriptionStatusWords({
  state,
  paidUntil,
  next,
  stoppedFor,
  endedAt,
  pixPaymentId,
  bonusCents,
}: Subscription): string {
  if (state === 'ended')
    return `Terminou em ${formatDay(endedAt!)}. ${WHY_ENDED[stoppedFor!]}${stoppedFor === 'disputed' ? '' : ' O bônus que já veio vale até o fim do prazo dele.'}`
  if (state === 'cancelled') {
    return stoppedFor === 'break'
      ? `A renovação parou com a sua pausa, e nada mais é cobrado. O que você pagou vale até ${formatDay(paidUntil)}.`
      : `Nada mais é cobrado. O que você pagou vale até ${formatDay(paidUntil)}; até lá você pode voltar atrás.`
  }
  const { at, amountCents, card, isUnderWay } = next!
  if (pixPaymentId) return `O Pix de ${formatBRL(amountCents)} que renova a sua assinatura está aqui e no seu e-mail.`
  if (isUnderWay)
    return `A renovação, de ${formatBRL(amountCents)}, está com o banco. Assim que ele responder, avisamos.`
  if (amountCents === 0n)
    return `Próximo mês: ${formatDay(at)}, de presente. Entram ${formatBRL(bonusCents)} de bônus, e nada é cobrado.`
  const by = card ? `no cartão ${card.brand} de final ${card.lastFour}` : 'por um Pix que enviamos por e-mail'
  if (state === 'late')
    return `A última tentativa não deu certo, e nada foi cobrado. A próxima é em ${formatDay(at)}: ${formatBRL(amountCents)}, ${by}.`
  return `Próxima cobrança: ${formatBRL(amountCents)} em ${formatDay(at)}, ${by}. Avisamos sete e dois dias antes.`
}
