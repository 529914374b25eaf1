import { type Journal, type Posting, type Spendable, availableOf, COMMISSION, promotionalOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultations', {
  not_found: [404, 'Consulta não encontrada.'],
  consultant_unavailable: [409, 'Este consultor não está disponível agora. Nada foi cobrado.'],
  already_open: [409, 'Você já tem uma consulta em andamento. Termine-a antes de começar outra.'],
  not_enough_balance: [402, 'Seu saldo não cobre três minutos com este consultor. Adicione créditos para conversar.'],
  limit_too_low: [409, 'O limite desta conversa precisa cobrir pelo menos três minutos.'],
  own_limit_too_low: [409, 'O que resta dos limites que você escolheu para si não cobre três minutos com este consultor. Nada foi cobrado.'],
  already_attending: [409, 'Você já está em atendimento. Termine-o antes de aceitar outro pedido.'],
  too_late: [409, 'O pedido já não está aberto. Nada foi cobrado.'],
  not_now: [409, 'Isto não é possível no estado atual da consulta.'],
  welcome_not_here: [409, 'Os minutos grátis da primeira vez não valem aqui agora. Nada foi cobrado.'],
  not_yours_to_resume: [409, 'Só quem pausou pode retomar o relógio.'],
  ended: [409, 'Esta consulta já terminou. A mensagem não foi enviada.'],
  message_reused: [409, 'Esta mensagem já foi enviada com outro texto.'],
  message_too_long: [400, 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'],
  too_fast: [429, 'Você está enviando rápido demais. Espere um segundo.'],
})

export type State = 'requested' | 'accepted' | 'active' | 'paused' | 'ended' | 'declined' | 'expired' | 'cancelled' | 'not_connected'

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

/** Why a consultation stands where it stands; part of its events and of its receipt. */
export type Reason =
  | 'connection'
  | 'silence'
  | 'by_client'
  | 'by_consultant'
  | 'no_answer'
  | 'consultant_busy'
  | 'out_of_funds'
  | 'limit_reached'
  | 'free_minutes_over'
  | 'not_back_in_time'
  | 'paused_too_long'
  | 'longest_session'
  | 'by_admin'

const MINUTE_MS = 60_000n

/** Deadlines of money-and-time.md, all in milliseconds. */
export const LIMIT_MS = {
  toAnswer: 60_000,
  toConnect: 60_000,
  /** Without joint proof for this long, the meter stops at the last proof. */
  lease: 6_000,
  consultantSilence: 45_000,
  onePause: 120_000,
  allPauses: 600_000,
  session: 4 * 3_600_000,
} as const

type Life = {
  state: State
  requestedAt: Date
  acceptedAt: Date | null
  startedAt: Date | null
  pausedAt: Date | null
  pausedBy: string | null
  pausedBeforeMs: bigint
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** The next whole millisecond: what begins at an instant is charged from after it. */
export const nextMs = (at: Date) => after(at, 1)

/** When the present state ends by itself. A pause by hand may use up the ten minutes of all pauses, any other lasts two. */
export function deadlineOf(c: Life): Date | null {
  switch (c.state) {
    case 'requested':
      return after(c.requestedAt, LIMIT_MS.toAnswer)
    case 'accepted':
      return after(c.acceptedAt!, LIMIT_MS.toConnect)
    case 'active':
      return after(c.startedAt!, LIMIT_MS.session)
    case 'paused': {
      const left = LIMIT_MS.allPauses - Number(c.pausedBeforeMs)
      return earlier(after(c.pausedAt!, c.pausedBy ? left : Math.min(left, LIMIT_MS.onePause)), after(c.startedAt!, LIMIT_MS.session))
    }
    default:
      return null
  }
}

export type Overdue = { to: 'expired' | 'not_connected' | 'ended' | 'paused'; reason: Reason }

/** What time alone does to a consultation at `at`, given when both were last proven together. Undefined: nothing yet. */
export function overdue(
  c: Life & { reason?: string | null; consultantSpokeAt: Date | null; billFrom: Date | null },
  at: Date,
  togetherAt: Date | null,
  consultantIsBusy: boolean,
): Overdue | undefined {
  const isOver = at >= (deadlineOf(c) ?? after(at, 1))
  switch (c.state) {
    case 'requested':
      if (consultantIsBusy) return { to: 'expired', reason: 'consultant_busy' }
      return isOver ? { to: 'expired', reason: 'no_answer' } : undefined
    case 'accepted':
      return isOver ? { to: 'not_connected', reason: 'connection' } : undefined
    case 'active': {
      if (isOver) return { to: 'ended', reason: 'longest_session' }
      if (at.getTime() - (togetherAt ?? c.billFrom!).getTime() >= LIMIT_MS.lease) return { to: 'paused', reason: 'connection' }
      const heardAt = Math.max(c.consultantSpokeAt?.getTime() ?? 0, c.billFrom!.getTime())
      return at.getTime() - heardAt >= LIMIT_MS.consultantSilence ? { to: 'paused', reason: 'silence' } : undefined
    }
    case 'paused': {
      if (!isOver) return undefined
      if (at >= after(c.startedAt!, LIMIT_MS.session)) return { to: 'ended', reason: 'longest_session' }
      if (c.reason === 'free_minutes_over') return { to: 'ended', reason: c.reason }
      return { to: 'ended', reason: c.pausedBy ? 'paused_too_long' : 'not_back_in_time' }
    }
    default:
      return undefined
  }
}

/** What is covered or reserved at once, and what has to be before a conversation begins, in milliseconds. */
export const HOLD_MS = 10n * MINUTE_MS
const LEAST_MS = 3n * MINUTE_MS
/** People are warned when the reserved money lasts no longer than this (milliseconds). */
export const WARN_AT_MS = [120_000, 30_000] as const

/** What the proven time costs so far, in centavos, rounded down once. Source: money-and-time.md, L9. */
export const costOf = (pricePerMinute: Centavos, billedMs: bigint): Centavos => portion(pricePerMinute, billedMs, MINUTE_MS)

type Funds = { pricePerMinute: Centavos; held: Centavos; coveredMs?: bigint }

/** How long a conversation lasts in all, in whole milliseconds: what minutes cover, and then the longest time whose cost does not exceed the reserved money. */
export const fundedMs = ({ coveredMs = 0n, held, pricePerMinute }: Funds) => coveredMs + (held * MINUTE_MS) / pricePerMinute

/** The part of the proven time that money is charged for: what comes after the covered minutes. */
export const paidMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) => (billedMs > coveredMs ? billedMs - coveredMs : 0n)

