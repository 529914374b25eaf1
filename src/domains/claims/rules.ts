import type { Settlement } from '#domains/consultations/rules.ts'
import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, least, portion } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of claims. */
export const refuse = refusals('claims', {
  subject_not_found: [404, 'Não encontramos nada que tenha sido cobrado com este número.'],
  claim_not_found: [404, 'Não encontramos este pedido.'],
  id_reused: [409, 'Este pedido já foi feito com outras palavras. Recarregue a página.'],
  already_asked: [409, 'Você já pediu este reembolso. Acompanhe a resposta nesta página.'],
  too_late: [409, 'O prazo para pedir este reembolso terminou. Fale com a nossa equipe.'],
  house_pays: [
    409,
    'Este pedido veio mais de sete dias depois da resposta: se o valor voltar, quem paga é a casa, e não quem respondeu.',
  ],
  nothing_left: [409, 'Nada foi cobrado, ou tudo já foi devolvido.'],
  platform_paid: [
    409,
    'Nos últimos 30 dias a plataforma já devolveu uma consulta sua em que a conexão caiu. Conte o que houve e uma pessoa decide.',
  ],
  platform_limit: [
    409,
    'Nos últimos 30 dias a plataforma já devolveu várias consultas com esta pessoa em que a conexão caiu. Conte o que houve e uma pessoa decide.',
  ],
  no_rule: [409, 'Nenhuma regra devolve algo desta consulta por si só. Conte o que houve e uma pessoa decide.'],
  too_much: [409, 'O valor é maior do que o que ainda pode ser devolvido.'],
  claim_open: [409, 'O cliente já pediu este reembolso. Decida o pedido dele na fila.'],
  given_back: [409, 'A equipe já devolveu uma parte sem pedido. O resto só volta com um pedido do cliente.'],
  already_decided: [409, 'Este pedido já foi decidido.'],
})

/** Causes of a claim, in the words of the form. */
export const CAUSES = {
  connection: 'A conexão falhou',
  silence: 'O consultor demorou a responder',
  call: 'O som ou o vídeo da chamada falhou',
  service: 'Não foi o que estava prometido',
  conduct: 'O consultor se comportou mal',
  other: 'Outro motivo',
} as const
export type Cause = keyof typeof CAUSES
const OF_CONSULTATIONS: readonly string[] = ['connection', 'silence', 'call'] satisfies Cause[]
/** The causes that the form offers for what was settled; a text has no connection. */
export const causesOf = (kind: SubjectKind) =>
  Object.entries(CAUSES).filter(([cause]) => kind === 'consultation' || !OF_CONSULTATIONS.includes(cause))
export const LEAST_CHARACTERS = 10
export const MOST_CHARACTERS = 2_000

export const STATES = ['open', 'granted', 'part_granted', 'refused'] as const
export type State = (typeof STATES)[number]
/** Who pays for the consultant's part of a refund; also once it has cleared (decision 80). */
export type Bearer = 'consultant' | 'platform'

/**
 * What can be refunded: a consultation with the fee of its booking, a written question that was answered, or a booking
 * that was cancelled too late, before its room opened.
 */
