import type { MailTemplate } from '#domains/notifications/index.ts'

export const hiddenMail = (
  firstName: string,
  { isHidden, reason }: { isHidden: boolean; reason: string },
): MailTemplate => ({
  subject: isHidden ? 'O seu perfil saiu dos destaques' : 'O seu perfil pode voltar aos destaques',
  emblem: 'envelope',
  heading: isHidden ? 'O seu perfil saiu dos destaques' : 'O seu perfil pode voltar aos destaques',
  paragraphs: [
    isHidden
      ? `${firstName}, o seu perfil não aparece entre os destaques da página inicial por enquanto. Listas, busca e pedidos continuam como antes.`
      : `${firstName}, a regra publicada volta a decidir se o seu perfil aparece entre os destaques.`,
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  action: { words: 'Contestar a decisão', path: '/contato' },
})
