import type { Centavos } from '#shared/money.ts'
import { lastingMsFor } from '#shared/whole-seconds.ts'
import { canCover, coverageMs, type CoverageRequest } from './minutes/rules.ts'
import { withinLimits } from './within-limits.rules.ts'

type BonusLeft = {
  leftCents: Centavos
  /** The consultant with whom it is not to be spent: they pay for it. */
  notWithId: string | null
}

type MinutesLeft = {
  kind: Parameters<typeof canCover>[0]['kind']
  valueCents: Centavos
  totalMs: number
  leftMs: number
  ceilingCents: Centavos | null
  consultantId: string | null
  channel: string | null
  expiresAt: Date
}

/** What somebody has, as `GET /api/wallet` answers it. */
export type Purse = { availableCents: Centavos; bonuses: readonly BonusLeft[]; minutes: readonly MinutesLeft[] }

/** A conversation that could be paid: with whom, by which channel, at which price per minute, and when. */
export type ConsultationTerms = Omit<CoverageRequest, 'isWelcome' | 'consultantId'> & {
  /** Undefined: with nobody in particular, so that nothing bound serves. */
  consultantId: string | undefined
  /** It runs already. */
  goesOn?: boolean
}

/** What an own limit still leaves, in centavos. */
export type Bound = { leftCents: Centavos }

const sumOf = (bonuses: readonly BonusLeft[]) => bonuses.reduce((sum, { leftCents }) => sum + leftCents, 0n)

/**
 * The one figure "disponível", in centavos: own credit and the bonus that serves with anybody. What is bound to some
 * consultants or channels stands beside it and is never added: bonus that one of them paid for, and minutes.
 */
export const spendableOf = ({ availableCents: ownCents, bonuses, minutes }: Purse) => {
  const bonusCents = sumOf(bonuses.filter(({ notWithId }) => notWithId === null))
  return {
    availableCents: ownCents + bonusCents,
    ownCents,
    bonusCents,
    boundBonusCents: sumOf(bonuses) - bonusCents,
    boundMinutesMs: minutes.reduce((sum, { leftMs }) => sum + leftMs, 0),
  }
}

/**
 * What pays a bill, in centavos. With a consultant: also bonus, as `bonusCents`, and what of it does not serve there.
 * Without one: own credit alone, and `bonusCents` stays as it is.
 */
export function spendableFor(purse: Purse, consultantId: string | undefined) {
  const { availableCents, ownCents, bonusCents } = spendableOf(purse)
  if (consultantId === undefined) return { availableCents, cents: ownCents, bonusCents, elsewhereCents: 0n }
  const elsewhereCents = sumOf(purse.bonuses.filter(({ notWithId }) => notWithId === consultantId))
  const here = sumOf(purse.bonuses) - elsewhereCents
  return { availableCents, cents: ownCents + here, bonusCents: here, elsewhereCents }
}

/** Milliseconds of a conversation that these minutes would cover, by the rule that reserves them. */
const coverableMs = (minutes: readonly MinutesLeft[], request: CoverageRequest) =>
  minutes
    .filter(({ valueCents, totalMs, ceilingCents, ...terms }) =>
      canCover({ ...terms, value: valueCents, totalMs: BigInt(totalMs), ceiling: ceilingCents }, request),
    )
    .reduce((sum, pack) => sum + coverageMs(pack, pack.leftMs, request.channel), 0)

/**
 * What somebody can spend on a conversation, and how long that lasts: minutes that fit, then money, the bonus that
 * serves there included, at most what an own limit leaves. `limit` is set only where it is the shorter one.
 */
export function spendableWith<L extends Bound>(
  purse: Purse,
  { consultantId, goesOn, ...terms }: ConsultationTerms,
  allowance?: L,
) {
  const all = spendableOf(purse)
  const bound = purse.bonuses.filter(({ notWithId }) => notWithId !== null && notWithId !== consultantId)
  const bonusHereCents = consultantId === undefined ? 0n : sumOf(bound)
  const moneyCents = all.availableCents + bonusHereCents
  const usableCents = withinLimits(moneyCents, allowance?.leftCents)
  const request = { ...terms, consultantId: consultantId ?? '', isWelcome: false }
  const coveredMs = consultantId === undefined ? 0 : coverableMs(purse.minutes, request)
  // An own limit that leaves nothing closes new conversations, also those that minutes would pay.
  const isClosed = allowance?.leftCents === 0n && !goesOn
  return {
    ...all,
    /** Bound bonus that serves here, and the rest of it, which does not. */
    bonusHereCents,
    bonusElsewhereCents: all.boundBonusCents - bonusHereCents,
    moneyCents,
    usableCents,
    coveredMs,
    lastingMs: isClosed ? 0 : coveredMs + lastingMsFor(usableCents, terms.pricePerMinute),
    limit: usableCents < moneyCents || isClosed ? allowance : undefined,
  }
}
export type SpendableWith<L extends Bound = Bound> = ReturnType<typeof spendableWith<L>>
