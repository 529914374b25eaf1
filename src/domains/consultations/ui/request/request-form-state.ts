import type { Allowance } from '#domains/limits/ui/tightest-allowance.ts'
import { bonusWith } from '#domains/wallet/ui/bonus-with.ts'
import type { Bonus, Minutes } from '#domains/wallet/contract.ts'
import { coverableMs } from '#domains/wallet/ui/minutes/coverable-ms.ts'
import type { Centavos } from '#shared/money.ts'
import type { LiveChannel } from '../../calls/rules.ts'
import type { Consultation } from '../../contract.ts'
import { type AvailableFunds, canBegin, type LimitChoice, limitChoices, missingCredit } from './affordability.ts'

/** The page of a request to somebody, by this channel. */
export const requestPath = (consultantId: string, channel: LiveChannel) =>
  channel === 'chat' ? `/chat/${consultantId}` : `/chat/${consultantId}?canal=${channel}`

type Wallet = { availableCents: Centavos; bonuses: readonly Bonus[]; minutes: readonly Minutes[] }

/** What the form knows so far; undefined: not yet. */
type Known = {
  wallet: Wallet | undefined
  walletError: Error | null
  openConsultations: readonly Consultation[] | undefined
  isWelcome: boolean
  /** What the own limits leave; undefined: none is set. */
  allowance: Allowance | undefined
  consultantId: string
  acceptsPackages: boolean
  channel: LiveChannel
  /** On that channel, and by chat. */
  pricePerMinute: Centavos
  chatPricePerMinute: Centavos
  at: Date
}

/**
 * The reader's money for this consultation: `promotionalCents` is part of `spendableCents` and spent first, and
 * `allowance` leaves less than that.
 */
export type RequestFunds = AvailableFunds & { promotionalCents: Centavos; allowance: Allowance | undefined }

/** How much of it the own limits leave, in centavos. */
export const usableOf = ({ spendableCents, allowance }: Pick<RequestFunds, 'spendableCents' | 'allowance'>): Centavos =>
  allowance?.leftCents ?? spendableCents

export type RequestFormState =
  | { kind: 'failed'; error: Error }
  | { kind: 'loading' }
  | { kind: 'already_open'; consultation: Consultation }
  | { kind: 'welcome' }
  | { kind: 'insufficient'; funds: RequestFunds; missingCents: Centavos }
  | { kind: 'ready'; funds: RequestFunds; limits: readonly LimitChoice[] }

/**
 * Which of its states the form is in. An open consultation comes before everything, free minutes (of chat) before the
 * own money.
 */
export function requestFormState(known: Known): RequestFormState {
  const { wallet, walletError, openConsultations, isWelcome, consultantId, acceptsPackages, channel, at } = known
  const { pricePerMinute, chatPricePerMinute, allowance } = known
  if (walletError) return { kind: 'failed', error: walletError }
  if (!wallet || !openConsultations) return { kind: 'loading' }
  const [open] = openConsultations
  if (open) return { kind: 'already_open', consultation: open }
  if (isWelcome && channel === 'chat') return { kind: 'welcome' }
  const promotionalCents = bonusWith(wallet.bonuses, consultantId)
  const spendableCents = wallet.availableCents + promotionalCents
  const funds = {
    spendableCents,
    promotionalCents,
    allowance: allowance && allowance.leftCents < spendableCents ? allowance : undefined,
    coveredMs: coverableMs(wallet.minutes, {
      consultantId,
      channel,
      pricePerMinute,
      chatPricePerMinute,
      isWelcome: false,
      acceptsPackages,
      at,
    }),
  }
  return canBegin(funds, pricePerMinute)
    ? { kind: 'ready', funds, limits: limitChoices(usableOf(funds), pricePerMinute) }
    : { kind: 'insufficient', funds, missingCents: missingCredit(funds, pricePerMinute) }
}
