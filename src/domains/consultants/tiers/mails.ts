import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDay } from '#shared/dates.ts'
import { shareInWords } from '../commission.rules.ts'
import { type Tier, tierNames } from '../rules.ts'

/** `hasOwnShare`: something was agreed beside the tier, and goes on counting. */
type Decided = { tier: Tier; validFrom: Date; reason: string; hasOwnShare: boolean }

export const tierMail = (name: string, { tier, validFrom, reason, hasOwnShare }: Decided): MailTemplate => ({
  subject: 'O seu nível vai mudar',
  emblem: 'envelope',
  heading: `A partir de ${formatDay(validFrom)}, o seu nível é ${tierNames[tier]}`,
  paragraphs: [
    `${name}, nesse nível a pessoa fica com ${shareInWords(tier)} de cada conversa nova. O que foi combinado antes desse dia não muda, e nada vale para trás. O preço do seu minuto continua o que você escolheu.`,
    ...(hasOwnShare ? ['A parte que combinamos só com você vale antes da do nível.'] : []),
    'Nas palavras da equipe:',
  ],
  quote: reason,
  action: { words: 'Ver nas configurações', path: '/consultor/configuracoes' },
  smallPrint: ['Não concorda? Escreva em Contato: outra pessoa da equipe lê e responde.'],
})
