import type { MailTemplate } from '#domains/notifications/index.ts'

/** To the company: somebody of the team decided what needs two, and nobody else could confirm it. */
export const aloneMail = ({ words, reason }: { words: string; reason: string }): MailTemplate => ({
  subject: 'Uma decisão de duas pessoas não tem quem confirme',
  emblem: 'scales',
  heading: 'Uma decisão de duas pessoas não tem quem confirme',
  paragraphs: [
    `Alguém da equipe decidiu ${words}, e não há outra pessoa que possa confirmar. Depois de 72 horas a mesma pessoa poderá confirmar sozinha.`,
    'Se isso não está certo, recuse a decisão na página Equipe, ou convide alguém que confirme.',
  ],
  facts: [['Motivo', reason]],
  action: { words: 'Ver a decisão', path: '/admin-dashboard/equipe' },
})
