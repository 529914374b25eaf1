import type { GoodsOrder } from '#domains/catalogue/index.ts'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import { company } from '#platform/company/known-company.ts'
import { addressOf } from '#shared/company.ts'
import { piecesInWords } from '../parcels/pieces.rules.ts'
import { orderNumber } from '../parcels/rules.ts'
import { returnNumber } from './return-number.rules.ts'
import type { ReturnRow } from './sql.ts'

const see = ({ orderId }: ReturnRow) => ({
  words: 'Ver a devolução',
  path: orderPath(orderId),
})
const about = ({ id, orderId }: ReturnRow): [string, string][] => [
  ['Devolução', returnNumber(id)],
  ['Pedido', orderNumber(orderId)],
]

export const requestedMail = (order: GoodsOrder, one: ReturnRow, firstName: string): MailTemplate => ({
  subject: `Recebemos o seu pedido de devolução: ${returnNumber(one.id)}`,
  emblem: 'return',
  heading: 'Recebemos o seu pedido de devolução',
  paragraphs: [
    `${firstName}, está registrado. A postagem é por nossa conta: mandamos por e-mail o código para postar sem pagar nada.`,
    'Enquanto isso, embale os produtos e imprima a etiqueta na página do pedido, ou escreva o número da devolução por fora do pacote.',
  ],
  facts: [
    ...about(one),
    ...piecesInWords(order.lines, one.lines).map((words): [string, string] => ['Vai voltar', words]),
    ...addressOf(company()).map((line): [string, string] => ['Para', line]),
  ],
  action: see(one),
})

export const postageMail = (
  one: ReturnRow,
  { firstName, code }: { firstName: string; code: string },
): MailTemplate => ({
  subject: `O código para postar a devolução ${returnNumber(one.id)} sem pagar`,
  emblem: 'return',
  heading: 'Já pode postar',
  paragraphs: [
    `${firstName}, leve o pacote a uma agência e diga este código no balcão: você não paga nada.`,
    'Depois de postar, conte o código de rastreio na página do pedido. Ele está no comprovante.',
  ],
  facts: [...about(one), ['Código de postagem', code]],
  action: see(one),
})

export const sentMail = (one: ReturnRow, { firstName, code }: { firstName: string; code: string }): MailTemplate => ({
  subject: `A devolução ${returnNumber(one.id)} está a caminho`,
  emblem: 'return',
  heading: 'Está a caminho',
  paragraphs: [
    `${firstName}, anotamos o rastreio. O valor volta quando o pacote estiver aqui.`,
    'Se o rastreio disser que chegou e ninguém registrar, toque em “Já chegou aí” na página do pedido: em até dez dias o valor volta sozinho.',
  ],
  facts: [...about(one), ['Código de rastreio', code]],
  action: see(one),
})

export const notHereMail = (one: ReturnRow, firstName: string): MailTemplate => ({
  subject: `Não achamos a devolução ${returnNumber(one.id)}`,
  emblem: 'lantern',
  heading: 'Ainda não está aqui',
  paragraphs: [
    `${firstName}, procuramos o pacote da sua devolução e ele não está com a gente. Vamos perguntar à transportadora pelo código que você contou.`,
    'Se você tiver o comprovante de entrega, responda a este e-mail com uma foto dele.',
  ],
  facts: [...about(one), ['Código de rastreio', one.trackingCode!]],
  action: see(one),
  ...(company().email && { replyTo: company().email }),
})

export const closedMail = (
  one: ReturnRow,
  { firstName, words }: { firstName: string; words: string },
): MailTemplate => ({
  subject: `Encerramos a devolução ${returnNumber(one.id)}`,
  emblem: 'candle',
  heading: 'Encerramos esta devolução',
  paragraphs: [`${firstName}, uma pessoa da equipe encerrou a sua devolução e explica:`],
  quote: words,
  facts: about(one),
  smallPrint: ['Não concorda? Responda a este e-mail: outra pessoa lê.'],
  action: see(one),
  ...(company().email && { replyTo: company().email }),
})
