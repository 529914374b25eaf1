import { BANK, earningsOf, inPayoutOf, type Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type Moved = { id: string; consultantId: string; amount: Centavos }

/** Takes the money aside, so that nothing else can. */
export const askedJournal = ({ id, consultantId, amount }: Moved): Journal => ({
  key: `payout:${id}:asked`,
  subject: { kind: 'payout', id },
  kind: 'payout_asked',
  postings: [{ from: earningsOf(consultantId), to: inPayoutOf(consultantId), amount }],
})

/** It is in the consultant's bank. */
export const paidJournal = ({ id, consultantId, amount }: Moved): Journal => ({
  key: `payout:${id}:paid`,
  subject: { kind: 'payout', id },
  kind: 'payout_paid',
  postings: [{ from: inPayoutOf(consultantId), to: BANK, amount }],
})

/** It never left: available again. */
export const failedJournal = ({ id, consultantId, amount }: Moved): Journal => ({
  key: `payout:${id}:failed`,
  subject: { kind: 'payout', id },
  kind: 'payout_failed',
  postings: [{ from: inPayoutOf(consultantId), to: earningsOf(consultantId), amount }],
})

/** The receiving bank gave it back: available again. */
export const returnedJournal = ({ id, consultantId, amount }: Moved): Journal => ({
  key: `payout:${id}:returned`,
  subject: { kind: 'payout', id },
  kind: 'payout_returned',
  postings: [{ from: BANK, to: earningsOf(consultantId), amount }],
})
