import { channelPercent, channelPrice, chatPriceOf } from '#shared/channel-price.ts'
import { type Centavos, least, most, portion } from '#shared/money.ts'
import { wholeSeconds } from '#shared/whole-seconds.ts'
import { coverEarnings, type CoverEarnings, type CoverTerms } from '../cover-earnings.rules.ts'
import {
  availableOf,
  COMMISSION,
  DISPUTE_LOSS,
  type Journal,
  type MinutesKind,
  type Posting,
  prepaidOf,
  PROMOTION_COST,
  SUBSCRIPTION_REVENUE,
  toClearOf,
} from '../rules.ts'

const MINUTE_MS = 60_000n
/** In a bundle, an answer is a minute. */
export const ANSWER_MS = MINUTE_MS

/**
 * A person's prepaid minutes, a grant: centavos paid, and milliseconds in total, used (or gone otherwise) and reserved.
 * They are minutes of the channel that they were bought for, otherwise of chat; of a dearer channel, a minute uses more
 * of them (S18).
 */
export type MinutesGrant = {
  grantId: bigint
  /** The purchase. Different moneys paid its parts, which are used in their order. */
  id: string
  personId: string
  kind: MinutesKind
  title: string
  value: Centavos
  totalMs: bigint
  usedMs: bigint
  reservedMs: bigint
  /** Of the used ones, those that nobody used until their end. */
  expiredMs: bigint
  /** What was paid for the used ones. */
  spent: Centavos
  ceiling: Centavos | null
  consultantId: string | null
  channel: string | null
  grantedAt: Date
  expiresAt: Date
  /** Whose money it is; null: nobody paid, or what no payment brought. */
  paymentId: string | null
  isFromBalance: boolean
  /** The purchase is disputed: nothing of it can be used. */
  isFrozen: boolean
  /** The bank took back what paid it. */
  isLost: boolean
  /** It becomes credit as soon as nothing reserves or freezes it. */
  isRecalled: boolean
  isRolledOver: boolean
  /** It ends later because its booking failed. */
  isKept: boolean
}

type Terms = Pick<MinutesGrant, 'kind' | 'value' | 'totalMs' | 'ceiling' | 'consultantId' | 'channel' | 'expiresAt'>

/**
 * What is to be covered: consultant, channel, price per minute, and when. `isWelcome`: by welcome minutes or not at
 * all.
 */
export type CoverageRequest = {
  consultantId: string
  channel: string
  pricePerMinute: Centavos
  /** What a minute of chat costs there; a pack's ceiling compares it on every channel. */
  chatPricePerMinute: Centavos
  isWelcome: boolean
  /** Whether the consultant accepts minutes of packages and plans. */
  acceptsPackages: boolean
  at: Date
}

/** How dear a minute of a pack is, in hundredths of a minute of chat. */
const percentOf = ({ channel }: Pick<MinutesGrant, 'channel'>) => channelPercent(channel ?? 'chat')

/**
 * Whether these minutes may cover a request: they are not dearer than credit, so that nobody loses by having bought
 * them, and the consultant takes packages, or they are for this one. Free minutes are for chat. Source: decisions 40,
 * 45, 106.
 */
export const canCover = (pack: Terms, request: CoverageRequest) =>
  pack.expiresAt > request.at &&
  (pack.kind === 'welcome') === request.isWelcome &&
  !(request.isWelcome && channelPercent(request.channel) > 100n) &&
  (pack.consultantId ?? request.consultantId) === request.consultantId &&
  (pack.channel ?? request.channel) === request.channel &&
  pack.value * MINUTE_MS * channelPercent(request.channel) <= request.pricePerMinute * pack.totalMs * percentOf(pack) &&
  isWithinCeiling(pack, request) &&
  (request.acceptsPackages || pack.kind === 'welcome' || pack.consultantId !== null)

/** A ceiling is the price of a minute of the pack's own channel. */
function isWithinCeiling({ ceiling, channel }: Terms, { pricePerMinute, chatPricePerMinute }: CoverageRequest) {
  return ceiling === null || (channel ? pricePerMinute : chatPricePerMinute) <= ceiling
}

