type Spendable = { kind: 'minutes' | 'bonus' | 'credit'; endsAt: Date | null; grantId: bigint }

const KINDS = ['minutes', 'bonus', 'credit']
const endOf = ({ endsAt }: Spendable) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * In which order what a person holds is spent, of all that serves: what ends first, minutes and bonus before credit,
 * the oldest first. `record_grant_uses` takes in the same order.
 */
export function byBurnDown(a: Spendable, b: Spendable): number {
  const [endA, endB] = [endOf(a), endOf(b)]
  if (endA !== endB) return endA < endB ? -1 : 1
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.grantId < b.grantId ? -1 : 1)
}
