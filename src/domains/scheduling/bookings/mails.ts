import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { appointmentOf } from '../calendar/appointment.rules.ts'
import { lateMinutesOf, packMinutesOf } from '../pack-minutes.rules.ts'
import { type Reminder, startInWords } from './reminders.rules.ts'
import type { EndState } from './rules.ts'
import { findParticipants, type Participants } from './participants.sql.ts'
import type { Booking } from './sql.ts'

type Side = 'client' | 'consultant'
const PATHS = { client: '/client-dashboard', consultant: '/consultant-dashboard' } as const
type Words = Pick<MailTemplate, 'subject' | 'emblem' | 'heading' | 'paragraphs'>

/** What both agreed, by the clock of whoever reads. */
function factsOf(b: Booking, side: Side, { people, proposed }: { people: Participants; proposed: Date | undefined }) {
  const zone = side === 'client' ? b.clientZone : people.consultantZone
  return [
    ['Com', side === 'client' ? people.consultantName : people.clientName],
    [proposed ? 'Marcada para' : 'Quando', startInWords(b.startsAt, zone)],
    ...(proposed ? [['Proposta', startInWords(proposed, zone)] as const] : []),
    ['Duração', `${b.minutes} minutos por ${channelNames[b.channel].toLowerCase()}`],
  ] as const
}

type Told = {
  act: string
  side: Side
  at: Date
  words: Words
  changes?: 'kept' | 'cancelled'
  /** Another start that is spoken of. */
  proposed?: Date
}

/**
 * Queues one mail to one side; `act` names it, so that it is sent once. When it `changes` the appointment, its
 * calendar file goes along.
 */
export async function tell(tx: Tx, b: Booking, { act, side, at, words, changes, proposed }: Told) {
  const people = await findParticipants(tx, b)
  const other = side === 'client' ? people.consultantName : people.clientName
  await queueMail(tx, {
    key: `booking:${b.id}:${act}:${side}`,
    to: side === 'client' ? people.clientEmail : people.consultantEmail,
    template: {
      ...words,
      facts: factsOf(b, side, { people, proposed }),
      action: { words: 'Ver no painel', path: PATHS[side] },
      ...(changes && { appointment: invitationTo(b, { other, lastSeq: people.lastSeq, changes }) }),
    },
    about: { kind: 'bookings', personId: side === 'client' ? b.clientId : b.consultantId },
    now: at,
  })
}

const invitationTo = (
  b: Booking,
  { other, lastSeq, changes }: { other: string; lastSeq: number; changes: 'kept' | 'cancelled' },
) => ({
  ...appointmentOf({ ...b, lastSeq }, other),
  isCancelled: changes === 'cancelled',
  startsAt: b.startsAt.toISOString(),
  endsAt: b.endsAt.toISOString(),
})

const untilFree = ({ freeUntil, startsAt, channel, coveredMs }: Booking) =>
  freeUntil! < startsAt
    ? `Desmarcar não custa nada até ${formatDayAndTime(freeUntil!)}, horário de Brasília; depois ${coveredMs > 0n ? `usa ${lateMinutesOf({ channel })} dos seus minutos` : 'custa o preço de dez minutos'}.`
    : 'Desmarcar não custa nada até a hora marcada.'

/** To both: it is paid and certain. */
export async function mailConfirmed(tx: Tx, b: Booking, at: Date) {
  const paid =
    b.coveredMs > 0n
      ? `${packMinutesOf(b, b.coveredMs)} dos seus minutos ficam guardados. Só se usa o tempo em que os dois estiverem na sala; o resto volta.`
      : `${formatBRL(b.price)} ficam guardados. Só se paga o tempo em que os dois estiverem na sala; o resto volta.`
  await tell(tx, b, {
    act: 'confirmed',
    side: 'client',
    at,
    changes: 'kept',
    words: {
      subject: 'A sua consulta está marcada',
      emblem: 'conversation',
      heading: 'Está marcado',
      paragraphs: [paid, untilFree(b)],
    },
  })
  await tell(tx, b, {
    act: 'confirmed',
    side: 'consultant',
    at,
    changes: 'kept',
    words: {
      subject: 'Uma consulta foi marcada com você',
      emblem: 'conversation',
      heading: 'Você tem uma consulta marcada',
      paragraphs: [
        'O pagamento já está guardado. Se não puder, desmarque o quanto antes: tudo volta para quem marcou.',
      ],
    },
  })
}

/** What became of the money or minutes, what its client got, and whether the team's block of the consultant did it. */
type Ended = { fee: bigint; feeMs: bigint; returned: bigint; bonus: bigint; isByTeam?: boolean }

