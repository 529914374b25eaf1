/** What one run did, and what came out wrong. */
export type StressCounts = {
  seed: number
  payments: number
  deliveries: number
  forged: number
  credited: number
  refunds: number
  disputes: number
  suspended: number
  /** What only reconciliation found because webhooks were lost; and what still differed after it. */
  healed: number
  differing: number
  lost: number
  doubled: number
  violations: string[]
  /** What people spent, in centavos. */
  spent: Map<string, bigint>
}
