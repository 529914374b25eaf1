import type { MailTemplate } from '#domains/notifications/index.ts'
import type { RecalledMinutes } from '#domains/wallet/rules.ts'
import { company } from '#platform/company/known-company.ts'
import { addressOf } from '#shared/company.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import { orderPath } from '../order-path.rules.ts'
import { benefitWords, CANCELLATION_WORDS, PER_MONTH } from './wording.rules.ts'
import { cancellableUntil } from './rules.ts'
import { consultantOf, benefitsOf } from './order-views.ts'
import type { OrderDetails } from '../kinds/purchase-flow.ts'
import type { OrderRow } from './sql.ts'

/**
 * The contract in short (Decreto 7.962/2013): what was bought, its price, what it gives, how to cancel it, and the
 * company. `isAsked`: the question that it bought was sent already.
 */
export function orderMail(
  order: OrderRow,
  firstName: string,
  { isAsked = false, details }: { isAsked?: boolean; details?: OrderDetails | undefined } = {},
): MailTemplate {
  const { id, title, price, coupon, discount, total, fromBalance, paidAt, kind } = order
  const at = paidAt!
  const gives = benefitWords({ kind, gives: benefitsOf(order, at), consultant: consultantOf(order), isAsked })
  const isCancellable = total > 0n
  const { isMonthly, cancellationWords } = KINDS[kind]
  const { legalName, cnpj, phone, email } = company()
  return {
    ...FLOWS[kind].mail(order, isAsked),
    paragraphs: [
      `${firstName}, está tudo certo com a sua compra. Guarde este e-mail: ele é o resumo do contrato.`,
      ...(details?.paragraphs ?? []),
      ...gives,
    ],
    facts: [
      ['O que', title],
      ...(details?.facts ?? []),
      ['Preço', formatBRL(price)],
      ...(coupon ? ([[`Cupom ${coupon}`, `− ${formatBRL(discount)}`]] as const) : []),
      ['Total', isMonthly ? `${formatBRL(total)} ${PER_MONTH}` : formatBRL(total)],
      ...(fromBalance > 0n ? ([['Do saldo', formatBRL(fromBalance)]] as const) : []),
      ...(fromBalance > 0n && fromBalance < total
        ? ([['Pago com Pix ou cartão', formatBRL(total - fromBalance)]] as const)
        : []),
      ['Pago em', formatDayAndTime(at)],
      ...(isCancellable && !cancellationWords
        ? ([['Desistência até', formatDayAndTime(new Date(cancellableUntil(at).getTime() - 1))]] as const)
        : []),
      ['Pedido', id],
    ],
    action: { words: 'Ver o pedido', path: orderPath(id) },
    smallPrint: [
      ...(isCancellable ? [cancellationWords ?? CANCELLATION_WORDS] : []),
      `${legalName}, CNPJ ${cnpj}. ${addressOf(company()).join(', ')}. ${phone} · ${email}.`,
    ],
  }
}

/** To a client whose minutes with a consultant ended before their time: what was paid for the rest is credit again. */
export function returnedMinutesMail(packs: readonly Pick<RecalledMinutes, 'title' | 'returned'>[], firstName: string) {
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
