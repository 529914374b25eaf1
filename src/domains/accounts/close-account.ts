import type { Sql, Tx } from '#platform/db.ts'
import { isHeld } from './legal-holds/sql.ts'
import { revokeOldAccess } from './passwords/revoke-old-access.ts'
import { forgetAbout } from './proposals/sql.ts'
import { lockPersonToClose, readAccountData, recordClosed } from './profile/sql.ts'

/**
 * What one domain keeps about a person: what has to be settled before the account closes (in a few Portuguese words
 * each), what the person can take along, by Portuguese names, and how it is erased. Decision 84 lists all of it.
 */
export type PersonalData = {
  unsettled?: (sql: Sql, personId: string) => Promise<string[]>
  read?: (sql: Sql, personId: string) => Promise<Record<string, unknown>>
  erase?: (tx: Tx, closing: { personId: string; email: string; at: Date }) => Promise<unknown>
}

/**
 * Closes an account, in the caller's transaction: every domain erases its part, sessions end, and the row stays without
 * name, address or password. Answers what has to be settled first; then nothing changed. Closing a closed one changes
 * nothing.
 */
export async function closeAccount(
  tx: Tx,
  parts: readonly PersonalData[],
  { personId, at }: { personId: string; at: Date },
): Promise<string[]> {
  const person = await lockPersonToClose(tx, personId)
  if (!person || person.closedAt) return []
  const unsettled = new Set(person.role === 'admin' ? ['é uma conta da equipe'] : [])
  if (await isHeld(tx, personId)) unsettled.add('uma guarda que a lei manda: por ora nada pode ser apagado')
  for (const part of parts) for (const words of (await part.unsettled?.(tx, personId)) ?? []) unsettled.add(words)
  if (unsettled.size > 0) return [...unsettled]
  const { id, email } = person
  for (const part of parts) await part.erase?.(tx, { personId, email, at })
  await revokeOldAccess(tx, { person: { id, email }, device: undefined, now: at })
  await forgetAbout(tx, personId, at)
  await recordClosed(tx, personId, at)
  return []
}

/** What a person can take along, from all domains. */
export async function readPersonalData(sql: Sql, parts: readonly PersonalData[], personId: string) {
  const read = await Promise.all(parts.flatMap((part) => part.read?.(sql, personId) ?? []))
  return Object.assign(await readAccountData(sql, personId), ...read) as Record<string, unknown>
}