/** What went back to the client. */
const backWords = ({ coveredMs }: Pick<Booking, 'coveredMs'>, returned: bigint) =>
  coveredMs > 0n
    ? 'Os minutos que sobraram estão livres de novo.'
    : `${formatBRL(returned)} já estão de volta no seu saldo.`

/** Whoever had a reason says so where claims begin. */
const CLAIM_WORDS =
  'Se algo impediu você, conte no recibo, em Relatórios, em até sete dias: uma pessoa da equipe lê e decide.'

/** The fee, in money or in minutes. */
const feeWords = (b: Booking, { fee, feeMs }: Pick<Ended, 'fee' | 'feeMs'>) =>
  feeMs > 0n ? `${packMinutesOf(b, feeMs)} dos seus minutos` : formatBRL(fee)

/** A sentence about the bonus for each side; empty: there was none. */
const bonusWords = (bonus: bigint): Record<Side, string[]> =>
  bonus === 0n
    ? { client: [], consultant: [] }
    : {
        client: [
          `Você também ganhou ${formatBRL(bonus)} de bônus, válidos por 90 dias, para conversar com qualquer outra pessoa daqui.`,
        ],
        consultant: [`Os ${formatBRL(bonus)} de bônus que quem marcou recebeu saem dos seus ganhos.`],
      }

/** To both: one of the two cancelled. */
export async function mailCancelled(tx: Tx, b: Booking, by: Side, ended: Ended, at: Date) {
  const back = backWords(b, ended.returned)
  const isCharged = ended.fee > 0n || ended.feeMs > 0n
  const fee = `Pelo aviso em cima da hora ficaram ${feeWords(b, ended)}${ended.fee > 0n ? ', o preço de dez minutos' : ''}.`
  const words = (heading: string, paragraphs: string[]): Words => ({
    subject: 'A consulta marcada foi desmarcada',
    emblem: 'candle',
    heading,
    paragraphs,
  })
  const moneyOfClient = isCharged ? [fee, back, CLAIM_WORDS] : [back]
  const forClient = words(by === 'client' ? 'Você desmarcou a consulta' : 'A sua consulta foi desmarcada', [
    ...moneyOfClient,
    ...bonusWords(ended.bonus).client,
  ])
  const forConsultant = words(
    by === 'client' || ended.isByTeam ? 'A consulta foi desmarcada' : 'Você desmarcou a consulta',
    [
      ...(ended.isByTeam ? ['A sua conta está bloqueada: o que estava marcado voltou para quem marcou.'] : []),
      isCharged
        ? 'Foi em cima da hora: a sua parte do valor de dez minutos entra nos seus ganhos.'
        : 'O horário voltou para a sua agenda.',
      ...bonusWords(ended.bonus).consultant,
    ],
  )
  await tell(tx, b, { act: 'cancelled', side: 'client', at, words: forClient, changes: 'cancelled' })
  await tell(tx, b, { act: 'cancelled', side: 'consultant', at, words: forConsultant, changes: 'cancelled' })
}

/** To both: it has another start. */
export async function mailRescheduled(tx: Tx, b: Booking, at: Date) {
  for (const side of ['client', 'consultant'] as const)
    await tell(tx, b, {
      act: `moved:${b.startsAt.toISOString()}`,
      side,
      at,
      changes: 'kept',
      words: {
        subject: 'A consulta marcada mudou de horário',
        emblem: 'hourglass',
        heading: side === 'client' ? 'O novo horário está certo' : 'A consulta tem outro horário',
        paragraphs:
          side === 'client' ? ['O pagamento continua o mesmo.', untilFree(b)] : ['O pagamento continua guardado.'],
      },
    })
}

/** To both: in a day, or in an hour. */
export async function mailReminder(tx: Tx, b: Booking, reminder: Reminder, at: Date) {
  for (const side of ['client', 'consultant'] as const)
    await tell(tx, b, {
      act: `${reminder}:${b.startsAt.toISOString()}`,
      side,
      at,
      words: {
        subject:
          reminder === 'day' ? 'A sua consulta marcada está chegando' : 'A sua consulta começa em menos de uma hora',
        emblem: 'hourglass',
        heading: reminder === 'day' ? 'Falta um dia ou menos' : 'Está quase na hora',
        paragraphs: side === 'client' ? [untilFree(b)] : ['Quem marcou conta com você na hora.'],
      },
    })
}

