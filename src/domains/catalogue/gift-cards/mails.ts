import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { cancellableUntil } from '../orders/rules.ts'
import { returnWords } from './wording.rules.ts'

type Card = {
  payerName: string
  /** Null: they closed an account here meanwhile. */
  receiverName: string | null
  receiverEmail: string | null
  amount: Centavos
  words: string | null
  code: string
  paidAt: Date
}

/** To whom a gift card is for: who gives it, the code, and what may happen to it, before it is redeemed. */
export const giftCardMail = ({ payerName, receiverName, amount, words, code, paidAt }: Card): MailTemplate => ({
  subject: `Um presente para você: ${formatBRL(amount)} em consultas`,
  emblem: 'coins',
  heading: `${payerName} enviou um presente`,
  paragraphs: [
    `${receiverName ?? 'Olá'}, você ganhou ${formatBRL(amount)} em créditos na Sensitivos, para conversar com quem quiser.`,
    'Este é o código. Resgate-o na sua conta; se ainda não tiver uma, crie na hora.',
  ],
  ...(words && { quote: words }),
  code,
  action: { words: 'Resgatar o presente', path: `/vale-presente#${code}` },
  smallPrint: [
    ...returnWords({ payerName, until: cancellableUntil(paidAt) }),
    'Quem tiver o código pode resgatá-lo: guarde-o como guarda dinheiro. Se você não conhece quem enviou, basta ignorar este e-mail.',
  ],
})

/** The same, as its payer keeps it. */
export const giftCardCopyMail = ({ receiverName, receiverEmail, amount, words, code, paidAt }: Card): MailTemplate => ({
  subject: `Cópia do vale-presente de ${formatBRL(amount)}`,
  emblem: 'coins',
  heading: 'O presente que você enviou',
  paragraphs: ['Guarde este código: se o e-mail não chegar, você pode passá-lo do seu jeito.'],
  ...(words && { quote: words }),
  code,
  facts: [
    ...(receiverName ? ([['Para', receiverName]] as const) : []),
    ...(receiverEmail ? ([['E-mail', receiverEmail]] as const) : []),
    ['Valor', formatBRL(amount)],
    ['Enviado em', formatDayAndTime(paidAt)],
  ],
  action: { words: 'Ver os vales que enviei', path: '/comprar/vale-presente' },
})

/** To a receiver, of whose gift the unspent rest went back to whoever paid it. */
export const giftTakenBackMail = (amount: Centavos): MailTemplate => ({
  subject: `${formatBRL(amount)} de um presente voltaram a quem o deu`,
  emblem: 'return',
  heading: 'O presente foi cancelado',
  paragraphs: [
    `Quem deu o vale-presente que você resgatou desistiu dele dentro de sete dias da compra. Os ${formatBRL(amount)} que você ainda não tinha gasto saíram do seu saldo.`,
    'O que você já usou continua pago, e nada será cobrado de você.',
  ],
  action: { words: 'Ver o meu extrato', path: '/relatorios' },
})

/** To a payer, when the receiver's account closed. */
export const giftReturnedMail = (amount: Centavos): MailTemplate => ({
  subject: `${formatBRL(amount)} do seu vale-presente voltaram para você`,
  emblem: 'return',
  heading: 'O resto do presente voltou',
  paragraphs: [
    `A conta de quem recebeu o seu vale-presente foi encerrada. Os ${formatBRL(amount)} que não foram gastos estão no seu saldo, como crédito.`,
  ],
  action: { words: 'Ver o meu saldo', path: '/client-dashboard' },
})
