import type { QueueCase } from './contract.ts'
import type { CaseRow } from './sql.ts'

const instantOf = (text: string | null) => (text === null ? null : new Date(text))

export const caseView = ({ amount, since, dueAt, snoozedUntil, ...row }: CaseRow): QueueCase => ({
  ...row,
  amountCents: amount === null ? null : BigInt(amount),
  since: new Date(since),
  dueAt: new Date(dueAt),
  snoozedUntil: instantOf(snoozedUntil),
})
