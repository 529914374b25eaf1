import type { Letter } from '#domains/notifications/index.ts'
import { COMPANY } from '#shared/company.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { givesWords, REGRET_WORDS } from './terms/rules.ts'
import { REGRET_FOR_MS } from './rules.ts'
import { consultantOf, givesOf } from './shown-orders.ts'
import type { OrderRow } from './sql.ts'

/**
 * The contract in short, as Decreto 7.962/2013 asks for: what was bought, for how much, what it gives, how to regret
 * it, from whom.
 */
export function orderLetter(order: OrderRow, firstName: string): Letter {
  const { id, title, price, coupon, discount, total, paidAt, kind } = order
  const at = paidAt!
  const gives = givesWords({ kind, gives: givesOf(order, at), consultant: consultantOf(order) })
  const hasRegret = total > 0n
  return {
    subject: 'Seu pedido',
    heading: 'Seu pedido está confirmado',
    paragraphs: [
      `${firstName}, está tudo certo com a sua compra. Guarde este e-mail: ele é o resumo do contrato.`,
      ...gives,
    ],
    facts: [
      ['O que', title],
      ['Preço', formatBRL(price)],
      ...(coupon ? ([[`Cupom ${coupon}`, `− ${formatBRL(discount)}`]] as const) : []),
      ['Total', formatBRL(total)],
      ['Pago em', formatDayAndTime(at)],
      ...(hasRegret ? ([['Desistência até', formatDayAndTime(new Date(at.getTime() + REGRET_FOR_MS))]] as const) : []),
      ['Pedido', id],
    ],
    action: { words: 'Ver o pedido', path: `/client-dashboard?pedido=${id}` },
    smallPrint: [
      ...(hasRegret ? [REGRET_WORDS] : []),
      `${COMPANY.legalName}, CNPJ ${COMPANY.cnpj}. ${COMPANY.address.join(', ')}. ${COMPANY.phone.words} · ${COMPANY.email}.`,
    ],
  }
}
