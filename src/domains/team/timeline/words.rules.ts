import { statementWords } from '#domains/wallet/acts.rules.ts'
import { wordsOfAct } from '../acts.rules.ts'
import { wordsOfReason } from '../reasons.rules.ts'
import { CHANNEL_CHOICES, stateWords, type StatedKind, type Tone } from '../states.rules.ts'
import type { TimelineLine } from './contract.ts'

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

const CHANNEL_ACTS: Readonly<Record<string, string>> = {
  changed: 'Passou para',
  proposed: 'Propuseram passar para',
  declined: 'Não aceitaram passar para',
}
const QUESTION_ACTS: Readonly<Record<string, string>> = {
  bought: 'Comprada',
  asked: 'Pergunta enviada',
  answered: 'Respondida',
  declined: 'Recusada',
  missed: 'Ficou sem resposta a tempo',
  lapsed: 'Não foi enviada a tempo',
  given_up: 'O cliente desistiu',
  taken_back: 'Desfeita pelo banco',
}
const REFUNDS: Readonly<Record<string, readonly [string, Tone]>> = {
  asked: ['A caminho', 'warn'],
  done: ['Devolvido', 'good'],
  refused: ['O banco recusou', 'bad'],
}
const DISPUTES: Readonly<Record<string, readonly [string, Tone]>> = {
  opened: ['No banco', 'warn'],
  won: ['A favor da casa', 'good'],
  lost: ['A favor de quem pagou', 'bad'],
}
const OUTCOMES: Readonly<Record<string, readonly [string, Tone]>> = {
  sent: ['Enviado', 'good'],
  refused: ['Recusado pelo servidor', 'bad'],
  given_up: ['Não saiu', 'bad'],
  uncertain: ['Talvez enviado', 'warn'],
}
/** What a mail was about, by how its key begins. */
const MAILS: Readonly<Record<string, string>> = {
  booking: 'consulta marcada',
  'tax-id': 'documento dos saques',
  'application-approved': 'candidatura aprovada',
  message: 'mensagem de contato',
  payback: 'devolução',
  suspense: 'valor em suspenso',
  payout: 'saque',
  export: 'planilha pronta',
  'minutes-returned': 'minutos devolvidos',
  cancellation: 'desistência',
  'gift-card': 'vale-presente',
  welcome: 'boas-vindas',
  password: 'senha trocada',
  'email-change': 'troca de e-mail',
  recovery: 'outra senha',
  'access-closed': 'acesso fechado',
  question: 'pergunta por escrito',
  'newsletter-ask': 'lista de novidades',
  subscription: 'assinatura',
  claim: 'pedido de reembolso',
  dispute: 'contestação',
}
const ANSWERS: Readonly<Record<string, string>> = {
  proposed: 'O consultor propôs outro horário',
  accepted: 'O cliente aceitou outro horário',
  declined: 'O cliente não aceitou outro horário',
}
const JOURNALS: Readonly<Record<string, string>> = {
  consultation_hold: 'Reserva',
  consultation_capture: 'Cobrança',
  consultation_cover: 'Cobrança coberta por minutos',
  consultation_release: 'Reserva devolvida',
  consultation_refund: 'Reembolso',
  booking_hold: 'Valor separado',
  booking_fee: 'Taxa',
  booking_return: 'Valor devolvido',
  booking_returned: 'Valor devolvido',
  booking_compensation: 'Bônus pela falta',
  payment_paid: 'Pagamento creditado',
  payment_payback: 'Devolução',
  payment_payback_returned: 'Devolução que voltou',
  payment_refund: 'Devolução ao banco',
  payment_disputed: 'Contestação: valor retirado',
  payment_dispute_won: 'Contestação: valor de volta',
  payment_dispute_lost: 'Contestação perdida',
  payment_suspense: 'Valor em suspenso',
  payment_suspense_credited: 'Valor em suspenso creditado',
  payment_suspense_written_off: 'Valor em suspenso baixado',
  question_hold: 'Reserva',
  question_capture: 'Cobrança',
  question_release: 'Reserva devolvida',
  payout_asked: 'Ganhos separados',
  payout_paid: 'Ganhos pagos',
  payout_failed: 'Ganhos de volta',
  payout_returned: 'Ganhos de volta',
  withdrawal_asked: 'Créditos separados',
  withdrawal_paid: 'Créditos retirados',
  withdrawal_failed: 'Créditos de volta',
  earnings_clear: 'Ganhos liberados',
}

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
  claim: ({ code, detail }) => ({
    what: 'Pedido de reembolso',
    tone: 'plain',
    ...(code !== 'asked' && { state: stateWords('claim', code).words, tone: stateWords('claim', code).tone }),
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
  act: ({ code, detail }) => ({
    what: wordsOfAct(code),
    tone: 'plain',
    ...(detail && { more: detail.replaceAll('_', ' ') }),
  }),
  profile: plain('Perfil mudado'),
  note: plain('Anotação'),
  journal: ({ code }) => ({ what: JOURNALS[code] ?? code.replaceAll('_', ' '), tone: 'plain' }),
  line: ({ code, amountCents }) => ({ what: statementWords(code, (amountCents ?? 0n) > 0n), tone: 'plain' }),
}

/** What happened, in words. A source that this page does not know is named by what the server says. */
export const wordsOfLine: Words = (line) => SOURCES[line.source]?.(line) ?? { what: line.code, tone: 'plain' }
