import { expect } from 'vitest'
import type { Db } from '#platform/db.ts'

/**
 * The facts announced to this person during `work`, in order. That the list of notices changed is left out: it goes
 * along with many acts, and has tests of its own.
 */
export async function factsDuring(db: Db, personId: string, work: () => Promise<unknown>): Promise<{ type: string }[]> {
  const facts: unknown[] = []
  const { unlisten } = await db.listen('facts', (payload) => void facts.push(JSON.parse(payload)))
  await work()
  await db`select pg_notify('facts', '"end"')`
  await expect.poll(() => facts.at(-1)).toBe('end')
  await unlisten()
  return facts
    .filter((one) => (one as { topic?: string }).topic === `person:${personId}`)
    .map((one) => (one as { fact: { type: string } }).fact)
    .filter(({ type }) => type !== 'notices_changed')
}
