import { type Allowance, leavesNothing } from '#domains/limits/rules.ts'
import { limitsOf } from '#domains/limits/ui/tightest-allowance.ts'
import type { SelfCare } from '#domains/limits/contract.ts'
import type { SpendableWith } from '#domains/wallet/spendable.rules.ts'
import type { Centavos } from '#shared/money.ts'
import { shortfallReason } from '../../billing/coverage.rules.ts'
import type { LiveChannel } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { type LimitChoice, limitChoices, missingCredit } from './affordability.ts'

/** The page of a request to somebody, by this channel. */
export const requestPath = (consultantId: string, channel: LiveChannel) =>
  channel === 'chat' ? `/chat/${consultantId}` : `/chat/${consultantId}?canal=${channel}`

/** The reader's money for this consultation. */
export type RequestFunds = SpendableWith<Allowance>

/** What the form knows so far; undefined: not yet. */
type Known = {
  funds: RequestFunds | undefined
  fundsError: Error | null
  openConsultations: readonly Consultation[] | undefined
  isWelcome: boolean
  /** Undefined: nothing is known of own limits, or there are none. */
  selfCare: SelfCare | undefined
  channel: LiveChannel
  pricePerMinute: Centavos
}

export type RequestFormState =
  | { kind: 'failed'; error: Error }
  | { kind: 'loading' }
  | { kind: 'already_open'; consultation: Consultation }
  | { kind: 'on_break' }
  | { kind: 'limited'; funds: RequestFunds }
  | { kind: 'welcome' }
  | { kind: 'insufficient'; funds: RequestFunds; missingCents: Centavos }
  | { kind: 'ready'; funds: RequestFunds; limits: readonly LimitChoice[] }

/**
 * Which of its states the form is in, by the rules of the verb that takes the request. An open consultation comes
 * before everything, then a break and an own limit that leaves nothing, then free minutes (of chat), then own money.
 */
export function requestFormState(known: Known): RequestFormState {
  const { funds, fundsError, openConsultations, isWelcome, selfCare, channel, pricePerMinute } = known
  if (fundsError) return { kind: 'failed', error: fundsError }
  if (!funds || !openConsultations) return { kind: 'loading' }
  const [open] = openConsultations
  if (open) return { kind: 'already_open', consultation: open }
  if (selfCare?.onBreak) return { kind: 'on_break' }
  const { spendingLimit, ofPeriods } = selfCare ? limitsOf(selfCare) : { spendingLimit: null, ofPeriods: undefined }
  const allowance = ofPeriods?.leftCents
  if (leavesNothing(allowance)) return { kind: 'limited', funds }
  if (isWelcome && channel === 'chat') return { kind: 'welcome' }
  const { moneyCents: money, usableCents, coveredMs } = funds
  switch (shortfallReason({ pricePerMinute, coveredMs: BigInt(coveredMs), money, spendingLimit, allowance })) {
    case 'limit_too_low':
    case 'own_limit_too_low':
      return { kind: 'limited', funds }
    case 'not_enough_balance':
      return { kind: 'insufficient', funds, missingCents: missingCredit(funds, pricePerMinute) }
    case undefined:
      return { kind: 'ready', funds, limits: limitChoices(usableCents, pricePerMinute) }
  }
}