/** Milliseconds that are neither used nor reserved for a consultation. */
export const leftMs = ({ totalMs, usedMs, reservedMs }: Pick<MinutesGrant, 'totalMs' | 'usedMs' | 'reservedMs'>) =>
  totalMs - usedMs - reservedMs

const byUse = (a: MinutesGrant, b: MinutesGrant) =>
  a.expiresAt.getTime() - b.expiresAt.getTime() ||
  (a.id === b.id ? Number(a.grantId - b.grantId) : a.id < b.id ? -1 : 1)

/**
 * Which packs cover up to `requestedMs` of conversation, how much each in its own milliseconds, and how much they cover
 * together, in whole seconds; those that expire first are used first. Each part is rounded up by less than a
 * millisecond.
 */
export function allocateMinutes(
  packs: readonly MinutesGrant[],
  request: CoverageRequest,
  requestedMs: bigint,
): { parts: { grantId: bigint; ms: bigint }[]; coveredMs: bigint } {
  const percent = channelPercent(request.channel)
  let missing = requestedMs * percent
  const parts = packs
    .filter((pack) => canCover(pack, request))
    .toSorted(byUse)
    .map((pack) => {
      const ms = least(leftMs(pack), dividedUp(missing, percentOf(pack)))
      missing -= least(ms * percentOf(pack), missing)
      return { grantId: pack.grantId, ms }
    })
    .filter(({ ms }) => ms > 0n)
  const coveredMs = requestedMs - dividedUp(missing, percent)
  const wholeMs = wholeSeconds(coveredMs)
  if (wholeMs < coveredMs) return allocateMinutes(packs, request, wholeMs)
  return { parts: coveredMs > 0n ? parts : [], coveredMs }
}

const dividedUp = (amount: bigint, by: bigint) => (amount + by - 1n) / by

/** How much of a conversation so many milliseconds of a pack cover, rounded down. */
export const coverageMs = (pack: Pick<MinutesGrant, 'channel'>, ms: number, channel: string) =>
  Math.floor((ms * Number(percentOf(pack))) / Number(channelPercent(channel)))

/**
 * What was paid for the used part, in centavos: cumulative and rounded down once, so that the number of consultations
 * does not matter.
 */
export const spentOf = ({ value, totalMs }: Pick<MinutesGrant, 'value' | 'totalMs'>, usedMs: bigint): Centavos =>
  portion(value, usedMs, totalMs)

/** What decides what the use of a pack is worth. */
export type MinutesTerms = Pick<MinutesGrant, 'kind' | 'channel' | 'value' | 'totalMs' | 'usedMs' | 'spent'>

export type Cover<P extends MinutesTerms = MinutesGrant> = { pack: P; coveredMs: bigint }
export type MinutesUse<P extends MinutesTerms = MinutesGrant> = { pack: P; usedMs: bigint; value: Centavos }

/**
 * A part of a pack that a consultation used, in milliseconds of the pack, what was paid for it, and what it earns
 * (centavos).
 */
export type SettledCover = CoverEarnings & Pick<MinutesUse, 'pack' | 'usedMs' | 'value'>

/** Milliseconds of conversation on a channel, or of a fee, that minutes pay. */
export type CoveredTime = { channel: string; ms: bigint }

/**
 * Distributes what a consultation used over its reservations, in their order: milliseconds of each, rounded up where
 * less than the reserved is used, and the value captured with them.
 */
export function distributeUse<P extends MinutesTerms>(
  covers: readonly Cover<P>[],
  used: readonly CoveredTime[],
): MinutesUse<P>[] {
  let left = used.reduce((sum, { channel, ms }) => sum + ms * channelPercent(channel), 0n)
  return covers.map(({ pack, coveredMs }) => {
    const usedMs = least(coveredMs, dividedUp(left, percentOf(pack)))
    left -= least(usedMs * percentOf(pack), left)
    return { pack, usedMs, value: spentOf(pack, pack.usedMs + usedMs) - pack.spent }
  })
}

