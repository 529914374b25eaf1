import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export { coverEarnings, type CoverTerms } from './cover-earnings.rules.ts'
export { bonusLeaving, type PurchaseBonus, spentOfBonus } from './purchase-bonus.rules.ts'

export const refuse = refusals('wallet', {
  insufficient_funds: [402, 'Saldo insuficiente. Adicione créditos para continuar.'],
  already_posted: [409, 'Esta operação já foi registrada.'],
  key_reused: [409, 'Esta operação já foi registrada com outros valores.'],
  minutes_not_found: [404, 'Não encontramos estes minutos.'],
  minutes_in_use: [409, 'Estes minutos estão sendo usados em uma conversa. Termine-a e tente de novo.'],
  minutes_frozen: [409, 'A compra destes minutos está em contestação no banco. Eles esperam pela decisão.'],
  bonus_not_found: [404, 'Não encontramos este bônus.'],
  bonus_in_use: [
    409,
    'Uma parte deste bônus está reservada em uma conversa ou consulta marcada. Espere que ela termine e tente de novo.',
  ],
})

/**
 * Where minutes come from. `single` minutes are for one consultation; `welcome` minutes are promotional; of `answers`,
 * each stands for an answer by message of one consultant.
 */
export const MINUTES_KINDS = ['package', 'plan', 'subscription', 'single', 'welcome', 'answers'] as const
export type MinutesKind = (typeof MINUTES_KINDS)[number]

/**
 * `amount` centavos (> 0) move. `with`: on whom bonus is spent. `of`: the payment whose credit leaves first, or that
 * brings it. `act`: what takes credit or gives it back, else the journal's subject.
 */
export type Posting = {
  from: string
  to: string
  amount: Centavos
  with?: string
  of?: string | null
  act?: string
  /** Credit without a bonus leaves first, and no gift. */
  sparesBonus?: boolean
  /** What comes back of bonus serves until then at least. */
  until?: Date | undefined
}
/** What a journal can be about. Each has ids of its own; a booked room has the id of its booking. */
export type SubjectKind =
  | 'consultation'
  | 'booking'
  | 'written_question'
  | 'order'
  | 'subscription'
  | 'payment'
  /** A refund of a payment by the bank: the id of the payment, and which refund of it. */
  | 'payment_refund'
  /** A case of a payment at the bank: the id of the payment, and which case of it. */
  | 'dispute'
  /** A charge that belongs to no payment: its id at the gateway. */
  | 'unmatched_charge'
  | 'suspense_entry'
  | 'withdrawal'
  | 'payout'
  /** One part of a purchase of minutes. */
  | 'minutes'
  | 'bonus'
  /** What a client owes, and what a consultant does. The number is what is paid of it now, in centavos. */
  | 'debt'
  | 'earnings_debt'

/** `n`: which one of the subject, when each is a line of a statement of its own: a month, a refund, a case. */
export type JournalSubject = { kind: SubjectKind; id: string; n?: number | bigint | undefined }

/**
 * One act. `kind` is what was done, and `subject` to what. The key is of both and unique for ever, so that repeating it
 * changes nothing; nobody reads anything out of it (decision 160).
 */
export type Journal = { key: string; kind: string; subject: JournalSubject; postings: Posting[] }

/** What a client may spend. */
export const availableOf = (personId: string) => `client:${personId}:available`
/** What a client reserved for open consultations and questions. */
export const reservedOf = (personId: string) => `client:${personId}:reserved`
/** What a client's own credit will pay of orders that wait for their payment. */
export const orderedOf = (personId: string) => `client:${personId}:ordered`
/** What a client put aside for bookings. */
export const bookedOf = (personId: string) => `client:${personId}:booked`
/** Bonus of a client: spent first, never paid out. */
export const promotionalOf = (personId: string) => `client:${personId}:promotional`
/** What a client paid for minutes that are not used yet. */
export const prepaidOf = (personId: string) => `client:${personId}:prepaid`
/** Client credit that is being paid out manually to their bank. */
export const withdrawnOf = (personId: string) => `client:${personId}:in_payout`
/** What a consultant earned and has not cleared yet (earnings/rules.ts). */
export const toClearOf = (consultantId: string) => `consultant:${consultantId}:to_clear`
/** What a consultant may ask to be paid. */
export const earningsOf = (consultantId: string) => `consultant:${consultantId}:available`
/** What is being paid out to a consultant's bank. */
export const inPayoutOf = (consultantId: string) => `consultant:${consultantId}:in_payout`

/** Whose account this is. */
export const personOf = (account: string) => account.split(':')[1]!

export const COMMISSION = 'platform:commission'
export const GATEWAY = 'platform:gateway'
export const BANK = 'platform:bank'
export const SHOP_REVENUE = 'platform:shop_revenue'
export const SUBSCRIPTION_REVENUE = 'platform:subscription_revenue'
export const PROMOTION_COST = 'platform:promotion_cost'
export const DISPUTE_LOSS = 'platform:dispute_loss'
export const SUSPENSE = 'platform:suspense'
/** What was paid for gift cards that nobody has redeemed. */
export const GIFT_CARDS = 'platform:gift_cards'

/**
 * All accounts of a person that hold money, as client and as consultant. Prepaid minutes are left out: they are counted
 * in minutes.
 */
export const accountsOf = (personId: string) =>
  [availableOf, reservedOf, orderedOf, bookedOf, promotionalOf, toClearOf, earningsOf, inPayoutOf].map((of) =>
    of(personId),
  )

/** Recalled minutes that became credit, in centavos. */
export type RecalledMinutes = { grantId: bigint; personId: string; title: string; returned: Centavos }

/** Whose credit a refund gives back for minutes, in centavos: the purchase that used it, and the payment it was of. */
export type RefundedMinutes = { act: string; of: string | null; amount: Centavos }

/** What a person may spend, in centavos: own credit and bonus. */
export type Spendable = { available: Centavos; promotional: Centavos }

export type PostingOutcome = 'posted' | 'already_posted' | 'insufficient_funds' | 'key_reused'

/** Throws the refusal of a journal that did not move money. */
export function assertPosted(outcome: PostingOutcome) {
  if (outcome !== 'posted') throw refuse(outcome)
}