/** The platform's part of what was charged so far, rounded down once. Source: L9. */
export const commissionOf = (captured: Centavos, commissionBps: number): Centavos => portion(captured, BigInt(commissionBps), 10_000n)

export type Money = {
  id: string
  clientId: string
  consultantId: string
  pricePerMinute: Centavos
  commissionBps: number
  billedMs: bigint
  coveredMs: bigint
  held: Centavos
  heldPromotional: Centavos
  captured: Centavos
  commission: Centavos
}

const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (b < a ? b : a))

/** Money to reserve, in centavos: how much in all, and how much of it is promotional. */
export type Hold = { amount: Centavos; promotional: Centavos }

/**
 * How much to reserve next: what `wishedMs` cost, or what is there, within what the client allowed for this session and what their own limits
 * leave (`room`); minutes paid before do not count for either. Promotional money first. Zero when nothing more may be reserved.
 */
export function nextHold(
  { pricePerMinute, held, spendingLimit }: { pricePerMinute: Centavos; held: Centavos; spendingLimit: Centavos | null },
  { available, promotional }: Spendable,
  { room, wishedMs = HOLD_MS }: { room?: Centavos | undefined; wishedMs?: bigint } = {},
): Hold {
  const wished = costOf(pricePerMinute, wishedMs)
  const amount = least(wished, spendingLimit === null ? wished : spendingLimit - held, room ?? wished, available + promotional)
  return amount > 0n ? { amount, promotional: least(amount, promotional) } : { amount: 0n, promotional: 0n }
}

/** A conversation begins only when three minutes of it are covered, by minutes or by money. */
export const coversTheLeast = (funds: Funds) => fundedMs(funds) >= LEAST_MS

const isSomething = ({ amount }: Posting) => amount > 0n

/** Reserves money before it is spent; hold number `n` of a consultation. */
export const holdJournal = (id: string, clientId: string, n: number, { amount, promotional }: Hold): Journal => ({
  key: `hold:${id}:${n}`,
  kind: 'consultation_hold',
  postings: [
    { from: promotionalOf(clientId), to: reservedOf(clientId), amount: promotional },
    { from: availableOf(clientId), to: reservedOf(clientId), amount: amount - promotional },
  ].filter(isSomething),
})

/** What is charged for now, besides what was: cumulative, so that doing it twice changes nothing. Undefined: nothing new. */
export function capture(c: Money): { captured: Centavos; commission: Centavos; journal: Journal } | undefined {
  const captured = costOf(c.pricePerMinute, paidMs(c))
  const commission = commissionOf(captured, c.commissionBps)
  const [due, commissionDue] = [captured - c.captured, commission - c.commission]
  if (due <= 0n) return undefined
  const postings: Posting[] = [
    { from: reservedOf(c.clientId), to: toClearOf(c.consultantId), amount: due - commissionDue },
    { from: reservedOf(c.clientId), to: COMMISSION, amount: commissionDue },
  ].filter(isSomething)
  return { captured, commission, journal: { key: `capture:${c.id}:${captured}`, kind: 'consultation_capture', postings } }
}

/** How much of the charged money was promotional: it is spent before the other. */
export const promotionalSpent = ({ captured, heldPromotional }: Pick<Money, 'captured' | 'heldPromotional'>): Centavos => least(captured, heldPromotional)

/** Gives back what was reserved and not used, each part to where it came from. Undefined: nothing is left. */
export function release(c: Pick<Money, 'id' | 'clientId' | 'held' | 'heldPromotional' | 'captured'>): { released: Centavos; journal: Journal } | undefined {
  const released = c.held - c.captured
  if (released <= 0n) return undefined
  const promotional = c.heldPromotional - promotionalSpent(c)
  const postings = [
    { from: reservedOf(c.clientId), to: promotionalOf(c.clientId), amount: promotional },
    { from: reservedOf(c.clientId), to: availableOf(c.clientId), amount: released - promotional },
  ].filter(isSomething)
  return { released, journal: { key: `release:${c.id}`, kind: 'consultation_release', postings } }
}

/** How a settled conversation went and what it cost. Amounts in centavos, times in milliseconds. */
export type Settlement = {
  id: string
  clientId: string
  consultantId: string
  endedAt: Date
  /** Why it ended, and why its clock was stopped before, in order. */
  reason: string | null
  pauses: string[]
  billedMs: bigint
  captured: Centavos
  /** Of `captured`: what was bonus, and the platform's part. */
  promotional: Centavos
  commission: Centavos
  /** What the consultant earned by the time that minutes covered. */
  coveredEarnings: Centavos
}
