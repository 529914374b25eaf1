import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { SubscriptionRow } from './sql.ts'

export type Card = { brand: string; lastFour: string }
type About = Pick<SubscriptionRow, 'title' | 'price' | 'bonus'>
type MailWords = Omit<MailTemplate, 'action'>

const PLACE = '/client-dashboard#assinatura' as const
const cardWords = ({ brand, lastFour }: Card) => `${brand} de final ${lastFour}`
const CANCEL_WORDS =
  'Se não quiser continuar, cancele no seu painel, em dois cliques: o que já foi pago continua valendo até o fim do período.'

/** The next charge: date, amount and source. Without `card`: a Pix by mail. */
export type NextCharge = { at: Date; amount: Centavos; card: Card | undefined }

const nextChargeWords = ({ at, amount, card }: NextCharge, { bonus }: About) => {
  if (amount === 0n)
    return `Em ${formatDay(at)} entram ${formatBRL(bonus)} de bônus, e nada é cobrado: depois de onze meses pagos, este é de presente.`
  return card
    ? `Em ${formatDay(at)} cobramos ${formatBRL(amount)} no cartão ${cardWords(card)}, e entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`
    : `Em ${formatDay(at)} enviamos por e-mail um Pix de ${formatBRL(amount)}. Quando você pagar, entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`
}

export const renewalWarningMail = (about: About, coming: NextCharge): MailWords => ({
  subject:
    coming.amount === 0n
      ? `Sua assinatura ${about.title}: o próximo mês é de presente`
      : `Sua assinatura ${about.title} se renova em ${formatDay(coming.at)}: ${formatBRL(coming.amount)}`,
  emblem: 'moon',
  heading: `A assinatura ${about.title} se renova em ${formatDay(coming.at)}`,
  paragraphs: [nextChargeWords(coming, about), CANCEL_WORDS],
  facts: factsOf(about, coming),
})

const factsOf = ({ title }: About, { at, amount, card }: NextCharge): MailTemplate['facts'] => [
  ['Assinatura', title],
  [card || amount === 0n ? 'A partir de' : 'Pix enviado a partir de', formatDayAndTime(at)],
  ['Valor', formatBRL(amount)],
  ...(amount === 0n ? [] : [['Como', card ? cardWords(card) : 'Pix, por e-mail'] as const]),
]

export const renewedMail = (
  { title, bonus }: About,
  month: { amount: Centavos; bonusUntil: Date; endsAt: Date },
): MailWords => ({
  subject: `Sua assinatura ${title} foi renovada: ${formatBRL(month.amount)}`,
  emblem: 'moon',
  heading: `A assinatura ${title} foi renovada`,
  paragraphs: [`Entraram ${formatBRL(bonus)} de bônus. Eles são gastos antes do seu próprio saldo.`],
  facts: [
    ['Pago', formatBRL(month.amount)],
    ['Bônus', `${formatBRL(bonus)}, até ${formatDay(month.bonusUntil)}`],
    ['Próxima renovação', formatDay(month.endsAt)],
  ],
})

/** `unspent`, `spent`: of the bonus of a free month, in centavos. */
export const giftTakenMail = (
  { title }: About,
  { unspent, spent }: { unspent: Centavos; spent: Centavos },
): MailWords => ({
  subject: `Sua assinatura ${title}: o mês de presente não vale mais`,
  emblem: 'candle',
  heading: 'O mês de presente não vale mais',
  paragraphs: [
    `O mês de presente vem depois de onze meses pagos, e o banco devolveu o dinheiro de um deles ou mais. ${
      unspent > 0n ? `Por isso ${formatBRL(unspent)} de bônus saíram da sua carteira.` : ''
    }`.trim(),
    ...(spent > 0n
      ? [
          `${formatBRL(spent)} desse bônus já tinham sido usados e ficam em aberto. Até serem pagos, não há retiradas nem bônus novos.`,
        ]
      : []),
    'Se o banco fez isso por engano, responda a este e-mail.',
  ],
})

