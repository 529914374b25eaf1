import { actOnDraw, keepReading, openDraw } from '#domains/oracles/index.ts'
import type { Db } from '#platform/db.ts'

/** A table that is open: whoever has its address may act there. */
export async function addDraw(db: Db, now: Date): Promise<string> {
  const { id } = await openDraw(db, {
    id: crypto.randomUUID(),
    kind: 'runas',
    layout: 'uma-runa',
    reversals: false,
    address: '200.0.0.1',
    now,
  })
  return id
}

/** A finished draw that this person keeps, with its question. */
export async function addReading(db: Db, personId: string, question: string, now: Date): Promise<string> {
  const id = await addDraw(db, now)
  await actOnDraw(db, {
    id,
    after: 1,
    acts: [
      { type: 'shuffle', gesture: 'brisa' },
      { type: 'choose', place: 0, position: 3 },
    ],
    now,
  })
  await keepReading(db, { id, personId, question, shared: false, now })
  return id
}
