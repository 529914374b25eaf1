import { availableOf, BANK, type Journal, withdrawnOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type ByHand = { id: string; personId: string; byHand: Centavos }

/** Reserves the part that is transferred manually, so that it cannot be spent. */
export const withdrawalAskedJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `withdrawal:${id}:asked`,
  subject: { kind: 'withdrawal', id },
  kind: 'withdrawal_asked',
  postings: [{ from: availableOf(personId), to: withdrawnOf(personId), amount: byHand, sparesBonus: true }],
})

/** The team has made the transfer. */
export const withdrawalPaidJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `withdrawal:${id}:paid`,
  subject: { kind: 'withdrawal', id },
  kind: 'withdrawal_paid',
  postings: [{ from: withdrawnOf(personId), to: BANK, amount: byHand }],
})

/** The transfer failed: credit again. */
export const withdrawalFailedJournal = ({ id, personId, byHand }: ByHand): Journal => ({
  key: `withdrawal:${id}:failed`,
  subject: { kind: 'withdrawal', id },
  kind: 'withdrawal_failed',
  postings: [{ from: withdrawnOf(personId), to: availableOf(personId), amount: byHand }],
})
