import { serve, type Route } from '#platform/http.ts'
import { refuse } from '../rules.ts'
import { addAddress } from './add-address.ts'
import { changeAddress } from './change-address.ts'
import * as contract from './contract.ts'
import { deleteAddress, listAddressesOf } from './sql.ts'

export const addressEndpoints: Route[] = [
  serve(contract.listAddresses, async ({ db, viewer }) => ({ addresses: [...(await listAddressesOf(db, viewer.id))] })),
  serve(contract.addAddress, async ({ db, viewer, input, now }) => {
    await addAddress(db, { personId: viewer.id, address: input, now })
    return { addresses: [...(await listAddressesOf(db, viewer.id))] }
  }),
  serve(contract.changeAddress, async ({ db, viewer, input, now }) => {
    await changeAddress(db, { personId: viewer.id, address: input, now })
    return { addresses: [...(await listAddressesOf(db, viewer.id))] }
  }),
  serve(contract.removeAddress, async ({ db, viewer, input }) => {
    if (!(await deleteAddress(db, viewer.id, input.id))) throw refuse('address_not_found')
    return { addresses: [...(await listAddressesOf(db, viewer.id))] }
  }),
]
