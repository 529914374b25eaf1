import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Tx } from '#platform/db.ts'

type TeamAct = {
  kind: `shipments.${string}`
  by: string
  /** Whose order it is. */
  personId: string
  /** The parcel or return. */
  subjectId: string
  before: Record<string, string | null>
  after: Record<string, string | null>
  at: Date
}

/** Writes down what somebody of the team did. Refuses what is their own case: nothing of it stays. */
export async function recordTeamAct(tx: Tx, { by, personId, ...act }: TeamAct) {
  forbidSelfDecision(by, personId)
  await recordSecurityEvent(tx, { ...act, actorId: by, personId })
}
