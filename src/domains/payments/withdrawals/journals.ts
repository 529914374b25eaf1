import { availableOf, BANK, type Journal, withdrawnOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type ByHand = { id: string; personId: string; byHand: Centavos }

/** Reserves the part that is transferred manually, so that it cannot be spent. */
export const withdrawalAskedJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `payout:${id}:asked`,
  kind: 'withdrawal_asked',
  postings: [{ from: availableOf(personId), to: withdrawnOf(personId), amount: byHand }],
})

/** The team has made the transfer. */
export const withdrawalPaidJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `payout:${id}:paid`,
  kind: 'withdrawal_paid',
  postings: [{ from: withdrawnOf(personId), to: BANK, amount: byHand }],
})

/** The transfer failed: credit again. */
export const withdrawalFailedJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `payout:${id}:failed`,
  kind: 'withdrawal_failed',
  postings: [{ from: withdrawnOf(personId), to: availableOf(personId), amount: byHand }],
})
