import {
  type Journal,
  type Posting,
  type Spendable,
  availableOf,
  COMMISSION,
  promotionalOf,
  reservedOf,
  toClearOf,
} from '#domains/wallet/rules.ts'
import { withinLimits } from '#domains/wallet/within-limits.rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, least, portion } from '#shared/money.ts'
import { costOf } from '#shared/whole-seconds.ts'
import {
  type ChargedUsage,
  chargedUsage,
  type ChargingRule,
  type ChannelUsage,
  type ChannelTimes,
  channelUsageOf,
  type Priced,
} from './channel-usage.rules.ts'

const MINUTE_MS = 60_000n

/**
 * How much is covered or reserved at once (ten minutes), and the minimum before a consultation begins (three), in
 * milliseconds.
 */
export const HOLD_MS = 10n * MINUTE_MS
const LEAST_START_MS = 3n * MINUTE_MS
/** People are warned when the reserved money lasts no longer than this, in milliseconds. */
export const WARN_AT_MS = [120_000, 30_000] as const

/**
 * From when time is charged that begins at `at`: the next whole millisecond, and never before what was left uncharged
 * already. Where the database's clock was set back, that is later than its now.
 */
export function billableFromAfter(at: Date, before: Date | null = null): Date {
  const next = new Date(at.getTime() + 1)
  return before && before > next ? before : next
}

type Funds = { pricePerMinute: Centavos; held: Centavos; coveredMs?: bigint }

/**
 * How long a consultation can last in all, in whole milliseconds: covered minutes, plus what the reserved money pays.
 * What is ahead counts at the agreed price, the dearest; what cheaper channels saved (`usage`) lasts longer.
 */
export function fundedMs({ coveredMs = 0n, held, pricePerMinute }: Funds, usage: readonly ChannelUsage[] = []) {
  const saved = usage.reduce(
    (sum, part) => sum + (pricePerMinute - part.pricePerMinute) * (part.billedMs - part.coveredMs),
    0n,
  )
  return coveredMs + (held * MINUTE_MS + saved) / pricePerMinute
}

/**
 * What the proven time costs so far, in centavos: each channel at its own price, after what minutes cover of it, and
 * each rounded down once. Source: money-and-time.md, S18 and L9.
 */
export const costOfUsage = (usage: readonly ChargedUsage[]): Centavos =>
  usage.reduce((sum, part) => sum + portion(part.pricePerMinute, part.paidMs, MINUTE_MS), 0n)

export type BillingState = {
  id: string
  clientId: string
  consultantId: string
  commissionBps: number
  isWelcome: boolean
  held: Centavos
  heldPromotional: Centavos
  captured: Centavos
  commission: Centavos
  fee: Centavos
}

/** Money to reserve, in centavos: how much in all, and how much of it is promotional. */
export type Hold = { amount: Centavos; promotional: Centavos }

/**
 * How much to reserve next: the cost of `requestedMs`, at most the spendable balance, the limit of this consultation
 * and what the client's own limits leave (`allowance`). Prepaid minutes count for neither limit. Promotional money
 * first. Zero when nothing more may be reserved.
 */
export function nextHold(
  { pricePerMinute, held, spendingLimit }: { pricePerMinute: Centavos; held: Centavos; spendingLimit: Centavos | null },
  { available, promotional }: Spendable,
  { allowance, requestedMs = HOLD_MS }: { allowance?: Centavos | undefined; requestedMs?: bigint } = {},
): Hold {
  const requested = costOf(pricePerMinute, requestedMs)
  const usable = withinLimits(available + promotional, spendingLimit === null ? null : spendingLimit - held, allowance)
  const amount = least(requested, usable)
  return { amount, promotional: least(amount, promotional) }
}

/** A consultation may begin only when three minutes are covered, by prepaid minutes or by money. */
export const coversMinimum = (funds: Funds) => fundedMs(funds) >= LEAST_START_MS

const isPositive = ({ amount }: Posting) => amount > 0n

/** Reserves money before it is spent; `n` is the number of the hold within its consultation. */
export const holdJournal = (
  { id, clientId, consultantId }: Pick<BillingState, 'id' | 'clientId' | 'consultantId'>,
  n: number,
  { amount, promotional }: Hold,
): Journal => ({
  key: `hold:${id}:${n}`,
  subject: { kind: 'consultation', id },
  kind: 'consultation_hold',
  postings: [
    { from: promotionalOf(clientId), to: reservedOf(clientId), amount: promotional, with: consultantId },
    { from: availableOf(clientId), to: reservedOf(clientId), amount: amount - promotional },
  ].filter(isPositive),
})

/**
 * What to capture now, beyond what was captured before. Amounts are cumulative, so that repeating it changes nothing.
 * Undefined: nothing new.
 */
export function capture(
  c: BillingState & Priced & ChannelTimes & ChargingRule,
): { captured: Centavos; commission: Centavos; journal: Journal } | undefined {
  const captured = costOfUsage(chargedUsage(channelUsageOf(c), c))
  const commission = commissionOf(captured, c.commissionBps)
  const [due, commissionDue] = [captured - c.captured, commission - c.commission]
  if (due <= 0n) return undefined
  const postings: Posting[] = [
    { from: reservedOf(c.clientId), to: toClearOf(c.consultantId), amount: due - commissionDue },
    { from: reservedOf(c.clientId), to: COMMISSION, amount: commissionDue },
  ].filter(isPositive)
  return {
    captured,
    commission,
    journal: {
      key: `capture:${c.id}:${captured}`,
      subject: { kind: 'consultation', id: c.id },
      kind: 'consultation_capture',
      postings,
    },
  }
}

/** How much of the captured money was promotional; promotional money is spent first. */
export const promotionalSpent = ({
  captured,
  heldPromotional,
}: Pick<BillingState, 'captured' | 'heldPromotional'>): Centavos => least(captured, heldPromotional)

/** What a client pays for not coming to a booking, less the usual commission. Undefined: nothing. */
export function feeJournal(c: Omit<BillingState, 'isWelcome'>): Journal | undefined {
  const commission = commissionOf(c.fee, c.commissionBps)
  const postings: Posting[] = [
    { from: reservedOf(c.clientId), to: toClearOf(c.consultantId), amount: c.fee - commission },
    { from: reservedOf(c.clientId), to: COMMISSION, amount: commission },
  ].filter(isPositive)
  // Earnings are found by this name when they clear.
  return postings.length > 0
    ? { key: `capture:${c.id}:fee`, subject: { kind: 'consultation', id: c.id }, kind: 'booking_fee', postings }
    : undefined
}

/** Returns what was reserved and not used, each part to its origin. Undefined: nothing is left. */
export function release(
  c: Pick<BillingState, 'id' | 'clientId' | 'held' | 'heldPromotional' | 'captured' | 'fee'>,
): { released: Centavos; journal: Journal } | undefined {
  const spent = c.captured + c.fee
  const released = c.held - spent
  if (released <= 0n) return undefined
  const promotional = c.heldPromotional - promotionalSpent({ ...c, captured: spent })
  const postings = [
    { from: reservedOf(c.clientId), to: promotionalOf(c.clientId), amount: promotional },
    { from: reservedOf(c.clientId), to: availableOf(c.clientId), amount: released - promotional },
  ].filter(isPositive)
  return {
    released,
    journal: {
      key: `release:${c.id}`,
      subject: { kind: 'consultation', id: c.id },
      kind: 'consultation_release',
      postings,
    },
  }
}
