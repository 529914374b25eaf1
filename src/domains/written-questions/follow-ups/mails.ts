import type { MailTemplate } from '#domains/notifications/index.ts'

/** To the client: the consultant wrote after the consultation. What was written stands on the page alone. */
export const followUpMail = (
  consultantId: string,
  { clientName, consultantName }: { clientName: string; consultantName: string },
): MailTemplate => ({
  subject: `${consultantName} escreveu para você`,
  emblem: 'letter',
  heading: 'Uma palavra depois da consulta',
  paragraphs: [
    `${clientName}, ${consultantName} deixou uma mensagem para você depois da consulta de vocês. Ela não custa nada, e você não precisa responder.`,
    'Se não quiser mensagens assim, desligue-as em Conta, no seu painel.',
  ],
  action: { words: 'Ler a mensagem', path: `/chat-room?com=${consultantId}` },
})
