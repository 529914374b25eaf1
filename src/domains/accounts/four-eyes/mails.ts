import type { MailTemplate } from '#domains/notifications/index.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'

/** To the company: somebody of the team decided about much, and nobody else could confirm it. */
export const aloneMail = ({ amount, reason }: { amount: Centavos; reason: string }): MailTemplate => ({
  subject: 'Uma decisão de valor alto não tem quem confirme',
  emblem: 'scales',
  heading: 'Uma decisão de valor alto não tem quem confirme',
  paragraphs: [
    `Alguém da equipe decidiu dar ${formatBRL(amount)}, e não há outra pessoa que possa confirmar. Depois de 72 horas a mesma pessoa poderá confirmar sozinha.`,
    'Se isso não está certo, recuse a decisão na página Equipe, ou convide alguém que confirme.',
  ],
  facts: [['Motivo', reason]],
  action: { words: 'Ver a decisão', path: '/admin-dashboard/equipe' },
})
