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
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, portion } from '#shared/money.ts'

const MINUTE_MS = 60_000n

/** What is covered or reserved at once, and what has to be before a conversation begins, in milliseconds. */
export const HOLD_MS = 10n * MINUTE_MS
const MIN_START_MS = 3n * MINUTE_MS
/** People are warned when the reserved money lasts no longer than this (milliseconds). */
export const WARN_AT_MS = [120_000, 30_000] as const

/** The next whole millisecond: what begins at an instant is charged from after it. */
export const nextMs = (at: Date) => new Date(at.getTime() + 1)

/** What the proven time costs so far, in centavos, rounded down once. Source: money-and-time.md, L9. */
export const costOf = (pricePerMinute: Centavos, billedMs: bigint): Centavos =>
  portion(pricePerMinute, billedMs, MINUTE_MS)

type Funds = { pricePerMinute: Centavos; held: Centavos; coveredMs?: bigint }

/**
 * How long a conversation lasts in all, in whole milliseconds: what minutes cover, and then the longest time whose cost
 * does not exceed the reserved money.
 */
export const fundedMs = ({ coveredMs = 0n, held, pricePerMinute }: Funds) =>
  coveredMs + (held * MINUTE_MS) / pricePerMinute

/** The part of the proven time that money is charged for: what comes after the covered minutes. */
export const chargedMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs > coveredMs ? billedMs - coveredMs : 0n

export type BillingState = {
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

const min = (...amounts: bigint[]) => amounts.reduce((a, b) => (b < a ? b : a))

/** Money to reserve, in centavos: how much in all, and how much of it is promotional. */
export type Hold = { amount: Centavos; promotional: Centavos }

/**
 * How much to reserve next: what `requestedMs` cost, or what is there, within what the client allowed for this session
 * and what their own limits leave (`allowance`); minutes paid before do not count for either. Promotional money first.
 * Zero when nothing more may be reserved.
 */
export function nextHold(
  { pricePerMinute, held, spendingLimit }: { pricePerMinute: Centavos; held: Centavos; spendingLimit: Centavos | null },
  { available, promotional }: Spendable,
  { allowance, requestedMs = HOLD_MS }: { allowance?: Centavos | undefined; requestedMs?: bigint } = {},
): Hold {
  const requested = costOf(pricePerMinute, requestedMs)
  const amount = min(
    requested,
    spendingLimit === null ? requested : spendingLimit - held,
    allowance ?? requested,
    available + promotional,
  )
  return amount > 0n ? { amount, promotional: min(amount, promotional) } : { amount: 0n, promotional: 0n }
}

/** A conversation begins only when three minutes of it are covered, by minutes or by money. */
export const coversMinimum = (funds: Funds) => fundedMs(funds) >= MIN_START_MS

const isPositive = ({ amount }: Posting) => amount > 0n

/** Reserves money before it is spent; hold number `n` of a consultation. */
export const holdJournal = (id: string, clientId: string, n: number, { amount, promotional }: Hold): Journal => ({
  key: `hold:${id}:${n}`,
  kind: 'consultation_hold',
  postings: [
    { from: promotionalOf(clientId), to: reservedOf(clientId), amount: promotional },
    { from: availableOf(clientId), to: reservedOf(clientId), amount: amount - promotional },
  ].filter(isPositive),
})

/**
 * What is charged for now, besides what was: cumulative, so that doing it twice changes nothing. Undefined: nothing
 * new.
 */
export function capture(c: BillingState): { captured: Centavos; commission: Centavos; journal: Journal } | undefined {
  const captured = costOf(c.pricePerMinute, chargedMs(c))
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
    journal: { key: `capture:${c.id}:${captured}`, kind: 'consultation_capture', postings },
  }
}

/** How much of the charged money was promotional: it is spent before the other. */
export const promotionalSpent = ({
  captured,
  heldPromotional,
}: Pick<BillingState, 'captured' | 'heldPromotional'>): Centavos => min(captured, heldPromotional)

/** Gives back what was reserved and not used, each part to where it came from. Undefined: nothing is left. */
export function release(
  c: Pick<BillingState, 'id' | 'clientId' | 'held' | 'heldPromotional' | 'captured'>,
): { released: Centavos; journal: Journal } | undefined {
  const released = c.held - c.captured
  if (released <= 0n) return undefined
  const promotional = c.heldPromotional - promotionalSpent(c)
  const postings = [
    { from: reservedOf(c.clientId), to: promotionalOf(c.clientId), amount: promotional },
    { from: reservedOf(c.clientId), to: availableOf(c.clientId), amount: released - promotional },
  ].filter(isPositive)
  return { released, journal: { key: `release:${c.id}`, kind: 'consultation_release', postings } }
}
