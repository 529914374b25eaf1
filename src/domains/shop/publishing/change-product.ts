import { type Recorded, recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { refuse } from './rules.ts'
import { lockProduct } from './sql.ts'

/** Who of the team acts, and by which clock. */
export type Acting = { by: string; clock: Clock }

type Act = { kind: `shop.${string}`; detail?: string; before?: Recorded; after: Recorded }
type Product = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/**
 * One change of a product: nobody else changes it meanwhile, the log has it, and pages hear of it. `change` answers
 * what to record; undefined: nothing changed. Refuses `not_found`.
 */
export const changeProduct = (
  db: Db,
  { by, clock }: Acting,
  id: string,
  change: (tx: Tx, product: Product, at: Date) => Promise<Act | undefined>,
) =>
  inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, id)
    if (!product) throw refuse('not_found')
    const at = await clock(tx)
    const act = await change(tx, product, at)
    if (!act) return
    await recordSecurityEvent(tx, { ...act, actorId: by, at })
    await announce(tx, productOffered(product.slug))
  })
