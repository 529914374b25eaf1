import type { Sql } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import type { listMovements, listOwnProducts } from './contract.ts'
import { refuse } from './rules.ts'
import { findOwnProduct, listMovementsOf, listProducts, isVariant } from './sql.ts'

const SHOWN = 50

/** Fifty products by name, and the id of the last one when there are more. */
export async function readProducts(sql: Sql, { words = '', state, stock, after }: InputOf<typeof listOwnProducts>) {
  const rows = await listProducts(sql, { words, state, stock, after, most: SHOWN + 1 })
  const products = rows.slice(0, SHOWN)
  return { products, next: rows.length > SHOWN ? products.at(-1)!.id : null }
}

/** Refuses `not_found`. */
export async function readOwnProduct(sql: Sql, id: string) {
  const page = await findOwnProduct(sql, id)
  if (!page) throw refuse('not_found')
  return page
}

/** Fifty movements of a variant, the latest first, and the number of the last one when there are more. */
export async function readMovements(sql: Sql, { id, before }: InputOf<typeof listMovements>) {
  const rows = await listMovementsOf(sql, id, before, SHOWN + 1)
  if (rows.length === 0 && !(await isVariant(sql, id))) throw refuse('not_found')
  const movements = rows.slice(0, SHOWN)
  return { movements, next: rows.length > SHOWN ? movements.at(-1)!.seq : null }
}
