import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { ObjectPage, ObjectWithPage } from './contract.ts'
import { factsOf } from './facts.rules.ts'
import { findObject } from './rows.sql.ts'

/** The page of one object. Refuses `not_found`. */
export async function readObject(sql: Sql, kind: ObjectWithPage, id: string): Promise<ObjectPage> {
  const row = await findObject(sql, kind, id)
  if (!row) throw refuse('not_found')
  const { title, state, client, consultant } = row
  return {
    id,
    title,
    state,
    people: [
      ...(client ? [{ as: 'Cliente', ...client }] : []),
      ...(consultant ? [{ as: 'Consultor', ...consultant }] : []),
    ],
    facts: factsOf(kind, row),
  }
}
