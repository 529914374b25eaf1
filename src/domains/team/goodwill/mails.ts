import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDay } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'

export const goodwillMail = (
  firstName: string,
  { amount, reason, expiresAt }: { amount: Centavos; reason: string; expiresAt: Date },
): MailTemplate => ({
  subject: 'Você ganhou um bônus',
  emblem: 'sunrise',
  heading: `${formatBRL(amount)} de bônus para você`,
  paragraphs: [
    `${firstName}, o bônus já está na sua conta e vale até ${formatDay(expiresAt)}. Ele é usado antes do seu saldo.`,
    'Nas palavras da equipe:',
  ],
  quote: reason,
  action: { words: 'Ver o meu saldo', path: '/client-dashboard' },
})
