import type { MailTemplate } from '#domains/notifications/index.ts'

/** The online alert as a mail. */
export const cameOnlineMail = ({
  firstName,
  consultantName,
  consultantId,
}: {
  firstName: string
  consultantName: string
  consultantId: string
}): MailTemplate => ({
  subject: 'Quem você esperava está online',
  emblem: 'lantern',
  heading: `${consultantName} está online`,
  paragraphs: [
    `${firstName}, você pediu para saber quando ${consultantName} entrasse. Foi agora.`,
    'Se outra pessoa começar a conversar antes, a situação muda no perfil assim que a consulta terminar.',
  ],
  action: { words: `Conversar com ${consultantName}`, path: `/chat/${consultantId}` },
  smallPrint: ['Este aviso vale uma vez. Para receber outro, peça de novo no perfil.'],
})
