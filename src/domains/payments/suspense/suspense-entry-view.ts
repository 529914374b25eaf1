import type { SuspenseEntry } from './contract.ts'
import { allowedResolutions } from './rules.ts'
import type { EntryRow } from './sql.ts'

/** An entry as the team sees it. */
export const suspenseEntryView = (entry: EntryRow): SuspenseEntry => ({
  id: entry.id,
  gateway: entry.gateway,
  gatewayId: entry.gatewayId,
  reason: entry.reason,
  amountCents: entry.amount,
  currency: entry.currency,
  foundAt: entry.foundAt,
  payment: entry.payment && {
    id: entry.payment.id,
    description: entry.payment.description,
    askedCents: BigInt(entry.payment.asked),
  },
  person: entry.person && { name: entry.person.name, email: entry.person.email },
  resolutions: entry.resolvedAt ? [] : allowedResolutions(entry),
  decisions: entry.decisions.map((one) => ({ ...one, at: new Date(one.at) })),
})
