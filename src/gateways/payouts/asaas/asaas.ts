import type { Db } from '#platform/db.ts'
import type { ListTransfers } from './list-transfers.ts'
import type { Ask } from './request.ts'

/** What every call to Asaas needs. */
export type Asaas = { db: Db; ask: Ask; list: ListTransfers }
