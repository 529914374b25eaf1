import type { Centavos } from '#shared/money.ts'
import { formatTime } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export { isCall, isLive, LIVE_CHANNELS, type LiveChannel } from './calls/rules.ts'

const HOUR_MS = 3_600_000
/** Requests that nobody accepted: of one client to one consultant, to all, and so that their rows stay few. */
export const REQUESTS_PER_PAIR = { name: 'requests-pair', most: 6, windowMs: HOUR_MS, per: 'consultantId' }
export const REQUESTS_PER_CLIENT = { name: 'requests', most: 20, windowMs: HOUR_MS }
const REQUESTS_PER_DAY = { name: 'requests-day', most: 60, windowMs: 24 * HOUR_MS }
const REQUESTS_PER_MONTH = { name: 'requests-month', most: 300, windowMs: 30 * 24 * HOUR_MS }
export const REQUEST_BUDGETS = [REQUESTS_PER_PAIR, REQUESTS_PER_CLIENT, REQUESTS_PER_DAY, REQUESTS_PER_MONTH]
/** Pauses and changes of the channel of one person in one room; each is an event of the room. */
export const MOVES_IN_A_ROOM = [{ name: 'room-moves', most: 60, windowMs: HOUR_MS / 6, per: 'id' }]

export const refuse = refusals('consultations', {
  not_found: [404, 'Consulta não encontrada.'],
  consultant_unavailable: [409, 'Este consultor não está disponível agora. Nada foi cobrado.'],
  calls_unavailable: [409, 'As chamadas não estão abertas agora. Você pode conversar por chat. Nada foi cobrado.'],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para conversar, tire o bloqueio na sua conta. Nada foi cobrado.'],
  already_open: [409, 'Você já tem uma consulta em andamento. Termine-a antes de começar outra.'],
  not_enough_balance: [
    402,
    'O que você tem não paga três minutos com este consultor. Coloque créditos para conversar.',
  ],
  limit_too_low: [409, 'O limite desta conversa precisa cobrir pelo menos três minutos.'],
  own_limit_too_low: [
    409,
    'O limite que você escolheu para si não deixa três minutos com este consultor. Nada foi cobrado.',
  ],
  already_attending: [409, 'Você já está em atendimento. Termine-o antes de aceitar outro pedido.'],
  too_late: [409, 'O pedido já não está aberto. Nada foi cobrado.'],
  not_now: [409, 'Isto não é possível no estado atual da consulta.'],
  welcome_not_available: [409, 'Os minutos grátis da primeira vez não valem aqui agora. Nada foi cobrado.'],
  welcome_confirm_email: [
    409,
    'Para usar os minutos grátis, confirme antes o seu e-mail: o link está na mensagem que enviamos. Nada foi cobrado.',
  ],
  welcome_phone_used: [409, 'Os minutos grátis já foram usados com um telefone da sua conta. Nada foi cobrado.'],
  welcome_payer_used: [409, 'Os minutos grátis já foram usados por quem pagou com este mesmo meio. Nada foi cobrado.'],
  welcome_day_full: [
    409,
    'Os minutos grátis deste consultor acabaram por hoje. Amanhã tem mais; ou converse agora pelo preço dele. Nada foi cobrado.',
  ],
  welcome_debt: [
    409,
    'Há um valor em aberto na sua conta. Quando ele estiver pago, os minutos grátis valem de novo. Nada foi cobrado.',
  ],
  not_yours_to_resume: [409, 'Só quem pausou pode retomar o relógio.'],
  client_resumes: [409, 'Com um programa, só quem consulta faz o relógio andar.'],
  calls_with_program: [409, 'Um programa atende só por chat. Nada foi cobrado.'],
  channel_not_offered: [409, 'Este consultor não atende por esse canal agora. A conversa continua como está.'],
  call_closed: [409, 'Nesta consulta não há mais chamada: faltou prova do som. Ela continua por chat.'],
  call_after_given_time: [
    409,
    'Os minutos grátis e o tempo marcado são por chat. Quando eles terminarem, dá para passar para uma chamada.',
  ],
  price_not_seen: [409, 'Este canal tem outro preço por minuto. Confira o valor e confirme de novo.'],
  changed_lately: [429, 'Vocês acabaram de trocar de canal. Espere dez segundos e tente de novo.'],
  too_many_changes: [409, 'Esta consulta já subiu de canal oito vezes. Ela continua como está.'],
  already_proposed: [409, 'A sua proposta anterior ainda espera a resposta.'],
  proposed_lately: [429, 'A proposta anterior acabou de ser recusada. Espere meio minuto antes de propor de novo.'],
  too_many_proposals: [409, 'Você já propôs cinco vezes nesta consulta. Agora a escolha é de quem consulta.'],
  fee_not_seen: [
    409,
    'Sair agora tem um custo, combinado quando a consulta foi marcada. Confira o valor e confirme de novo.',
  ],
  next_booking: [409, 'Esta pessoa tem uma consulta marcada para daqui a pouco. Nada foi cobrado.'],
  own_booking: [409, 'Você tem uma consulta marcada para daqui a pouco. Até lá não dá para começar outra.'],
  ended: [409, 'Esta consulta já terminou. A mensagem não foi enviada.'],
  not_there: [409, 'A sua conexão com a sala oscilou. A mensagem espera aqui e sai assim que ela voltar.'],
  clock_stopped: [409, 'O relógio está parado. A mensagem espera aqui e sai quando ele voltar a andar.'],
  first_words_said: [409, 'Antes de começar cabem três mensagens. As próximas saem quando a consulta começar.'],
  id_reused: [409, 'Este pedido já foi feito com outro conteúdo. Volte e comece um novo.'],
  prepared_in_silence: [
    409,
    'O relógio está parado, e só o que você escreve na hora o faz andar. Escreva algo e envie a resposta pronta depois.',
  ],
  message_reused: [409, 'Esta mensagem já foi enviada com outro texto.'],
  message_too_long: [400, 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'],
  table_before_start: [
    409,
    'A mesa abre quando a consulta começar: depois da primeira palavra, com o relógio andando.',
  ],
  table_waits: [409, 'O relógio está parado, e a mesa espera com ele. Quando ele voltar, é só continuar.'],
  table_in_silence: [409, 'Faz tempo que ninguém escreve, e a mesa não faz o relógio andar. Escreva algo e continue.'],
  table_over: [409, 'Esta consulta já terminou. O que foi tirado na mesa continua na conversa.'],
  table_not_there: [409, 'A sua conexão com a sala oscilou. Espere um instante e tente de novo.'],
  table_other_away: [409, 'A conexão da outra pessoa oscilou. A mesa continua assim que ela voltar.'],
  table_not_yours: [403, 'Nesta mesa, este gesto é da outra pessoa.'],
  table_taken: [409, 'Já há uma tiragem na mesa. Termine-a ou recolha-a antes de abrir outra.'],
  table_without_places: [400, 'Dê um nome a pelo menos um lugar da mesa.'],
  table_put_away: [409, 'Esta mesa já foi recolhida.'],
  table_not_shuffled: [409, 'Embaralhe antes de tirar.'],
  table_already_shuffled: [409, 'Você já embaralhou. Agora é só tirar.'],
  table_already_drawn: [409, 'Já há algo na mesa, e não dá mais para embaralhar.'],
  table_no_such_place: [400, 'Este lugar não existe nesta mesa.'],
  table_place_filled: [409, 'Este lugar já está ocupado.'],
  table_place_empty: [409, 'Ainda não há nada neste lugar.'],
  table_piece_taken: [409, 'Esta já foi escolhida. Escolha outra.'],
  table_other_oracle: [400, 'Este gesto não cabe nesta mesa.'],
  table_lines_in_order: [409, 'As linhas saem uma de cada vez, de baixo para cima.'],
  table_unfinished: [409, 'Vire tudo antes de guardar a tiragem.'],
  table_not_kept: [409, 'Nas suas leituras cabem as tiragens de uma, três e dez cartas. Esta fica na conversa.'],
  table_still_open: [409, 'A semente aparece quando a tiragem terminar.'],
  table_too_fast: [429, 'A mesa não acompanha tanta pressa. Espere um minuto e continue.'],
  table_enough: [409, 'Esta consulta já teve vinte tiragens. Converse sobre elas, ou abra outra consulta.'],
  too_fast: [429, 'Você está enviando rápido demais. Espere um segundo.'],
})

/**
 * No request fits before the next booking of one of the two: said with its time in Brasília, and to whoever has it also
 * with whom.
 */
export function refuseBeforeBooking(startsAt: Date, withName?: string): Refusal {
  const { code, status } = refuse(withName === undefined ? 'next_booking' : 'own_booking')
  const time = `às ${formatTime(startsAt)}, horário de Brasília`
  return new Refusal(
    code,
    status,
    withName === undefined
      ? `Esta pessoa tem uma consulta marcada ${time}, e outra não caberia antes. Tente depois dela ou marque um horário. Nada foi cobrado.`
      : `Você tem uma consulta marcada com ${withName} ${time}, e outra não caberia antes dela. Nada foi cobrado.`,
  )
}

export const STATES = [
  'requested',
  'accepted',
  'active',
  'paused',
  'ended',
  'declined',
  'expired',
  'cancelled',
  'not_connected',
] as const
export type State = (typeof STATES)[number]

/**
 * Who speaks in a room: one of its two people, the consultant by a reply prepared beforehand, a program in the
 * consultant's place, or the room itself. The server says it, never the sender.
 */
export const AUTHOR_KINDS = ['client', 'consultant', 'prepared', 'automatic', 'system'] as const
export type AuthorKind = (typeof AUTHOR_KINDS)[number]
/** The seat somebody speaks from: a program, and what was prepared, sit in the consultant's. */
export const seatOfAuthor = (kind: AuthorKind) => (kind === 'automatic' || kind === 'prepared' ? 'consultant' : kind)
/** Whether these words start the clock and end a silence: the consultant's, written now. */
export const countsAsSpeech = (kind: AuthorKind) => seatOfAuthor(kind) === 'consultant' && kind !== 'prepared'

/** The longest subject of a request, in characters. */
export const MOST_SUBJECT_CHARACTERS = 140

/** Messages of each side before the consultation begins. */
export const MOST_FIRST_WORDS = 3
/** Typing after 45 s without a message is charged when it is sent: at most so much, in milliseconds. */
export const TYPING_MS = { perCharacter: 500, most: 180_000 } as const

/** States that a consultation enters with no reason, and those that stop its clock, or a request, for one. */
export type RunningState = 'requested' | 'accepted' | 'active'
export type StoppedState = Exclude<State, RunningState>

/** Every life of a consultation. What is not in this table cannot happen. */
export const NEXT: Readonly<Record<State, readonly State[]>> = {
  requested: ['accepted', 'declined', 'expired', 'cancelled'],
  accepted: ['active', 'not_connected', 'cancelled'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
  declined: [],
  expired: [],
  cancelled: [],
  not_connected: [],
}

export const canMove = (from: State, to: State) => NEXT[from].includes(to)
export const isOpen = (state: State) => NEXT[state].length > 0
/** The client's credit is reserved with a request, charged with a pause, and settled with any end. */
export const movesCredit = (state: State) => state !== 'accepted' && state !== 'active'
/** The consultant earns what is charged: with a pause, and with the end of what had begun. */
export const movesEarnings = (state: State) => state === 'paused' || state === 'ended'

/** Why a consultation is in its state; part of its events and of its receipt. */
export type Reason =
  | 'connection'
  | 'no_sound'
  | 'sound_disputed'
  | 'silence'
  | 'client_quiet'
  | 'voice_disputed'
  | 'not_begun'
  | 'by_client'
  | 'by_consultant'
  | 'no_answer'
  | 'consultant_busy'
  | 'out_of_funds'
  | 'limit_reached'
  | 'free_minutes_over'
  | 'not_back_in_time'
  | 'paused_too_long'
  | 'max_duration'
  | 'by_admin'
  | 'next_booking'
  | 'booked_time_over'
  | 'client_absent'
  | 'consultant_absent'
  | 'both_absent'
  | 'our_outage'

/** Whose side fell away first when a clock stopped. `both`: at once, as far as can be told. */
export const STOP_SIDES = ['client', 'consultant', 'both', 'platform'] as const
export type StopSide = (typeof STOP_SIDES)[number]

/** Who came to a booked consultation. `undone`: we were not there. `cancelled`: before the agreed start. */
export const ATTENDANCES = ['kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone', 'cancelled'] as const
export type Attendance = (typeof ATTENDANCES)[number]

/** What a client's absence or late cancellation costs, in minutes of the agreed price. */
export const FEE_MINUTES = 10n

/** The bonus of a client whose consultant did not come or cancelled late, at the consultant's cost, in centavos. */
export const COMPENSATION: Centavos = 1_000n

/** Time that was given or paid before is used up, and the clock waits for a yes to more. */
export const asksToContinue = (reason: string | null | undefined) =>
  reason === 'free_minutes_over' || reason === 'booked_time_over'

/** A pause that the client of a program ends with a press, too. */
export const waitsForClient = (reason: string | null | undefined) => reason === 'silence' || reason === 'client_quiet'

/** After such a pause the clock waits for a voice or a word, and not for both people alone. */
export const waitsForVoice = (reason: string | null | undefined) => reason === 'silence' || reason === 'voice_disputed'

/** What paid for a consultation without the client's own money: free minutes, bonus, or nothing was charged. */
export const GIFTS = ['minutes', 'bonus', 'nothing'] as const
export type Gift = (typeof GIFTS)[number]

/** Why a clock was stopped, and whose side fell away first. */
export type Pause = { reason: string; side: StopSide }

/**
 * Charged time as what its channels cost, in hundredths of a millisecond of chat: what credit or bonus paid for, and
 * the first part, which minutes covered.
 */
export type WeightedMs = { paid: bigint; covered: bigint }

/** How a settled consultation went and what it cost. Amounts in centavos, times in milliseconds. */
export type Settlement = {
  id: string
  clientId: string
  consultantId: string
  endedAt: Date
  /** Why and by whose side it ended. */
  reason: string | null
  stopSide: StopSide | null
  /** The pause in which it ended; undefined: the clock was running. */
  lastPause: Pause | undefined
  billedMs: bigint
  weightedMs: WeightedMs
  /** Of it: what was charged of the silences that stopped the clock. */
  silentMs: WeightedMs
  /** The minutes of a fee likewise. What was paid for them is in the value of all minutes that were used. */
  weightedFeeMs: bigint
  captured: Centavos
  /** What a client paid for not coming to a booking. */
  fee: Centavos
  /** Of both: the bonus part and the platform's share. */
  promotional: Centavos
  commission: Centavos
  /** What the consultant earned for the time that prepaid minutes covered. */
  coveredEarnings: Centavos
}
