import { bonusWith } from '#domains/wallet/ui/bonus-with.ts'
import type { Bonus, Minutes } from '#domains/wallet/contract.ts'
import { coverableMs } from '#domains/wallet/ui/minutes/coverable-ms.ts'
import type { Centavos } from '#shared/money.ts'
import type { Consultation } from '../../contract.ts'
import { type AvailableFunds, canBegin, type LimitChoice, limitChoices, missingCredit } from './affordability.ts'

type Wallet = { availableCents: Centavos; bonuses: readonly Bonus[]; minutes: readonly Minutes[] }

/** What the form knows so far; undefined: not yet. */
type Known = {
  wallet: Wallet | undefined
  walletError: Error | null
  openConsultations: readonly Consultation[] | undefined
  isWelcome: boolean
  consultantId: string
  acceptsPackages: boolean
  pricePerMinute: Centavos
  at: Date
}

/** The reader's money for this consultation: `promotionalCents` is part of `spendableCents` and spent first. */
export type RequestFunds = AvailableFunds & { promotionalCents: Centavos }

export type RequestFormState =
  | { kind: 'failed'; error: Error }
  | { kind: 'loading' }
  | { kind: 'already_open'; consultation: Consultation }
  | { kind: 'welcome' }
  | { kind: 'insufficient'; funds: RequestFunds; missingCents: Centavos }
  | { kind: 'ready'; funds: RequestFunds; limits: readonly LimitChoice[] }

/**
 * Which of its states the form is in. An open consultation comes before everything, free minutes before the own money.
 */
export function requestFormState(known: Known): RequestFormState {
  const { wallet, walletError, openConsultations, isWelcome, consultantId, acceptsPackages, pricePerMinute, at } = known
  if (walletError) return { kind: 'failed', error: walletError }
  if (!wallet || !openConsultations) return { kind: 'loading' }
  const [open] = openConsultations
  if (open) return { kind: 'already_open', consultation: open }
  if (isWelcome) return { kind: 'welcome' }
  const promotionalCents = bonusWith(wallet.bonuses, consultantId)
  const funds = {
    spendableCents: wallet.availableCents + promotionalCents,
    promotionalCents,
    coveredMs: coverableMs(wallet.minutes, {
      consultantId,
      channel: 'chat',
      pricePerMinute,
      chatPricePerMinute: pricePerMinute,
      isWelcome: false,
      acceptsPackages,
      at,
    }),
  }
  return canBegin(funds, pricePerMinute)
    ? { kind: 'ready', funds, limits: limitChoices(funds.spendableCents, pricePerMinute) }
    : { kind: 'insufficient', funds, missingCents: missingCredit(funds, pricePerMinute) }
}