/** What a minute of a pack costs at a consultant's own price: that of its channel, from the agreed one. Centavos. */
export const ownPriceOf = (
  { channel }: Pick<MinutesGrant, 'channel'>,
  agreed: { channel: string; pricePerMinute: Centavos },
): Centavos => channelPrice(chatPriceOf(agreed.pricePerMinute, agreed.channel), channel ?? 'chat')

/**
 * What a consultation that `agreed` to this price of its channel used of each reservation, and what that earns its
 * consultant: the same while it runs, for whoever shows it, as when it is settled.
 */
export const earnUses = <P extends MinutesTerms>(
  covers: readonly Cover<P>[],
  used: readonly CoveredTime[],
  agreed: CoverTerms & { channel: string },
): (MinutesUse<P> & CoverEarnings)[] =>
  distributeUse(covers, used).map((use) => ({
    ...use,
    ...coverEarnings({ pricePerMinute: ownPriceOf(use.pack, agreed), commissionBps: agreed.commissionBps }, use),
  }))

/**
 * How a purchase of minutes is divided over the moneys that paid it (centavos), in milliseconds. Rounded up, so that no
 * part costs more a minute than the whole: the parts may be a few milliseconds longer together.
 */
export function divideMinutes(totalMs: bigint, values: readonly Centavos[]): bigint[] {
  const value = values.reduce((sum, one) => sum + one, 0n)
  return values.map((one) => (value === 0n ? totalMs : (totalMs * one + value - 1n) / value))
}

/**
 * What becomes a part of its own when free milliseconds of a pack are kept. What was spent stays with the rest; no
 * minute of the part is dearer, so it may be a little longer. Undefined: nothing else is left of the pack.
 */
export function keptPartOf(
  { value, totalMs, usedMs, spent }: Pick<MinutesGrant, 'value' | 'totalMs' | 'usedMs' | 'spent'>,
  ms: bigint,
): { value: Centavos; totalMs: bigint } | undefined {
  const restMs = totalMs - ms
  if (restMs === usedMs) return undefined
  const floor = portion(value, restMs, totalMs)
  const rest = spentOf({ value: floor, totalMs: restMs }, usedMs) < spent ? floor + 1n : floor
  const kept = value - rest
  return { value: kept, totalMs: value === 0n ? ms : most(ms, dividedUp(kept * totalMs, value)) }
}

/** Parts of one purchase that end together as one, as their owner sees them. In the order of the first parts. */
export function joinParts<
  P extends Pick<MinutesGrant, 'id' | 'expiresAt' | 'value' | 'totalMs' | 'usedMs' | 'reservedMs'>,
>(packs: readonly P[]): P[] {
  const purchases = new Map<string, P>()
  for (const part of packs) {
    const name = `${part.id} ${part.expiresAt.getTime()}`
    const one = purchases.get(name)
    const sum = (of: 'value' | 'totalMs' | 'usedMs' | 'reservedMs') => (one ? one[of] + part[of] : part[of])
    const joined = {
      value: sum('value'),
      totalMs: sum('totalMs'),
      usedMs: sum('usedMs'),
      reservedMs: sum('reservedMs'),
    }
    purchases.set(name, { ...(one ?? part), ...joined })
  }
  return [...purchases.values()]
}

/** A plan is extended at its end, once; others end. */
export const isExtendable = ({ kind, isRolledOver }: Pick<MinutesGrant, 'kind' | 'isRolledOver'>) =>
  kind === 'plan' && !isRolledOver

/** Whether what is left is lost at the end, and is no credit then. */
export const isLosable = (pack: Pick<MinutesGrant, 'kind' | 'isRolledOver'>) =>
  (pack.kind === 'plan' || pack.kind === 'subscription') && !isExtendable(pack)

/** Minutes for one consultation end with it. */
export const isSingleUse = ({ kind }: Pick<MinutesGrant, 'kind'>) => kind === 'single' || kind === 'welcome'

/** What becomes of all that is left of minutes, in the states of a grant; `extended`: they end later, once. */
export type Ending = 'clawed_back' | 'returned' | 'expired' | 'extended'

