import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { company } from '#platform/company/known-company.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { addressOf } from '#shared/company.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { OrderDetails } from '../kinds/purchase-flow.ts'
import { orderPath } from '../order-path.rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import { addressLines } from '../goods-address.rules.ts'
import type { RefundReason } from './refund.rules.ts'
import type { GoodsRefundRow } from './refunds.sql.ts'
import { nameOf } from './rules.ts'
import { findGoods, type GoodsLineRow, listLines } from './sql.ts'

/** What the confirmation of an order of goods says beside its sums: each line, the freight, and where it goes. */
export async function goodsDetails(sql: Sql, { id }: Pick<OrderRow, 'id'>): Promise<OrderDetails> {
  const goods = (await findGoods(sql, id))!
  const lines = await listLines(sql, [id])
  const { daysLeast, daysMost, giftNote, isPickup, address } = goods
  return {
    paragraphs: isPickup
      ? [`Avisamos por e-mail quando puder retirar, em ${addressOf(company()).join(', ')}.`]
      : [`Depois da postagem, a entrega leva de ${daysLeast} a ${daysMost} dias úteis.`],
    facts: [
      ...lines.map(
        (line) => [`${line.quantity} × ${nameOf(line)}`, formatBRL(line.unitPrice * BigInt(line.quantity))] as const,
      ),
      ['Frete', isPickup ? 'Retirada, sem frete' : formatBRL(goods.freight)],
      ...(address ? ([['Entrega', addressLines(address).join(', ')]] as const) : []),
      ...(giftNote ? ([['Palavras do presente', giftNote]] as const) : []),
    ],
  }
}

const HEADINGS: Readonly<Record<RefundReason, { heading: string; why: string }>> = {
  cancelled: { heading: 'O seu pedido foi cancelado', why: 'Como você pediu, isto não será enviado.' },
  unavailable: {
    heading: 'Não conseguimos enviar um produto',
    why: 'Pedimos desculpas: o que está abaixo não pôde ser enviado, e o valor dele volta inteiro.',
  },
  contested: {
    heading: 'O seu pedido foi cancelado',
    why: 'O banco devolveu um pagamento deste pedido a quem pagou. Por isso o que ainda não tinha saído não será enviado.',
  },
  returned: { heading: 'A sua devolução chegou', why: 'Recebemos de volta o que está abaixo.' },
  lost: { heading: 'O seu pacote não chegou', why: 'O pacote se perdeu no caminho, e o valor volta inteiro.' },
  damaged: { heading: 'Devolvemos o valor do produto', why: 'O produto chegou com defeito, e o valor volta inteiro.' },
}

const TO_ORIGIN =
  'O valor volta pelo mesmo caminho por onde veio. No Pix, em geral no mesmo dia; no cartão, na fatura atual ou na seguinte.'

/** What came back of an order of goods, in words: pieces, amounts, and where they go. */
function refundMail(
  { id, title }: OrderRow,
  lines: readonly GoodsLineRow[],
  { why, pieces, protocol, toOrigin, toBalance, toCredit, at }: GoodsRefundRow,
): MailTemplate {
  const back = toOrigin + toBalance + toCredit
  const isTaken = why === 'contested'
  return {
    subject: isTaken ? 'Um pedido seu da loja foi cancelado' : `${formatBRL(back)} de volta, do seu pedido da loja`,
    emblem: 'return',
    heading: HEADINGS[why].heading,
    paragraphs: [
      HEADINGS[why].why,
      ...(toOrigin > 0n ? [`Pedimos ao banco que devolva ${formatBRL(toOrigin)}. ${TO_ORIGIN}`] : []),
      ...(toBalance > 0n && !isTaken
        ? [`${formatBRL(toBalance)} voltaram para o seu saldo, de onde tinham vindo.`]
        : []),
      ...(toCredit > 0n && !isTaken
        ? [
            `${formatBRL(toCredit)} viraram crédito, porque o banco não devolve esta parte por aquele caminho. Se há algo em aberto desta compra, ele foi pago primeiro.`,
          ]
        : []),
      ...(isTaken && back > 0n ? [`O valor, ${formatBRL(back)}, paga o que ficou em aberto.`] : []),
    ],
    facts: [
      ['Protocolo', protocol],
      ['Pedido', title],
      ...pieces.map(
        ({ n, quantity }) => ['Produto', `${quantity} × ${nameOf(lines.find((l) => l.n === n)!)}`] as const,
      ),
      ['Quando', formatDayAndTime(at)],
    ],
    action: { words: 'Ver o pedido', path: orderPath(id) },
  }
}

/** Tells the client of a refund in the transaction that makes it (Decreto 7.962/2013, art. 5º § 4º: at once). */
export async function notifyRefund(tx: Tx, order: OrderRow, lines: readonly GoodsLineRow[], refund: GoodsRefundRow) {
  const person = await findPerson(tx, order.personId)
  if (!person) return
  await queueMail(tx, {
    key: `goods-refund:${refund.id}`,
    to: person.email,
    template: refundMail(order, lines, refund),
    about: { kind: 'money', personId: order.personId },
    now: refund.at,
  })
}
