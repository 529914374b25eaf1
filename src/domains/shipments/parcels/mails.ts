import type { GoodsOrder } from '#domains/catalogue/index.ts'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import { company } from '#platform/company/known-company.ts'
import { addressOf } from '#shared/company.ts'
import { formatDay } from '#shared/dates.ts'
import { piecesInWords } from './pieces.rules.ts'
import { missingUntil, orderNumber, returnableUntil } from './rules.ts'
import type { ParcelRow } from './sql.ts'
import { trackingLink } from './tracking.rules.ts'

type Parcel = Pick<ParcelRow, 'orderId' | 'n' | 'lines'>

/** The last day on which something is possible. */
const lastDay = (until: Date) => formatDay(new Date(until.getTime() - 1))

const see = (orderId: string, words = 'Ver o pedido') => ({
  words,
  path: orderPath(orderId),
})
const about = (order: GoodsOrder, { orderId, lines }: Parcel): [string, string][] => [
  ['Pedido', orderNumber(orderId)],
  ...piecesInWords(order.lines, lines).map((words): [string, string] => ['No pacote', words]),
]

export const packedMail = (order: GoodsOrder, parcel: Parcel, firstName: string): MailTemplate => ({
  subject: 'Seu pedido da loja está embalado',
  emblem: 'envelope',
  heading: 'Está embalado',
  paragraphs: [
    `${firstName}, um pacote seu está fechado e vai ser postado. Assim que for, mandamos o código de rastreio.`,
    'Mudou de ideia? Até a postagem você ainda pode desistir na página do pedido.',
  ],
  facts: about(order, parcel),
  action: see(parcel.orderId),
})

/** To somebody who fetches it in person. */
export const readyMail = (order: GoodsOrder, parcel: Parcel, firstName: string): MailTemplate => ({
  subject: 'Seu pedido da loja está pronto para retirar',
  emblem: 'envelope',
  heading: 'Pode vir buscar',
  paragraphs: [
    `${firstName}, o seu pedido está separado. Traga um documento e diga o número do pedido.`,
    [...addressOf(company()), company().hours].filter(Boolean).join(' · '),
  ].filter(Boolean),
  facts: about(order, parcel),
  action: see(parcel.orderId),
})

type Posted = Parcel & Pick<ParcelRow, 'trackingCode'>
const followed = ({ trackingCode }: Posted): [string, string][] => {
  const link = trackingLink(trackingCode!)
  return [['Código de rastreio', trackingCode!], ...(link ? ([['Acompanhe em', link.href]] as [string, string][]) : [])]
}

export const postedMail = (
  order: GoodsOrder,
  parcel: Posted,
  { firstName, wasGivenUp }: { firstName: string; wasGivenUp: boolean },
): MailTemplate => ({
  subject: 'Seu pedido da loja está a caminho',
  emblem: 'envelope',
  heading: 'Está a caminho',
  paragraphs: [
    `${firstName}, o pacote foi postado. O rastreio costuma aparecer no site da transportadora no dia seguinte.`,
    ...(wasGivenUp
      ? [
          'Você tinha desistido deste pacote, mas ele já estava na rua. Quando chegar, peça a devolução na página do pedido: a postagem é por nossa conta e o valor volta inteiro.',
        ]
      : []),
  ],
  facts: [...about(order, parcel), ...followed(parcel)],
  action: see(parcel.orderId, 'Acompanhar o pedido'),
})

export const codeChangedMail = (parcel: Posted, firstName: string): MailTemplate => ({
  subject: 'O código de rastreio do seu pedido mudou',
  emblem: 'envelope',
  heading: 'O código certo é este',
  paragraphs: [`${firstName}, o código que mandamos antes estava errado. Acompanhe por este.`],
  facts: [['Pedido', orderNumber(parcel.orderId)], ...followed(parcel)],
  action: see(parcel.orderId, 'Acompanhar o pedido'),
})

export const deliveredMail = (
  parcel: Parcel & Pick<ParcelRow, 'deliveredAt' | 'deliveredBy' | 'postedAt'>,
  firstName: string,
): MailTemplate => ({
  subject: parcel.deliveredBy === 'time' ? 'O seu pedido da loja chegou?' : 'Seu pedido da loja chegou',
  emblem: 'sunrise',
  heading: parcel.deliveredBy === 'time' ? 'Chegou?' : 'Chegou',
  paragraphs: [
    parcel.deliveredBy === 'time'
      ? `${firstName}, faz quinze dias que o pacote foi postado, e por isso contamos que ele chegou.`
      : `${firstName}, o pacote ${parcel.n} do seu pedido foi entregue.`,
    `Se algo não agradou, você tem até ${lastDay(returnableUntil(parcel.deliveredAt!))} para pedir a devolução, sem custo.`,
    ...(parcel.postedAt
      ? [
          `Se não chegou, diga na página do pedido até ${lastDay(missingUntil(parcel.postedAt))}: uma pessoa vai procurar.`,
        ]
      : []),
  ],
  facts: [['Pedido', orderNumber(parcel.orderId)]],
  action: see(parcel.orderId),
})

export const missingMail = (parcel: Parcel, firstName: string): MailTemplate => ({
  subject: 'Vamos procurar o seu pacote',
  emblem: 'lantern',
  heading: 'Vamos procurar',
  paragraphs: [
    `${firstName}, recebemos o seu aviso de que o pacote ${parcel.n} não chegou. Uma pessoa da equipe fala com a transportadora.`,
    'Se ele não aparecer, o valor volta com o frete, ou mandamos tudo de novo. Você não paga nada.',
  ],
  facts: [['Pedido', orderNumber(parcel.orderId)]],
  action: see(parcel.orderId),
})

export const cancelAskedMail = (
  parcel: Parcel,
  { firstName, dueAt }: { firstName: string; dueAt: Date },
): MailTemplate => ({
  subject: 'Recebemos a sua desistência do pacote',
  emblem: 'return',
  heading: 'Recebemos a sua desistência',
  paragraphs: [
    `${firstName}, o pacote já estava fechado e pode estar a caminho dos correios. Se ele ainda estiver aqui, o valor volta assim que alguém confirmar, no máximo no fim de ${lastDay(dueAt)}.`,
    'Se ele já tiver saído, avisamos. Quando chegar, você devolve sem custo e o valor volta inteiro.',
  ],
  facts: [['Pedido', orderNumber(parcel.orderId)]],
  action: see(parcel.orderId),
})

export const resentMail = (
  parcel: Parcel,
  { firstName, state }: { firstName: string; state: 'lost' | 'damaged' },
): MailTemplate => ({
  subject: 'Vamos mandar o seu pacote de novo',
  emblem: 'envelope',
  heading: 'Vamos mandar de novo',
  paragraphs: [
    state === 'lost'
      ? `${firstName}, a transportadora não achou o pacote. Sentimos muito. Já separamos tudo outra vez, e você não paga nada.`
      : `${firstName}, sentimos muito pelo que chegou estragado. Já separamos tudo outra vez, e você não paga nada.`,
    'Mandamos o código de rastreio novo assim que for postado.',
  ],
  facts: [['Pedido', orderNumber(parcel.orderId)]],
  action: see(parcel.orderId),
})
