import type { MailTemplate } from '#domains/notifications/index.ts'
import { rolesInWords, type TeamRole } from '#shared/team-roles.ts'

export const invitedMail = (firstName: string, roles: readonly TeamRole[], token: string): MailTemplate => ({
  subject: 'Convite para a equipe do Sensitivos',
  emblem: 'key',
  heading: `${firstName}, você foi convidado para a equipe`,
  paragraphs: [
    `Alguém da administração abriu para você um acesso à equipe do Sensitivos, com estes papéis: ${rolesInWords(roles)}.`,
    'Crie a sua senha pelo botão abaixo. Antes do primeiro ato pediremos também um aplicativo autenticador no seu celular.',
  ],
  action: { words: 'Criar minha senha', path: `/forgot-password?token=${token}` },
  smallPrint: [
    'O link vale por 24 horas e funciona uma única vez. Perdeu o prazo? Peça outro a quem convidou.',
    'Não esperava este convite? Apague este e-mail: sem a senha ninguém entra.',
  ],
})

export const rolesChangedMail = (firstName: string, roles: readonly TeamRole[]): MailTemplate => ({
  subject: 'Seus papéis na equipe mudaram',
  emblem: 'key',
  heading: 'Seus papéis na equipe mudaram',
  paragraphs: [
    `${firstName}, a partir de agora os seus papéis na equipe do Sensitivos são: ${rolesInWords(roles)}.`,
    'Não sabia disso? Fale com alguém da administração.',
  ],
})

export const membershipEndedMail = (firstName: string): MailTemplate => ({
  subject: 'Seu acesso à equipe terminou',
  emblem: 'key',
  heading: 'Seu acesso à equipe terminou',
  paragraphs: [
    `${firstName}, o seu acesso à equipe do Sensitivos foi encerrado por alguém da administração, e os acessos abertos também.`,
    'A sua conta continua, como a de qualquer pessoa. Não sabia disso? Fale com a administração.',
  ],
})

export const secondFactorResetMail = (firstName: string): MailTemplate => ({
  subject: 'Seu aplicativo autenticador foi desligado',
  emblem: 'key',
  heading: 'Seu aplicativo autenticador foi desligado',
  paragraphs: [
    `${firstName}, alguém da administração desligou o aplicativo autenticador da sua conta e encerrou os seus acessos. Ao entrar de novo, você configura outro antes do primeiro ato.`,
    'Se você não pediu isso, troque a sua senha agora e fale com a administração.',
  ],
  action: { words: 'Trocar a senha', path: '/forgot-password' },
})
