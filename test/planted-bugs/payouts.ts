import type { PlantedBug } from './planted-bug.ts'

const DOMAIN = 'src/domains/payouts'
const caughtBy = [`${DOMAIN}/payouts.test.ts`]
const sequences = ['test/purchase-model/findings']

export const payoutBugs: PlantedBug[] = [
  {
    name: 'payouts: one that nobody knows about is sent again',
    edits: [
      {
        file: `${DOMAIN}/ask-bank.ts`,
        from: 'if (!found) return later()',
        to: 'if (!found) return sendAgain(context, payout)',
      },
    ],
    caughtBy,
  },
  {
    name: 'payouts: no lock while one is taken',
    edits: [
      {
        file: `${DOMAIN}/sql.ts`,
        from: 'from payouts o where o.id = ${id} for update`',
        to: 'from payouts o where o.id = ${id}`',
      },
    ],
    caughtBy,
  },
  {
    name: 'payouts: booked by the webhook and by the poll',
    edits: [
      {
        file: `${DOMAIN}/rules.ts`,
        from: "return told === 'returned' ? 'returned' : told === 'failed' ? 'contradiction' : 'nothing'",
        to: "return told === 'returned' ? 'returned' : told === 'failed' ? 'contradiction' : 'paid'",
      },
      {
        file: `${DOMAIN}/journals.ts`,
        from: 'key: `payout:${id}:paid`,',
        to: 'key: `payout:${id}:paid:${Math.random()}`,',
      },
    ],
    caughtBy,
  },
  {
    name: 'payouts: a document that was replaced is still paid',
    edits: [{ file: `${DOMAIN}/send-payouts.ts`, from: 'if (payee?.taxId !== payout.taxId) {', to: 'if (!payee) {' }],
    caughtBy,
  },
  {
    name: 'payouts: an account is charged twice in a week by changing the weekday',
    edits: [
      {
        file: `${DOMAIN}/pay-out-weekly.ts`,
        from: 'dayInSaoPaulo(at), known?.lastOn ?? null)',
        to: 'dayInSaoPaulo(at), null)',
      },
    ],
    caughtBy,
  },
  {
    name: 'payouts: a change of the document does not rest',
    edits: [
      {
        file: 'src/domains/consultants/tax-id/sql.ts',
        from: 'where h.consultant_id = c.id and h.stopped_at is null and h.rests_until > ${now}) as "restsUntil"',
        to: 'where h.consultant_id = c.id and false and h.rests_until > ${now}) as "restsUntil"',
      },
    ],
    caughtBy: ['src/domains/consultants/tax-id/tax-id.test.ts'],
  },
  {
    name: 'payouts: next earnings do not pay what is owed',
    edits: [
      {
        file: 'src/domains/wallet/earnings/clear-earnings.ts',
        from: 'await collectEarningsDebts(tx, personOf(to))',
        to: 'if (!personOf(to)) await collectEarningsDebts(tx, to)',
      },
    ],
    caughtBy: ['src/domains/claims/claims.test.ts'],
  },
  {
    name: 'payouts: what is given back after it has left is not owed',
    edits: [
      {
        file: 'src/domains/wallet/earnings/owe-earnings.ts',
        from: 'if (amount > taken) await',
        to: 'if (amount < taken) await',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'payouts: one that the bank refuses stays aside',
    edits: [
      {
        file: `${DOMAIN}/move-payout.ts`,
        from: "await postJournal(tx, state === 'failed' ? failedJournal(payout) : returnedJournal(payout))",
        to: "if (state !== 'failed') await postJournal(tx, returnedJournal(payout))",
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'payouts: earnings of somebody who paid by card clear early',
    edits: [
      {
        file: 'src/domains/wallet/earnings/rules.ts',
        from: 'isNew || isByCard',
        to: 'isNew',
      },
    ],
    caughtBy: sequences,
  },
]
