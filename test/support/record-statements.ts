import type { Db } from '#platform/db.ts'

/** The statements that `act` sends through this pool, `begin` and `commit` among them, in order. */
export async function recordStatements(db: Db, act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  db.options.debug = (_connection, text) => sent.push(text.replace(/\s+/g, ' ').trim())
  try {
    await act()
  } finally {
    db.options.debug = false
  }
  return sent
}
