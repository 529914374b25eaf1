import { channelPercent } from '#shared/channel-price.ts'
import { commissionOf } from '#shared/commission.ts'
import { least, portion } from '#shared/money.ts'
import { coverEarnings } from '../cover-earnings.rules.ts'
import { ownPriceOf } from '../minutes/rules.ts'
import { countedLegs, countedMs } from './counted-legs.rules.ts'
import {
  ConsultationReceipt,
  PaymentReceipt,
  PayoutReceipt,
  QuestionReceipt,
  type ReceiptProof,
  RefundReceipt,
} from './contract.ts'

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export type Digest = (text: string) => Promise<string>

/** Before the first receipt of a chain. */
export const GENESIS_HASH = '0'.repeat(64)

/** Crockford's base 32: no I, L, O, U, so that a code can be read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BITS = 80n

/**
 * The printed code of a receipt: the first 80 bits of its hash, in four groups, so that the code proves the content.
 */
export function receiptCodeOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, Number(CODE_BITS) / 4)}`)
  let code = ''
  for (let left = CODE_BITS; left > 0n; left -= 5n) {
    code = LETTERS[Number(bits & 31n)] + code
    bits >>= 5n
  }
  return grouped(code)
}

const grouped = (code: string) => code.match(/.{4}/g)!.join('-')

/** Normalizes a typed code: any case, with or without dashes, O for 0, I or L for 1. Undefined: not a code. */
export function normalizeReceiptCode(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s–—-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? grouped(plain) : undefined
}

export type ReceiptContent = ConsultationReceipt | PaymentReceipt | PayoutReceipt | QuestionReceipt | RefundReceipt

/** Parses a receipt's text. Undefined: not a known kind. */
export function parseReceiptContent(text: string): ReceiptContent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const read = [ConsultationReceipt, QuestionReceipt, PaymentReceipt, RefundReceipt, PayoutReceipt]
      .map((form) => form.safeParse(value))
      .find(({ success }) => success)
    return read?.data
  } catch {
    return undefined
  }
}

export type CheckName =
  | 'hash'
  | 'code'
  | 'segments'
  | 'billed'
  | 'covered'
  | 'covered_time'
  | 'call_time'
  | 'legs'
  | 'leg_prices'
  | 'charged'
  | 'bonus'
  | 'commission'
  | 'fee'
  | 'fee_share'
  | 'fee_time'
  | 'split'
  | 'held'
  | 'refunded'
  | 'refunded_before_issue'
  | 'returned'
  | 'in_time'
  | 'parts'
/** One check: the value stated on the receipt, and the value computed from its parts. */
export type Check = { name: CheckName; holds: boolean; stated: string | bigint; computed: string | bigint }

/**
 * Computes everything on a receipt again from its text alone, and compares. Formulas: money-and-time.md, L9 and L11.
 */
export async function checkReceipt(
  { code, previous, content, hash }: Omit<ReceiptProof, 'refunds'>,
  digest: Digest,
): Promise<Check[]> {
  const computed = await digest(previous + content)
  const seal = [same('hash', hash, computed), same('code', code, receiptCodeOf(computed))]
  const read = parseReceiptContent(content)
  if (read?.kind === 'consultation') return [...seal, ...consultationChecksOf(read)]
  if (read?.kind === 'refund') return [...seal, ...refundChecksOf(read)]
  return read?.kind === 'question' ? [...seal, ...questionChecksOf(read)] : seal
}

const same = (name: CheckName, stated: string | bigint, computed: string | bigint): Check => ({
  name,
  holds: stated === computed,
  stated,
  computed,
})

const atMost = (name: CheckName, stated: bigint, most: bigint): Check => ({
  name,
  holds: stated >= 0n && stated <= most,
  stated,
  computed: most,
})

/**
 * What the consultant gets for covered time, of each pack: their share of what had been paid for it, at most of their
 * own price; of free first minutes that of the own price, up to R$ 2,99. The packs make up the covered time.
 */
function coveredChecks(r: ConsultationReceipt): Check[] {
  const {
    channel,
    pricePerMinuteCents: pricePerMinute,
    commissionBps = 0,
    coveredConsultantCents = 0n,
    covers = [],
  } = r
  const earnedFor = ({ usedMs, paidCents, promotionCents, channel: own }: (typeof covers)[number]) =>
    coverEarnings(
      { pricePerMinute: ownPriceOf({ channel: own ?? null }, { channel, pricePerMinute }), commissionBps },
      { pack: { kind: promotionCents > 0n ? 'welcome' : 'package' }, usedMs: BigInt(usedMs), value: paidCents },
    ).earned
  const isExact = covers.every((cover) => cover.consultantCents === earnedFor(cover))
  const computed = covers.reduce((sum, cover) => sum + earnedFor(cover), 0n)
  return [
    coveredTimeCheck(r),
    { ...same('covered', coveredConsultantCents, computed), holds: isExact && coveredConsultantCents === computed },
  ]
}

/** Used minutes make up the covered time. Of a call: in minutes of chat, rounded up once by less than 1.5 ms. */
function coveredTimeCheck(r: ConsultationReceipt): Check {
  const { channel, legs, feeMs = 0, covers = [] } = r
  const coveredMs = countedMs(r, BigInt(r.coveredMs ?? 0))
  if (!legs)
    return same('covered_time', coveredMs + BigInt(feeMs), BigInt(covers.reduce((sum, { usedMs }) => sum + usedMs, 0)))
  const weigh = (parts: readonly { channel: string; ms: bigint }[]) =>
    parts.reduce((sum, part) => sum + part.ms * channelPercent(part.channel), 0n)
  const due = weigh([
    ...legs.map((leg) => ({ channel: leg.channel, ms: countedMs(r, BigInt(leg.coveredMs)) })),
    { channel, ms: BigInt(feeMs) },
  ])
  const used = weigh(covers.map(({ channel: own = 'chat', usedMs }) => ({ channel: own, ms: BigInt(usedMs) })))
  return { name: 'call_time', stated: used / 100n, computed: due / 100n, holds: used >= due && used - due < 150n }
}

type Spans = readonly { ms: bigint; channel: string | undefined }[]

/**
 * The time of each channel is that of its segments, the covered part lies within it, and its price is made from the
 * agreed one, which is the highest.
 */
function legChecks(
  { channel, pricePerMinuteCents: pricePerMinute, coveredMs = 0, legs }: ConsultationReceipt,
  spans: Spans,
) {
  if (!legs) return []
  const of = (one: string) => spans.reduce((sum, span) => (span.channel === one ? sum + span.ms : sum), 0n)
  const sum = (name: 'billedMs' | 'coveredMs') => legs.reduce((all, leg) => all + BigInt(leg[name]), 0n)
  const isExact = legs.every((leg) => BigInt(leg.billedMs) === of(leg.channel) && leg.coveredMs <= leg.billedMs)
  const isOnce = new Set(legs.map((leg) => leg.channel)).size === legs.length
  const isWithin = legs.every((leg) => channelPercent(leg.channel) <= channelPercent(channel))
  const total = spans.reduce((all, { ms }) => all + ms, 0n)
  const prices = legs.map((leg) => ownPriceOf(leg, { channel, pricePerMinute })).join(' ')
  const time = same('legs', sum('billedMs'), total)
  const price = same('leg_prices', legs.map((leg) => leg.pricePerMinuteCents).join(' '), prices)
  return [
    { ...time, holds: time.holds && isExact && isOnce && sum('coveredMs') === BigInt(coveredMs) },
    { ...price, holds: price.holds && isWithin },
  ]
}

/** What the time that minutes do not cover costs: each channel by itself, each rounded down. */
function chargedCheck(r: ConsultationReceipt, billed: bigint): Check {
  const legs = countedLegs(r, billed)
  const costs = legs.map((leg) => portion(leg.pricePerMinuteCents, leg.paidMs, 60_000n))
  const check = same(
    'charged',
    r.chargedCents,
    costs.reduce((sum, cost) => sum + cost, 0n),
  )
  return { ...check, holds: check.holds && legs.every(({ chargedCents }, i) => chargedCents === costs[i]) }
}

/** The consultant earns by the price, at most what was paid; the platform keeps the rest. Formula: decision 45. */
function questionChecksOf(r: QuestionReceipt): Check[] {
  const share = r.priceCents - commissionOf(r.priceCents, r.commissionBps)
  const earned = least(r.chargedCents, share)
  return [
    {
      name: 'in_time',
      holds: r.askedAt < r.answeredAt && r.answeredAt < r.dueAt,
      stated: r.answeredAt,
      computed: r.dueAt,
    },
    same('parts', r.consultantCents, earned),
    same('commission', r.commissionCents, r.chargedCents - earned),
    same('split', r.chargedCents, r.consultantCents + r.commissionCents),
  ]
}

function consultationChecksOf(r: ConsultationReceipt): Check[] {
  const spans = r.segments.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const)
  const inOrder = spans.filter(
    ([from, to], i) =>
      from < to && from >= (spans[i - 1]?.[1] ?? Date.parse(r.startedAt)) && to <= Date.parse(r.endedAt),
  )
  const lengths = r.segments.map(({ channel }, i) => ({ channel, ms: BigInt(spans[i]![1] - spans[i]![0]) }))
  const billed = lengths.reduce((sum, { ms }) => sum + ms, 0n)
  const charged = chargedCheck(r, billed)
  const commission =
    r.commissionBps === undefined
      ? BigInt(charged.computed) - r.consultantCents
      : commissionOf(BigInt(charged.computed), r.commissionBps)
  return [
    same('segments', BigInt(spans.length), BigInt(inOrder.length)),
    same('billed', BigInt(r.billedMs), billed),
    ...legChecks(r, lengths),
    ...(r.coveredMs || r.feeMs ? coveredChecks(r) : []),
    charged,
    ...(r.promotionalCents ? [atMost('bonus', r.promotionalCents, r.chargedCents)] : []),
    same('commission', r.commissionCents, commission),
    same('split', r.chargedCents, r.commissionCents + r.consultantCents),
    ...feeChecksOf(r, billed),
    same('held', r.heldCents, r.chargedCents + (r.feeCents ?? 0n) + r.releasedCents),
    atMost('refunded_before_issue', r.refundedCents, r.chargedCents),
  ]
}

/** A fee makes up what was charged to so many minutes, as far as they were reserved, and is shared like it. */
function feeChecksOf(r: ConsultationReceipt, billed: bigint): Check[] {
  const {
    feeCents: fee,
    feeMs,
    feeMinutes = 0,
    feeCommissionCents = 0n,
    pricePerMinuteCents,
    heldCents,
    chargedCents,
  } = r
  if (feeMs) return [atMost('fee_time', BigInt(feeMs), BigInt(feeMinutes) * 60_000n - countedMs(r, billed))]
  if (!fee) return []
  const minutes = pricePerMinuteCents * BigInt(feeMinutes)
  return [
    same('fee', fee, least(minutes, heldCents) - chargedCents),
    same('fee_share', feeCommissionCents, commissionOf(fee, r.commissionBps ?? 0)),
  ]
}

const refundChecksOf = (r: RefundReceipt): Check[] => [
  same('returned', r.refundedCents, r.toCreditCents + r.toBonusCents),
  atMost('refunded', r.refundedBeforeCents + r.refundedCents, r.refundableCents),
]
