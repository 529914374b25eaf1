import { refusals } from '#shared/refusal.ts'

export { MOST_QUESTION_LENGTH, LEAST_QUESTION_LENGTH, mostQuestionLength } from './question-lengths.rules.ts'

/** Every refusal of written questions. */
export const refuse = refusals('questions', {
  not_found: [404, 'Não encontramos esta pergunta.'],
  own_limit_too_low: [409, 'O limite que você escolheu para si não deixa pagar esta pergunta. Nada foi cobrado.'],
  not_taken: [
    409,
    'Esta pessoa não recebe perguntas por escrito agora. Se você desistir desta, o valor volta na hora, como crédito.',
  ],
  id_reused: [409, 'Esta pergunta já foi enviada com outro texto. Recarregue a página.'],
  no_answers_left: [409, 'Você não tem mais respostas compradas com esta pessoa. Nada foi cobrado.'],
  not_asked: [404, 'Esta pessoa não recebe perguntas por mensagem agora. Nada foi cobrado.'],
  too_many_open: [
    429,
    'Você já tem cinco perguntas em aberto com esta pessoa. Espere uma resposta antes de mandar outra.',
  ],
  already_sent: [409, 'Esta pergunta já foi enviada e não muda mais.'],
  already_answered: [409, 'Esta resposta já foi enviada e não muda mais.'],
  too_long: [400, 'O texto passou do limite de caracteres. Encurte-o um pouco: nada se perdeu.'],
  too_thin: [400, 'A resposta ainda é curta demais para ser enviada.'],
  copied: [
    400,
    'A resposta não foi enviada: metade dela ou mais está em outra que você já enviou. Escreva para esta pessoa.',
  ],
  draft_conflict: [
    409,
    'Este rascunho foi mudado em outra aba ou em outro aparelho. O que está na sua tela continua aqui.',
  ],
  contact_data: [400, 'A pergunta não foi recusada: há um contato de fora no motivo. Veja a explicação junto dele.'],
  answer_held: [400, 'A resposta não foi enviada: há nela o que não pode ser dito assim. Veja o motivo junto dela.'],
  answer_may_insist: [409, 'A resposta não foi enviada. Diga de outro jeito, ou envie mesmo assim.'],
  waiting: [409, 'A sua pergunta espera pela resposta. Se ela não vier no prazo, o valor volta sozinho.'],
  too_late: [
    409,
    'O prazo desta pergunta terminou. O valor voltou para quem perguntou, e o seu texto continua guardado aqui.',
  ],
  consultant_gone: [409, 'Esta pessoa não atende mais aqui. O valor continua seu, como crédito.'],
  answered_late: [409, 'Você já respondeu a esta pergunta, depois do prazo. A resposta não muda mais.'],
  nothing_to_clarify: [409, 'Só se pede esclarecimento de uma resposta que foi cobrada.'],
  clarification_asked: [409, 'Você já pediu um esclarecimento desta resposta. É um por resposta.'],
  clarification_over: [409, 'O prazo de 48 horas para pedir um esclarecimento terminou.'],
  clarification_late: [409, 'O prazo deste esclarecimento terminou, e metade do valor voltou para quem perguntou.'],
  over: [409, 'Esta pergunta já foi encerrada.'],
  on_hold: [
    409,
    'O banco está conferindo o pagamento desta pergunta. Ela espera pela decisão, com o prazo parado, e o que você escreveu fica guardado.',
  ],
})

/** Every allowed step of a written question. What is not in this table cannot happen. */
export const NEXT = {
  unsent: ['asked', 'given_up', 'lapsed', 'taken_back'],
  asked: ['answered', 'declined', 'missed', 'taken_back'],
  answered: [],
  declined: [],
  missed: [],
  given_up: [],
  lapsed: [],
  /** The bank gave back the money that paid it. */
  taken_back: [],
} as const satisfies Record<string, readonly string[]>

export type State = keyof typeof NEXT
export const STATES = Object.keys(NEXT) as [State, ...State[]]
export const canMove = (from: State, to: State) => (NEXT[from] as readonly State[]).includes(to)
export const isOpen = (state: State) => NEXT[state].length > 0

const HOUR_MS = 3_600_000

/** So many questions one client may have open with one consultant. */
export const MOST_OPEN_WITH = 5

/** A purchased question can be sent for this many months; then its money becomes credit. */
export const UNSENT_VALID_MONTHS = 12
/** The last warning to the consultant is due this long before the deadline, in milliseconds. */
export const FINAL_WARNING_MS = 4 * HOUR_MS

/** Until when a question that is asked at `at` has to be answered. */
export const answerDueAt = (at: Date, answerHours: number) => new Date(at.getTime() + answerHours * HOUR_MS)

/**
 * An answer counts by when its last byte came, which is before its turn under the lock: until so many milliseconds
 * after the deadline nothing is closed by itself.
 */
export const ARRIVAL_MS = 60_000

/** Whether what arrived then, and is handled now, came before the deadline; whatever is handled before it did. */
export const isInTime = (due: Date, { arrivedAt, at }: { arrivedAt: Date; at: Date }) =>
  at < due || (arrivedAt < due && at.getTime() - arrivedAt.getTime() <= ARRIVAL_MS)

/** So long there is to say a held answer otherwise that came in time, in milliseconds. */
const HELD_ANSWER_MS = HOUR_MS / 2

/** The deadline of a question of which an answer is held at `at`, in time: once, it leaves half an hour. */
export const dueAfterHold = (due: Date, at: Date) => new Date(Math.max(due.getTime(), at.getTime() + HELD_ANSWER_MS))

type QuestionDates = {
  state: State
  askedAt: Date | null
  dueAt: Date | null
  lapsesAt: Date
  /** Since when it waits for the decision of a bank; its time stands still. */
  onHoldSince: Date | null
}

/** What the passing of time does to a question at `at`. Undefined: nothing yet. */
export function overdue(
  { state, dueAt: due, lapsesAt, onHoldSince }: QuestionDates,
  at: Date,
): 'missed' | 'lapsed' | undefined {
  if (onHoldSince) return undefined
  if (state === 'asked') return at >= due! ? 'missed' : undefined
  return state === 'unsent' && at >= lapsesAt ? 'lapsed' : undefined
}

/** At half time, and four hours before the deadline. */
export type Warning = 'half' | 'soon'

/**
 * Which warning the consultant is due at `at`: at half time, or four hours before the deadline. A warning that a later
 * one overtook (the worker was down) is skipped, and so is half time when it comes after the last warning.
 */
export function warningDue(
  { state, askedAt, dueAt: due, warned, onHoldSince }: QuestionDates & { warned: Warning | null },
  at: Date,
): Warning | undefined {
  if (state !== 'asked' || onHoldSince || at >= due! || warned === 'soon') return undefined
  const half = (askedAt!.getTime() + due!.getTime()) / 2
  if (at.getTime() >= due!.getTime() - FINAL_WARNING_MS) return 'soon'
  return warned === null && at.getTime() >= half ? 'half' : undefined
}

/** How long a text may be, in characters as PostgreSQL counts them. */
export const MOST_ANSWER_LENGTH = 20_000
export const MOST_REASON_LENGTH = 500