/** To the client: the consultant's hours changed while the reservation waited for its payment. */
export const mailHoursChanged = (tx: Tx, b: Booking, at: Date) =>
  tell(tx, b, {
    act: 'hours_changed',
    side: 'client',
    at,
    words: {
      subject: 'O horário que você reservou saiu da agenda',
      emblem: 'return',
      heading: 'Este horário não está mais livre',
      paragraphs: [
        'A agenda mudou antes do pagamento. Nada foi cobrado; se um pagamento ainda chegar, ele vira crédito no seu saldo.',
        'Escolha outro horário quando quiser.',
      ],
    },
  })

/** To both: it cannot take place, and everything is back. */
export async function mailNotPossible(tx: Tx, b: Booking, at: Date) {
  const why =
    b.reason === 'vacation'
      ? ['Quem atende estará de férias nesse dia.']
      : b.reason === 'not_opened'
        ? ['A sala não abriu a tempo, por uma falha nossa. Pedimos desculpas.']
        : []
  const back = b.held > 0n || b.coveredMs > 0n ? [backWords(b, b.held)] : ['Nada foi cobrado.']
  const words = { subject: 'Uma consulta marcada não vai acontecer', emblem: 'return' } as const
  await tell(tx, b, {
    act: 'not_possible',
    side: 'client',
    at,
    ...(b.confirmedAt && { changes: 'cancelled' }),
    words: { ...words, heading: 'A sua consulta não vai acontecer', paragraphs: [...why, ...back] },
  })
  if (b.confirmedAt)
    await tell(tx, b, {
      act: 'not_possible',
      side: 'consultant',
      at,
      changes: 'cancelled',
      words: {
        ...words,
        heading: 'Uma consulta saiu da sua agenda',
        paragraphs: ['Ela não vai acontecer, e o valor voltou inteiro para quem marcou.'],
      },
    })
}

type Outcome = Ended & { state: EndState }

/** What presence showed at the booked time, for each side; nothing about one that was kept, which has its receipt. */
const outcomeWords = (b: Booking, outcome: Outcome): Record<Side, [heading: string, text: string]> | undefined => {
  const { state, fee, feeMs } = outcome
  const back = backWords(b, outcome.returned)
  switch (state) {
    case 'client_absent':
      return {
        client: [
          'Você não esteve na sua consulta',
          fee > 0n || feeMs > 0n
            ? `Ficaram ${feeWords(b, outcome)}, como combinado quando você marcou. ${back} ${CLAIM_WORDS}`
            : back,
        ],
        consultant: [
          'Quem marcou não veio',
          'Você esperou, e a sua parte do valor de dez minutos entra nos seus ganhos.',
        ],
      }
    case 'consultant_absent':
      return {
        client: ['Quem atende não veio', `Sentimos muito. ${back}`],
        consultant: [
          'Você não esteve na consulta marcada',
          'O valor voltou inteiro para quem marcou, e a falta conta nos seus números.',
        ],
      }
    case 'both_absent':
      return {
        client: ['A consulta marcada não aconteceu', `Vocês não se encontraram na sala. ${back}`],
        consultant: ['A consulta marcada não aconteceu', 'Vocês não se encontraram na sala. Nada foi cobrado.'],
      }
    case 'undone':
      return {
        client: ['A consulta não aconteceu por uma falha nossa', `Pedimos desculpas. ${back}`],
        consultant: [
          'A consulta não aconteceu por uma falha nossa',
          'Pedimos desculpas. O valor voltou para quem marcou, e nada conta nos seus números.',
        ],
      }
    case 'kept':
    case 'expired':
    case 'cancelled':
      return undefined
  }
}

/** To both: how a booking ended that did not become a conversation. */
export async function mailOutcome(tx: Tx, b: Booking, outcome: Outcome, at: Date) {
  const words = outcomeWords(b, outcome)
  if (!words) return
  for (const side of ['client', 'consultant'] as const) {
    const [heading, text] = words[side]
    await tell(tx, b, {
      act: 'outcome',
      side,
      at,
      words: {
        subject: 'Sobre a sua consulta marcada',
        emblem: 'candle',
        heading,
        paragraphs: [text, ...bonusWords(outcome.bonus)[side]],
      },
    })
  }
}

/** To the client: money that came after the reservation was over is credit. */
export const mailPaidLate = (tx: Tx, b: Booking, paymentId: string, at: Date) =>
  tell(tx, b, {
    act: `late:${paymentId}`,
    side: 'client',
    at,
    words: {
      subject: 'O seu pagamento chegou e virou crédito',
      emblem: 'coins',
      heading: 'O pagamento chegou depois da reserva',
      paragraphs: [
        'O horário já tinha voltado para a agenda, então o valor está inteiro no seu saldo.',
        'Com ele você marca outro horário na hora, ou pede o dinheiro de volta.',
      ],
    },
  })
