import type { PersonalData } from '#domains/accounts/index.ts'
import { deleteAddressesOf, listAddressesOf } from './addresses/sql.ts'
import { formatCep } from './freight.rules.ts'
import { variantTitle } from './rules.ts'
import { deleteWatchesOf, listOwnWatches } from './watches/sql.ts'

/** Kept addresses and waits go with the account; an order keeps the address that it copied. */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({
    'Endereços de entrega': (await listAddressesOf(sql, personId)).map(({ cep, ...address }) => ({
      recebe: address.receiver,
      cep: formatCep(cep),
      rua: address.street,
      numero: address.number ?? 'sem número',
      complemento: address.complement,
      bairro: address.district,
      cidade: address.city,
      estado: address.state,
      referencia: address.reference,
    })),
    'Produtos que espera': (await listOwnWatches(sql, personId)).map((watch) => ({
      produto: variantTitle(watch),
      desde: watch.since,
    })),
  }),
  async erase(tx, { personId }) {
    await deleteAddressesOf(tx, personId)
    await deleteWatchesOf(tx, personId)
  },
}
