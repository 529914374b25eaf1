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

/** To the owner of an account whose address another account has by now: only a person can find out whose it is. */
export const addressTakenMail = (firstName: string): MailTemplate => ({
  subject: 'Fechamos a sua conta para proteger você',
  emblem: 'key',
  heading: 'Ninguém entra na sua conta agora',
  paragraphs: [
    `${firstName}, desfizemos a troca do seu documento e encerramos todos os acessos da sua conta no Sensitivos. O e-mail dela também tinha mudado, e este endereço está em outra conta.`,
    'Fale com a gente: uma pessoa da equipe confere e devolve a conta a você. Até lá, ninguém entra nela e nenhum saque sai para outro documento.',
  ],
  action: { words: 'Falar com a equipe', path: '/contato' },
})