/**
 * What becomes of minutes now. `isOver`: they were for one consultation, which used some. Undefined: they stay, or wait
 * for whoever reserves some of them or for a bank.
 */
export function endingOf(pack: MinutesGrant, at: Date, isOver = false): Ending | undefined {
  const { kind, reservedMs, isLost, isFrozen, isRecalled, expiresAt } = pack
  if (isFrozen && !isLost) return undefined
  if (!isLost && !isRecalled && !isOver && expiresAt <= at && isExtendable(pack)) return 'extended'
  if (reservedMs > 0n || leftMs(pack) === 0n) return undefined
  if (isLost) return 'clawed_back'
  if (isRecalled || isOver) return 'returned'
  if (expiresAt > at) return undefined
  return kind === 'package' || kind === 'single' || kind === 'answers' ? 'returned' : 'expired'
}

type Part = Pick<MinutesGrant, 'grantId' | 'id' | 'personId'>

/** A journal about one part of a purchase of minutes, once. Nothing for promotional minutes. */
export function minutesJournal(
  { grantId, id }: Pick<Part, 'grantId' | 'id'>,
  kind: string,
  posting: Posting,
  key: string = kind,
): Journal[] {
  const subject = { kind: 'minutes', id, n: grantId } as const
  return posting.amount > 0n ? [{ key: `minutes:${grantId}:${key}`, kind, subject, postings: [posting] }] : []
}

/** Buys minutes with credit. */
export const minutesBoughtJournal = (part: Part & { paymentId?: string | null; value: Centavos }) =>
  minutesJournal(part, 'minutes_bought', {
    from: availableOf(part.personId),
    to: prepaidOf(part.personId),
    amount: part.value,
    of: part.paymentId ?? null,
  })

/**
 * What was paid for all that is left of minutes leaves with them: it becomes credit again, makes up for a part of what
 * the bank took, or is earned: minutes of a plan are lost after its month and one more.
 */
export function endingJournal(pack: MinutesGrant, ending: Exclude<Ending, 'extended'>): Journal[] {
  const { personId, paymentId } = pack
  const posting = { from: prepaidOf(personId), amount: pack.value - pack.spent }
  if (ending === 'clawed_back') return minutesJournal(pack, 'minutes_lost', { ...posting, to: DISPUTE_LOSS })
  if (ending === 'expired') return minutesJournal(pack, 'minutes_expired', { ...posting, to: SUBSCRIPTION_REVENUE })
  return minutesJournal(pack, 'minutes_returned', { ...posting, to: availableOf(personId), of: paymentId })
}

/** What is covered, as the subject of a journal. */
const COVERED = {
  consultation_cover: 'consultation',
  fee_cover: 'booking',
  question_cover: 'written_question',
} as const

/** What the consultant earns for all covered time, in centavos. */
export const coveredEarningsOf = (covers: readonly Pick<CoverEarnings, 'earned'>[]): Centavos =>
  covers.reduce((sum, { earned }) => sum + earned, 0n)

/**
 * Pays the consultant for covered time, once: their share of its `value`, the rest is commission; promotion cost pays
 * welcome minutes. `fee_cover`: only the fee of a booking; `question_cover`: an answer. Undefined: nothing to pay.
 */
export function coverageJournal(
  c: { id: string; clientId: string; consultantId: string },
  { value, covers }: { value: Centavos; covers: readonly CoverEarnings[] },
  kind: keyof typeof COVERED = 'consultation_cover',
): Journal | undefined {
  const promotion = covers.reduce((sum, cover) => sum + cover.promotion, 0n)
  const fromMinutes = coveredEarningsOf(covers) - promotion
  const postings: Posting[] = [
    { from: prepaidOf(c.clientId), to: toClearOf(c.consultantId), amount: fromMinutes },
    { from: PROMOTION_COST, to: toClearOf(c.consultantId), amount: promotion },
    { from: prepaidOf(c.clientId), to: COMMISSION, amount: value - fromMinutes },
  ].filter(({ amount }) => amount > 0n)
  const subject = { kind: COVERED[kind], id: c.id }
  return postings.length > 0 ? { key: `cover:${c.id}`, kind, subject, postings } : undefined
}
