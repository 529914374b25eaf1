import type { MailTemplate } from '#domains/notifications/index.ts'
import type { ReturnedPack } from '#domains/wallet/index.ts'
import { COMPANY } from '#shared/company.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { benefitWords, CANCELLATION_WORDS, PER_MONTH } from './wording.rules.ts'
import { cancellableUntil, creditsOf } from './rules.ts'
import { consultantOf, benefitsOf } from './order-views.ts'
import type { OrderRow } from './sql.ts'

type Titles = Pick<MailTemplate, 'subject' | 'emblem' | 'heading'>

const withConsultant = ({ title, consultantName }: OrderRow) =>
  consultantName ? `${title} com ${consultantName}` : title

/** What happened, as somebody finds it again in a mailbox: what was bought, and for how much. */
const TITLES: Record<OrderRow['kind'], (order: OrderRow, isAsked: boolean) => Titles> = {
  credits(order) {
    const { credits, bonus } = creditsOf(order)
    const withBonus = bonus > 0n ? ` e ${formatBRL(bonus)} de bônus` : ''
    return {
      subject: `${formatBRL(credits)} em créditos${withBonus} no seu saldo`,
      emblem: 'coins',
      heading: 'Seus créditos já estão no saldo',
    }
  },
  package: ({ title, total }) => ({
    subject: `Seu pacote: ${title}, ${formatBRL(total)}`,
    emblem: 'hourglass',
    heading: 'Seu pacote está pronto para usar',
  }),
  plan: ({ title, total }) => ({
    subject: `Seu plano: ${title}, ${formatBRL(total)}`,
    emblem: 'hourglass',
    heading: 'Seu plano já começou',
  }),
  single: (order) => ({
    subject: `${withConsultant(order)}: ${formatBRL(order.total)}, confirmada`,
    emblem: 'conversation',
    heading: 'Sua consulta está paga',
  }),
  subscription: ({ title, total }) => ({
    subject: `Sua assinatura ${title} começou: ${formatBRL(total)} ${PER_MONTH}`,
    emblem: 'moon',
    heading: `A assinatura ${title} começou`,
  }),
  written: ({ consultantName, total }, isAsked) => ({
    subject: `Sua pergunta para ${consultantName}: ${formatBRL(total)}, ${isAsked ? 'enviada' : 'falta escrever'}`,
    emblem: 'quill',
    heading: isAsked ? 'Sua pergunta foi enviada' : 'Agora é só escrever a sua pergunta',
  }),
}

/**
 * The contract in short (Decreto 7.962/2013): what was bought, its price, what it gives, how to cancel it, and the
 * company. `isAsked`: the question that it bought was sent already.
 */
export function orderMail(order: OrderRow, firstName: string, isAsked = false): MailTemplate {
  const { id, title, price, coupon, discount, total, fromBalance, paidAt, kind } = order
  const at = paidAt!
  const gives = benefitWords({ kind, gives: benefitsOf(order, at), consultant: consultantOf(order), isAsked })
  const isCancellable = total > 0n
  return {
    ...TITLES[kind](order, isAsked),
    paragraphs: [
      `${firstName}, está tudo certo com a sua compra. Guarde este e-mail: ele é o resumo do contrato.`,
      ...gives,
    ],
    facts: [
      ['O que', title],
      ['Preço', formatBRL(price)],
      ...(coupon ? ([[`Cupom ${coupon}`, `− ${formatBRL(discount)}`]] as const) : []),
      ['Total', kind === 'subscription' ? `${formatBRL(total)} ${PER_MONTH}` : formatBRL(total)],
      ...(fromBalance > 0n ? ([['Do saldo', formatBRL(fromBalance)]] as const) : []),
      ...(fromBalance > 0n && fromBalance < total
        ? ([['Pago com Pix ou cartão', formatBRL(total - fromBalance)]] as const)
        : []),
      ['Pago em', formatDayAndTime(at)],
      ...(isCancellable
        ? ([['Desistência até', formatDayAndTime(new Date(cancellableUntil(at).getTime() - 1))]] as const)
        : []),
      ['Pedido', id],
    ],
    action: { words: 'Ver o pedido', path: `/client-dashboard?pedido=${id}` },
    smallPrint: [
      ...(isCancellable ? [CANCELLATION_WORDS] : []),
      `${COMPANY.legalName}, CNPJ ${COMPANY.cnpj}. ${COMPANY.address.join(', ')}. ${COMPANY.phone.words} · ${COMPANY.email}.`,
    ],
  }
}

/** To a client whose minutes with a consultant ended before their time: what was paid for the rest is credit again. */
export function returnedMinutesMail(packs: readonly Pick<ReturnedPack, 'title' | 'returned'>[], firstName: string) {
  const total = formatBRL(packs.reduce((sum, { returned }) => sum + returned, 0n))
  return {
    subject: `${total} de minutos não usados, de volta no seu saldo`,
    emblem: 'return',
    heading: 'Seus minutos voltaram como créditos',
    paragraphs: [
      `${firstName}, minutos que você tinha com um dos consultores terminaram antes do prazo e não podem mais ser usados.`,
      'O que você pagou pela parte que não usou já está no seu saldo. São créditos para qualquer consultor, e você pode retirá-los quando quiser.',
    ],
    facts: [
      ...packs.map(({ title, returned }) => [title, formatBRL(returned)] as const),
      ...(packs.length > 1 ? ([['De volta no saldo', total]] as const) : []),
    ],
    action: { words: 'Ver o meu saldo', path: '/client-dashboard' },
    smallPrint: ['Bônus e descontos não fazem parte deste valor: eles não foram pagos.'],
  } satisfies MailTemplate
}
