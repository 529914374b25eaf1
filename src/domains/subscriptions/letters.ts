import { findPerson } from '#domains/accounts/index.ts'
import { type Letter, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { SubscriptionRow } from './sql.ts'

export type Card = { brand: string; lastFour: string }
type About = Pick<SubscriptionRow, 'title' | 'price' | 'bonus'>
type Words = Omit<Letter, 'action'>

const PLACE = '/client-dashboard#assinatura' as const
const cardWords = ({ brand, lastFour }: Card) => `${brand} de final ${lastFour}`
const CANCEL_WORDS =
  'Se não quiser continuar, cancele no seu painel, em dois cliques: o que já foi pago continua valendo até o fim do período.'

/** What is charged next, when, and from where. `card`: none means a Pix by mail. */
export type Coming = { at: Date; amount: Centavos; card: Card | undefined }

const comingWords = ({ at, amount, card }: Coming, { bonus }: About) => {
  if (amount === 0n)
    return `Em ${formatDay(at)} entram ${formatBRL(bonus)} de bônus, e nada é cobrado: um ano custa dez meses, e este mês é um dos dois de presente.`
  return card
    ? `Em ${formatDay(at)} cobramos ${formatBRL(amount)} no cartão ${cardWords(card)}, e entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`
    : `Em ${formatDay(at)} enviamos por e-mail um Pix de ${formatBRL(amount)}. Quando você pagar, entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`
}

export const warningLetter = (about: About, coming: Coming): Words => ({
  subject: coming.amount === 0n ? 'Sua assinatura: o próximo mês é de presente' : 'Sua assinatura se renova em breve',
  heading: `A assinatura ${about.title} se renova em ${formatDay(coming.at)}`,
  paragraphs: [comingWords(coming, about), CANCEL_WORDS],
  facts: factsOf(about, coming),
})

const factsOf = ({ title }: About, { at, amount, card }: Coming): Letter['facts'] => [
  ['Assinatura', title],
  [card || amount === 0n ? 'A partir de' : 'Pix enviado a partir de', formatDayAndTime(at)],
  ['Valor', formatBRL(amount)],
  ...(amount === 0n ? [] : [['Como', card ? cardWords(card) : 'Pix, por e-mail'] as const]),
]

export const renewedLetter = (
  { title, bonus }: About,
  month: { amount: Centavos; bonusUntil: Date; endsAt: Date },
): Words => ({
  subject: 'Sua assinatura foi renovada',
  heading: `A assinatura ${title} foi renovada`,
  paragraphs: [`Entraram ${formatBRL(bonus)} de bônus. Eles são gastos antes do seu próprio saldo.`],
  facts: [
    ['Pago', formatBRL(month.amount)],
    ['Bônus', `${formatBRL(bonus)}, até ${formatDay(month.bonusUntil)}`],
    ['Próxima renovação', formatDay(month.endsAt)],
  ],
})

export const pixLetter = ({ title, bonus }: About, pix: { amount: Centavos; code: string; until: Date }): Words => ({
  subject: 'O Pix da sua assinatura',
  heading: `Um Pix de ${formatBRL(pix.amount)} renova a assinatura ${title}`,
  paragraphs: [
    `Copie o código abaixo e pague no aplicativo do seu banco até ${formatDayAndTime(pix.until)}. Entram ${formatBRL(bonus)} de bônus, que valem 60 dias.`,
    'Se não quiser continuar, não pague: a assinatura termina sem dívida.',
  ],
  code: pix.code,
})

export const refusedLetter = (
  { title }: About,
  no: { why: string; nextAt: Date | undefined; method: 'card' | 'pix' },
): Words => ({
  subject: no.nextAt ? 'Ainda não conseguimos renovar a sua assinatura' : 'Sua assinatura terminou',
  heading: no.nextAt ? `A assinatura ${title} ainda não foi renovada` : `A assinatura ${title} terminou, sem dívida`,
  paragraphs: [
    `${no.why} Nada foi cobrado.`,
    no.nextAt
      ? `${no.method === 'card' ? 'Tentamos de novo' : 'Enviamos um novo Pix'} em ${formatDayAndTime(no.nextAt)}. Ao todo são quatro vezes: no dia da renovação e 1, 3 e 5 dias depois. Se nenhuma der certo, a assinatura termina, sem multa e sem dívida.`
      : 'Foram quatro vezes, e não tentamos mais. Não há nada a pagar, e o bônus que você já recebeu vale até o fim do prazo dele. Quando quiser voltar, é só assinar de novo.',
  ],
})

export const cancelledLetter = ({ title }: About, until: Date | undefined): Words => ({
  subject: 'Sua assinatura foi cancelada',
  heading: `A assinatura ${title} foi cancelada`,
  paragraphs: [
    until
      ? `O que você pagou vale até ${formatDay(until)}. Até lá você pode retomar a assinatura no seu painel.`
      : 'Ela terminou agora.',
    'Nada mais é cobrado. Se uma cobrança já estava a caminho do banco, ela é devolvida inteira assim que chegar. O bônus que você já recebeu vale até o fim do prazo dele.',
  ],
})

export const resumedLetter = (about: About, coming: Coming): Words => ({
  subject: 'Sua assinatura continua',
  heading: `A assinatura ${about.title} continua`,
  paragraphs: [
    comingWords(coming, about),
    'Avisamos sempre antes, e nunca cobramos a menos de dois dias do último aviso.',
  ],
})

export const breakLetter = ({ title }: About, until: Date | undefined): Words => ({
  subject: 'Sua assinatura parou com a sua pausa',
  heading: `A assinatura ${title} não se renova durante a sua pausa`,
  paragraphs: [
    'Você pediu uma pausa, e nós a respeitamos: a renovação parou, e nada mais é cobrado.',
    until
      ? `O que você pagou vale até ${formatDay(until)}, e aí a assinatura termina.`
      : 'A assinatura terminou, sem dívida.',
    'Se precisar conversar com alguém, o CVV atende de graça, a qualquer hora, pelo telefone 188.',
  ],
})

/** Tells whose subscription it is, in the transaction that moved it. One `key` is one mail. */
export async function tell(
  tx: Tx,
  { id, personId }: Pick<SubscriptionRow, 'id' | 'personId'>,
  key: string,
  words: Words,
  now: Date,
) {
  const person = await findPerson(tx, personId)
  if (!person) return
  const letter: Letter = { ...words, action: { words: 'Ver a minha assinatura', path: PLACE } }
  await queueMail(tx, { key: `subscription:${id}:${key}`, to: person.email, letter, now })
}
