import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { tell } from '../bookings/mails.ts'
import type { Booking } from '../bookings/sql.ts'
import { answerBy } from './rules.ts'

/** To the client: another start, and until when to answer. */
export const mailProposed = (tx: Tx, b: Booking, proposed: Date, at: Date) =>
  tell(tx, b, {
    act: 'proposed',
    side: 'client',
    at,
    proposed,
    words: {
      subject: 'Uma proposta de outro horário para a sua consulta',
      emblem: 'hourglass',
      heading: 'Quem atende propõe outro horário',
      paragraphs: [
        `Você decide: o horário proposto fica guardado para você até ${formatDayAndTime(answerBy({ from: b.startsAt, startsAt: proposed }))}, horário de Brasília. Enquanto não responder, vale o marcado.`,
        'O preço e o pagamento continuam os mesmos, e o prazo para desmarcar sem custo não fica pior.',
      ],
    },
  })

/** To the consultant: the start stays. */
export const mailDeclined = (tx: Tx, b: Booking, proposed: Date, at: Date) =>
  tell(tx, b, {
    act: 'declined',
    side: 'consultant',
    at,
    proposed,
    words: {
      subject: 'A proposta de outro horário não foi aceita',
      emblem: 'return',
      heading: 'A consulta fica no horário marcado',
      paragraphs: ['Quem marcou preferiu o horário de antes. O que você propôs voltou para a sua agenda.'],
    },
  })

/** To the client: there is nothing to answer any more. */
export const mailWithdrawn = (tx: Tx, b: Booking, proposed: Date, at: Date) =>
  tell(tx, b, {
    act: 'withdrawn',
    side: 'client',
    at,
    proposed,
    words: {
      subject: 'A proposta de outro horário foi retirada',
      emblem: 'return',
      heading: 'Vale o horário marcado',
      paragraphs: ['A consulta continua no horário marcado. Você não precisa fazer nada.'],
    },
  })