export const SUBJECT_KINDS = ['consultation', 'question', 'booking'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
export type Subject = { kind: SubjectKind; id: string; clientId: string; consultantId: string; endedAt: Date }

const DAY_MS = 24 * 3_600_000
/**
 * A claim is possible within seven days of the end, which is before the earnings clear; about an answer within thirty,
 * after the first seven at the house's cost (decision 188). A person answers within three business days.
 */
export const CLAIM_FOR_MS = 7 * DAY_MS
const OBJECT_FOR_MS = 30 * DAY_MS
export const ANSWER_WITHIN_DAYS = 3
export const refundDeadlineOf = ({ kind, endedAt }: Pick<Subject, 'kind' | 'endedAt'>) =>
  new Date(endedAt.getTime() + (kind === 'question' ? OBJECT_FOR_MS : CLAIM_FOR_MS))

/** Whether the consultant can no longer be made to pay for what was asked for at this instant. */
export const isAtHousesCost = ({ kind, endedAt }: Pick<Subject, 'kind' | 'endedAt'>, askedAt: Date) =>
  kind === 'question' && askedAt.getTime() >= endedAt.getTime() + CLAIM_FOR_MS

/** What a client objects to an answer is theirs when nobody decided in so many milliseconds: once in thirty days. */
export const UNDECIDED_AFTER_MS = 10 * DAY_MS
export const WINS_AGAIN_AFTER_MS = 30 * DAY_MS
/** Its reason, as both read it. */
export const UNDECIDED_REASON = 'Não decidimos em dez dias. Por isso o valor volta inteiro.'

/**
 * What comes back by itself may come later, so that an outage loses nothing: within thirty days, also of earnings that
 * have cleared (decision 80).
 */
export const AUTOMATIC_FOR_MS = 30 * 24 * 3_600_000

/**
 * What something cost its client; `fee`: for not coming or cancelling late; `covered`: the value of the minutes it
 * used; the bonus part and commission are of both. Centavos.
 */
export type SubjectCost = Pick<Settlement, 'captured' | 'fee' | 'promotional' | 'commission' | 'coveredEarnings'> & {
  covered: Centavos
}
/** The most that can be refunded: what was charged, and what had been paid for its minutes. */
export const refundableOf = ({ captured, fee, covered }: SubjectCost): Centavos => captured + fee + covered

export const RULES = ['cut_short', 'consultant_left', 'silence', 'unclarified'] as const
export type RefundRule = (typeof RULES)[number]
export type RefundByRule = {
  rule: RefundRule
  amount: Centavos
  bearer: Bearer
  /** Comes back by itself when the consultation has ended; otherwise on request. */
  isAutomatic: boolean
}
/** A consultation that ended within so many proven milliseconds was cut short. */
export const FIRST_MINUTES_MS = 180_000n
/** How often the platform pays for a client's consultation whose lines fell at once. Milliseconds. */
export const PLATFORM_PAYS_EVERY_MS = 30 * 24 * 3_600_000
/** And how often in that time for consultations with one consultant, however many clients: registering is free. */
export const MOST_PLATFORM_PAYS = 3

/**
 * The rule that gives a refund. Everything, when within three proven minutes the consultant left first (at their cost)
 * or both lines fell (at the platform's). Otherwise what was charged of silences. A line that the client cut gives
 * nothing. Source: money-and-time.md, S13.
 */
export function applicableRule(settlement: Settlement, cost: SubjectCost): RefundByRule | undefined {
  const { weightedMs, silentMs, weightedFeeMs } = settlement
  // No rule gives back a fee: that a client did not come is not undone by who left.
  const all = cost.captured + cost.covered
  if (all === 0n) return undefined
  const fault = cutShortBy(settlement)
  if (fault === 'consultant') return { rule: 'consultant_left', amount: all, bearer: 'consultant', isAutomatic: true }
  if (fault === 'platform') return { rule: 'cut_short', amount: all, bearer: 'platform', isAutomatic: false }
  const partOf = (sum: Centavos, ms: bigint, ofMs: bigint) => (ms > 0n ? portion(sum, ms, ofMs) : 0n)
  // What credit paid for, and minutes by what was paid for them: free ones for nothing. A fee in minutes is no silence.
  const amount =
    partOf(cost.captured, silentMs.paid, weightedMs.paid) +
    partOf(cost.covered, silentMs.covered, weightedMs.covered + weightedFeeMs)
  return amount > 0n ? { rule: 'silence', amount, bearer: 'consultant', isAutomatic: true } : undefined
}

/** Half of what an answer cost, at most what is left of it, when what was asked about it stayed unanswered. */
export function ruleOfUnclarified(cost: SubjectCost, left: Centavos): RefundByRule | undefined {
  const amount = least(portion(refundableOf(cost), 1n, 2n), left)
  return amount > 0n ? { rule: 'unclarified', amount, bearer: 'consultant', isAutomatic: true } : undefined
}

/**
 * Who ended a consultation within its first three proven minutes by falling away; undefined: nobody did, or the two
 * devices did not agree whether anybody spoke, and a person decides.
 */
export function cutShortBy({ reason, stopSide, lastPause, billedMs }: Settlement) {
  if (billedMs >= FIRST_MINUTES_MS || lastPause?.reason === 'voice_disputed') return undefined
  if (reason === 'by_consultant') return lastPause?.side === 'client' ? 'client' : 'consultant'
  if (reason !== 'not_back_in_time') return undefined
  if (lastPause?.side === 'client' || stopSide === 'client') return 'client'
  return lastPause?.side === 'consultant' ? 'consultant' : 'platform'
}

/**
 * Why no rule refunds what was cut short: the client’s own line, or the platform has just paid for another one of this
 * client, or for several with this consultant.
 */
export const NO_RULES = ['own_line', 'platform_paid', 'platform_limit'] as const
export type NoRule = (typeof NO_RULES)[number]

/**
 * Where a refund goes, and the parts taken from the consultant's earnings and the commission. Promotion cost is the
 * difference.
 */
export type RefundShares = { toCredit: Centavos; toBonus: Centavos; fromEarnings: Centavos; fromCommission: Centavos }

/** All shares of `back` centavos: cumulative, each rounded down, so that the number of refunds does not matter. */
function sharesUpTo(cost: SubjectCost, back: Centavos): RefundShares {
  const all = refundableOf(cost)
  const of = (part: Centavos) => portion(part, back, all)
  const toBonus = of(cost.promotional)
  const overCovered = cost.covered > cost.coveredEarnings ? cost.covered - cost.coveredEarnings : 0n
  return {
    toBonus,
    toCredit: back - toBonus,
    fromEarnings: of(cost.captured + cost.fee - cost.commission + cost.coveredEarnings),
    fromCommission: of(cost.commission + overCovered),
  }
}

/** The shares of the next `amount`, after `before`; together at most what is refundable. */
export function sharesOf(cost: SubjectCost, before: Centavos, amount: Centavos): RefundShares {
  const [then, now] = [sharesUpTo(cost, before), sharesUpTo(cost, before + amount)]
  return {
    toCredit: now.toCredit - then.toCredit,
    toBonus: now.toBonus - then.toBonus,
    fromEarnings: now.fromEarnings - then.fromEarnings,
    fromCommission: now.fromCommission - then.fromCommission,
  }
}

/** The case number by which a person refers to a claim. */
export const protocolOf = (claimId: string) => caseNumber(claimId, 'P')
