import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDay } from '#shared/dates.ts'
import { type Channel, channelNames } from '../rules.ts'

type Agreed = { channel: Channel | null; bps: number; validFrom: Date; reason: string }

export const commissionMail = (name: string, { channel, bps, validFrom, reason }: Agreed): MailTemplate => ({
  subject: 'A sua parte das consultas vai mudar',
  emblem: 'envelope',
  heading: `A partir de ${formatDay(validFrom)}, você fica com ${String((10_000 - bps) / 100).replace('.', ',')}%`,
  paragraphs: [
    `${name}, vale para consultas novas${channel ? ` por ${channelNames[channel].toLowerCase()}` : ''}. O que foi combinado antes desse dia não muda, e nada vale para trás.`,
    'Nas palavras da equipe:',
  ],
  quote: reason,
  action: { words: 'Ver nas configurações', path: '/consultor/configuracoes' },
  smallPrint: ['Não concorda? Escreva em Contato: outra pessoa da equipe lê e responde.'],
})
