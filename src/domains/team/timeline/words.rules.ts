import { statementWords } from '#domains/wallet/acts.rules.ts'
import { detailWords, titleOf } from '../audit/acts.rules.ts'
import { wordsOfReason } from '../reasons.rules.ts'
import { CHANNEL_CHOICES, stateWords, type StatedKind, type Tone } from '../states.rules.ts'
import type { TimelineLine } from './contract.ts'
import {
  ANSWERS,
  CHANNEL_ACTS,
  DISPUTES,
  JOURNALS,
  MAILS,
  OUTCOMES,
  PROFILE_FIELDS,
  QUESTION_ACTS,
  REFUNDS,
} from './word-tables.rules.ts'

/** A line as the team reads it: what happened, how it stands, and how that looks. */
export type LineWords = { what: string; state?: string; tone: Tone; more?: string }
type Words = (line: TimelineLine) => LineWords

const plain =
  (what: string): Words =>
  ({ detail }) => ({ what, tone: 'plain', ...(detail && { more: detail }) })

/** Something with a state of its own, and a channel or a cause. */
const stated =
  (what: string, kind: StatedKind, more?: (detail: string) => string | undefined): Words =>
  ({ code, detail }) => {
    const { words: state, tone } = stateWords(kind, code)
    const said = detail === null ? undefined : more?.(detail)
    return { what, state, tone, ...(said && { more: said }) }
  }

const channelOf = (detail: string) => (CHANNEL_CHOICES as Readonly<Record<string, string>>)[detail]?.toLowerCase()
const METHODS: Readonly<Record<string, string>> = { pix: 'Pix', card: 'cartão' }
const methodOf = (detail: string) => METHODS[detail]

const from =
  (what: string, table: Readonly<Record<string, readonly [string, Tone]>>): Words =>
  ({ code }) => {
    const [state, tone] = table[code] ?? [code, 'plain' as const]
    return { what, state, tone }
  }

const stars: Words = ({ code }) => ({ what: `${code} de 5`, tone: Number(code) <= 2 ? 'warn' : 'plain' })
const SOURCES: Readonly<Record<string, Words>> = {
  account: plain('Conta aberta'),
  consultation: stated('Consulta', 'consultation', channelOf),
  attended: stated('Atendeu', 'consultation', channelOf),
  booked: stated('Marcou uma consulta', 'booking', channelOf),
  was_booked: stated('Consulta marcada na agenda', 'booking', channelOf),
  written: stated('Pergunta por escrito', 'question'),
  was_written: stated('Recebeu uma pergunta', 'question'),
  review: (line) => ({ ...stars(line), what: `Avaliou com ${stars(line).what}` }),
  was_reviewed: (line) => ({ ...stars(line), what: `Foi avaliado com ${stars(line).what}` }),
  order: stated('Pedido', 'order'),
  payment: stated('Pagamento', 'payment', methodOf),
  payout: stated('Saque', 'payout', wordsOfReason),
  withdrawal: stated('Retirada', 'withdrawal'),
  withdrawal_decided: stated('Retirada decidida', 'withdrawal'),
  booking: stated('Consulta marcada', 'booking', wordsOfReason),
  room: stated('Consulta', 'consultation', wordsOfReason),
  channel: ({ code, detail }) => ({
    what: `${CHANNEL_ACTS[code] ?? code} ${detail === null ? '' : (channelOf(detail) ?? detail)}`.trim(),
    tone: 'plain',
  }),
  question: ({ code }) => ({ what: QUESTION_ACTS[code] ?? code, tone: 'plain' }),
  reschedule: ({ code }) => ({ what: ANSWERS[code] ?? 'Outro horário proposto', tone: 'plain' }),
  claim: ({ detail }) => ({
    what: 'Pedido de reembolso',
    tone: 'plain',
    ...(detail && { more: wordsOfReason(detail) }),
  }),
  claim_decided: stated('Reembolso decidido', 'claim'),
  cancellation: plain('Desistência do pedido'),
  refund: from('Devolução', REFUNDS),
  dispute: from('Contestação no banco', DISPUTES),
  receipt: ({ detail }) => ({ what: 'Recibo emitido', tone: 'plain', ...(detail && { more: detail }) }),
  message: ({ code, detail }) => ({
    what: 'Escreveu para nós',
    state: code === 'closed' ? 'Encerrada' : 'Sem resposta',
    tone: code === 'closed' ? 'plain' : 'warn',
    ...(detail && { more: detail }),
  }),
  mail: ({ code, detail }) => {
    const [state, tone] = detail === null ? (['Na fila', 'warn'] as const) : (OUTCOMES[detail] ?? [detail, 'plain'])
    return { what: `E-mail: ${MAILS[code] ?? code}`, state, tone }
  },
  act: ({ code, detail }) => {
    const more = detail === null ? undefined : detailWords(code, detail)
    return { what: titleOf(code), tone: 'plain', ...(more && { more }) }
  },
  profile: ({ code }) => ({ what: `Mudou no perfil: ${PROFILE_FIELDS[code] ?? code}`, tone: 'plain' }),
  note: plain('Anotação'),
  journal: ({ code }) => ({ what: JOURNALS[code] ?? code.replaceAll('_', ' '), tone: 'plain' }),
  line: ({ code, amountCents }) => ({ what: statementWords(code, (amountCents ?? 0n) > 0n), tone: 'plain' }),
}

/** What happened, in words. A source that this page does not know is named by what the server says. */
export const wordsOfLine: Words = (line) => SOURCES[line.source]?.(line) ?? { what: line.code, tone: 'plain' }
