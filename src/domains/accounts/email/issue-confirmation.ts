import type { Tx } from '#platform/db.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { CONFIRMATION_VALID_FOR_MS } from './rules.ts'
import { insertConfirmation } from './sql.ts'

type Issue = {
  personId: string
  email: string
  isChange?: boolean
  /** The correction of the team that the link makes true. */
  correctionId?: string
  now: Date
}

/** A token that confirms this address of a person, once and for 24 hours; for the mail of the same transaction. */
export async function issueConfirmation(
  tx: Tx,
  { isChange = false, correctionId, now, ...to }: Issue,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + CONFIRMATION_VALID_FOR_MS)
  await insertConfirmation(tx, {
    tokenHash: hashOfToken(token),
    ...to,
    isChange,
    correctionId: correctionId ?? null,
    createdAt: now,
    expiresAt,
  })
  return token
}
