import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { Address } from './contract.ts'
import { assertCepOfState } from './rules.ts'
import { updateAddress } from './sql.ts'

type Given = { personId: string; address: Address; now: Date }

/** Writes an address anew. Refuses a CEP of another state, and an address that is not theirs. */
export async function changeAddress(db: Db, { personId, address, now }: Given) {
  assertCepOfState(address)
  if (!(await updateAddress(db, personId, address, now))) throw refuse('address_not_found')
}
