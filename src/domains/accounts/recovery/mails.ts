import type { MailTemplate } from '#domains/notifications/index.ts'

export const recoveryMail = (firstName: string, token: string): MailTemplate => ({
  subject: 'Crie uma senha nova',
  emblem: 'key',
  heading: 'Crie uma senha nova',
  paragraphs: [
    `${firstName}, recebemos um pedido para trocar a senha da sua conta no Sensitivos. Para escolher uma nova, use o botão abaixo.`,
  ],
  action: { words: 'Criar senha nova', path: `/forgot-password?token=${token}` },
  smallPrint: [
    'O link vale por 30 minutos e funciona uma única vez.',
    'Se não foi você, apague este e-mail: a sua senha continua a mesma.',
  ],
})
