import type { MailTemplate } from '#domains/notifications/index.ts'

const NOT_ME = 'Se não foi você, troque a sua senha agora e fale com a administração.'
const action = { words: 'Trocar a senha', path: '/forgot-password' as const }

export const secondFactorSetMail = (firstName: string): MailTemplate => ({
  subject: 'Aplicativo autenticador configurado',
  emblem: 'key',
  heading: 'Aplicativo autenticador configurado',
  paragraphs: [
    `${firstName}, a partir de agora os atos da sua conta na equipe pedem um código do aplicativo que você configurou. Guarde os códigos de recuperação longe do celular.`,
    NOT_ME,
  ],
  action,
})

export const recoveryCodeUsedMail = (firstName: string, left: number): MailTemplate => ({
  subject: 'Um código de recuperação foi usado',
  emblem: 'key',
  heading: 'Um código de recuperação foi usado',
  paragraphs: [
    `${firstName}, alguém confirmou a sua conta da equipe com um código de recuperação, que não vale mais. ${left === 0 ? 'Era o último.' : left === 1 ? 'Resta um.' : `Restam ${left}.`}`,
    NOT_ME,
  ],
  action,
})
