import type { MailTemplate } from '#domains/notifications/index.ts'
import { dashboardOf } from '../rules.ts'

export const warningMail = ({ firstName, role }: { firstName: string; role: string }, words: string): MailTemplate => ({
  subject: 'Um aviso da equipe sobre a sua conta',
  emblem: 'envelope',
  heading: 'Um aviso da equipe',
  paragraphs: [`${firstName}, nada muda na sua conta agora, mas pedimos que leia:`],
  quote: words,
  action: { words: 'Dizer que li', path: `${dashboardOf(role)}?secao=conta` },
  smallPrint: ['Não concorda? Conte para nós em Contato: outra pessoa da equipe lê e responde.'],
})