export const pixMail = ({ title, bonus }: About, pix: { amount: Centavos; code: string; until: Date }): MailWords => ({
  subject: `O Pix de ${formatBRL(pix.amount)} da sua assinatura ${title}`,
  emblem: 'moon',
  heading: `Um Pix de ${formatBRL(pix.amount)} renova a assinatura ${title}`,
  paragraphs: [
    `Copie o código abaixo e pague no aplicativo do seu banco até ${formatDayAndTime(pix.until)}. Entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`,
    'Se não quiser continuar, não pague: a assinatura termina sem dívida.',
  ],
  code: pix.code,
})

export const collectionRefusedMail = (
  { title }: About,
  no: { why: string; nextAt: Date | undefined; method: 'card' | 'pix' },
): MailWords => ({
  subject: no.nextAt ? `Ainda não conseguimos renovar a assinatura ${title}` : `Sua assinatura ${title} terminou`,
  emblem: no.nextAt ? 'moon' : 'candle',
  heading: no.nextAt ? `A assinatura ${title} ainda não foi renovada` : `A assinatura ${title} terminou, sem dívida`,
  paragraphs: [
    `${no.why} Nada foi cobrado.`,
    no.nextAt
      ? `${no.method === 'card' ? 'Tentamos de novo' : 'Enviamos um novo Pix'} em ${formatDayAndTime(no.nextAt)}. Ao todo são quatro vezes: no dia da renovação e 1, 3 e 5 dias depois. Se nenhuma der certo, a assinatura termina, sem multa e sem dívida.`
      : 'Foram quatro vezes, e não tentamos mais. Não há nada a pagar, e o bônus que você já recebeu vale até o fim do prazo dele. Quando quiser voltar, é só assinar de novo.',
  ],
})

export const cancelledMail = ({ title }: About, until: Date | undefined): MailWords => ({
  subject: `Sua assinatura ${title} foi cancelada`,
  emblem: 'candle',
  heading: `A assinatura ${title} foi cancelada`,
  paragraphs: [
    until
      ? `O que você pagou vale até ${formatDay(until)}. Até lá você pode retomar a assinatura no seu painel.`
      : 'Ela terminou agora.',
    'Nada mais é cobrado. Se uma cobrança já estava a caminho do banco, ela é devolvida inteira assim que chegar. O bônus que você já recebeu vale até o fim do prazo dele.',
  ],
})

export const resumedMail = (about: About, coming: NextCharge): MailWords => ({
  subject: `Sua assinatura ${about.title} continua`,
  emblem: 'moon',
  heading: `A assinatura ${about.title} continua`,
  paragraphs: [
    nextChargeWords(coming, about),
    'Avisamos sempre antes, e nunca cobramos a menos de dois dias do último aviso.',
  ],
})

export const breakMail = ({ title }: About, until: Date | undefined): MailWords => ({
  subject: `Sua assinatura ${title} parou com a sua pausa`,
  emblem: 'candle',
  heading: `A assinatura ${title} não se renova durante a sua pausa`,
  paragraphs: [
    'Você pediu uma pausa, e nós a respeitamos: a renovação parou, e nada mais é cobrado.',
    until
      ? `O que você pagou vale até ${formatDay(until)}, e aí a assinatura termina.`
      : 'A assinatura terminou, sem dívida.',
    'Se precisar conversar com alguém, o CVV atende de graça, a qualquer hora, pelo telefone 188.',
  ],
})

/** Notifies the subscriber in the transaction of the change. One `key` is one mail. */
export async function notifySubscriber(
  tx: Tx,
  { id, personId }: Pick<SubscriptionRow, 'id' | 'personId'>,
  key: string,
  words: MailWords,
  now: Date,
) {
  const person = await findPerson(tx, personId)
  if (!person) return
  const template: MailTemplate = { ...words, action: { words: 'Ver a minha assinatura', path: PLACE } }
  await queueMail(tx, {
    key: `subscription:${id}:${key}`,
    to: person.email,
    template,
    about: { kind: 'money', personId },
    now,
  })
}
