import type { MailTemplate } from '#domains/notifications/index.ts'
import { fieldNames, type TakedownField } from './rules.ts'

/** The team took a text or the portrait of a profile down, and why. */
export const takenDownMail = (given: { firstName: string; field: TakedownField; reason: string }): MailTemplate => ({
  subject: 'Retiramos uma parte do seu perfil',
  emblem: 'scales',
  heading: 'Uma parte do seu perfil saiu do ar',
  paragraphs: [
    `${given.firstName}, a equipe retirou do seu perfil: ${fieldNames[given.field]}. O resto continua no ar, e você pode atender como antes. O motivo, que também fica visível no perfil por noventa dias:`,
  ],
  quote: given.reason,
  action: { words: 'Corrigir o meu perfil', path: '/consultor/configuracoes' },
  smallPrint: ['Se você não concorda, responda a este e-mail: uma pessoa lê.'],
})
