import type { MailTemplate } from '#domains/notifications/index.ts'
import { shareInWords } from '../commission.rules.ts'
import { type Tier, tierNames } from '../rules.ts'

/** The team's decision for an application: yes. */
export const approvedMail = ({ firstName, tier }: { firstName: string; tier: Tier }): MailTemplate => ({
  subject: 'Sua candidatura foi aprovada',
  emblem: 'sunrise',
  heading: `Boas-vindas à equipe, ${firstName}`,
  paragraphs: [
    'Lemos a sua candidatura com calma, e ela foi aprovada. O seu perfil já está no ar.',
    'Para receber pedidos, abra o painel e ligue a chave de atendimento: quem procura uma conversa vê na hora que você está ali.',
  ],
  facts: [
    ['Nível', tierNames[tier]],
    ['De cada conversa', `você fica com ${shareInWords(tier)}`],
  ],
  action: { words: 'Abrir o meu painel', path: '/consultant-dashboard' },
  smallPrint: ['O documento que você enviou fica fechado a todos e é apagado em 180 dias.'],
})

/** The team's decision for an application: not like this, and why. */
export const refusedMail = ({ firstName, reason }: { firstName: string; reason: string }): MailTemplate => ({
  subject: 'Sobre a sua candidatura',
  emblem: 'scales',
  heading: 'Desta vez, ainda não',
  paragraphs: [
    `${firstName}, uma pessoa da nossa equipe leu a sua candidatura e não a aprovou como está. O motivo, nas palavras dela:`,
  ],
  quote: reason,
  action: { words: 'Rever e enviar de novo', path: '/consultant-dashboard' },
  smallPrint: [
    'O que você escreveu continua guardado: é só corrigir e enviar quando quiser. Se algo não ficou claro, responda a este e-mail.',
    'O documento que você enviou fica fechado a todos e é apagado em 30 dias, se você não enviar a candidatura de novo.',
  ],
})
