import { randomBytes } from 'node:crypto'
import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { serverHashes } from './server-hashes.ts'
import { DRAWS_PER_NETWORK, LAYOUTS, type Terms } from './rules.ts'
import * as sql from './sql.ts'

const SEED_BYTES = 32

/** A seed of 256 random bits, with what is shown of it before anybody shuffles. */
export async function newSeed() {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  return { seed, commitment: await serverHashes.digest(seed) }
}

/**
 * Opens a draw and commits the platform to a seed of 256 random bits. Refuses a layout of another oracle, other terms
 * under a known id, and too many draws from one network.
 */
export async function openDraw(
  db: Db,
  { id, address, now, ...terms }: Terms & { id: string; address: string; now: Date },
): Promise<sql.DrawRow> {
  if (LAYOUTS[terms.layout].kind !== terms.kind) throw refuse('layout_of_other_oracle')
  await spendAttempt(db, DRAWS_PER_NETWORK, networkOf(address), now)
  const { seed, commitment } = await newSeed()
  return inTransaction(db, async (tx) => {
    const isNew = await sql.insertDraw(tx, { id, ...terms, seed, at: now })
    if (isNew)
      await sql.insertEvents(tx, { drawId: id, after: 0, events: [{ type: 'committed', commitment }], at: now })
    const draw = await sql.findDraw(tx, id)
    if (!draw) throw refuse('draw_not_found')
    if (draw.kind !== terms.kind || draw.layout !== terms.layout || draw.reversals !== terms.reversals)
      throw refuse('draw_id_reused')
    return draw
  })
}
