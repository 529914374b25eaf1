import type { Tx } from '#platform/db.ts'

/** False: there is no such consultant. */
export async function recordWelcome(tx: Tx, consultantId: string, on: boolean) {
  const { count } = await tx`update consultants set accepts_welcome = ${on} where id = ${consultantId}`
  return count === 1
}
