import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { Address } from './contract.ts'
import { assertCepOfState, MOST_ADDRESSES } from './rules.ts'
import { countAddressesOf, findAddress, insertAddress, lockAddressesOf } from './sql.ts'

type Given = { personId: string; address: Address; now: Date }

/**
 * Keeps an address of a person; one that is there stays as it is. Refuses a CEP of another state, and more than
 * `MOST_ADDRESSES`.
 */
export const addAddress = (db: Db, { personId, address, now }: Given) =>
  inTransaction(db, async (tx) => {
    assertCepOfState(address)
    await lockAddressesOf(tx, personId)
    if (await findAddress(tx, personId, address.id)) return
    if ((await countAddressesOf(tx, personId)) >= MOST_ADDRESSES) throw refuse('too_many_addresses')
    if (!(await insertAddress(tx, personId, address, now))) throw refuse('address_not_found')
  })
