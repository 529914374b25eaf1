import type { PersonalData } from '#domains/accounts/index.ts'
import { countOpenOf, eraseWordsOf, listOwnReturns } from './returns/sql.ts'

/** Parcels under way settle first; then what somebody wrote about them goes. Where they went belongs to the order. */
export const personalData: PersonalData = {
  unsettled: async (sql, personId) =>
    (await countOpenOf(sql, personId)) > 0 ? ['um pacote da loja a caminho, ou uma devolução que continua'] : [],
  read: async (sql, personId) => ({ 'Devoluções da loja': await listOwnReturns(sql, personId) }),
  erase: (tx, { personId }) => eraseWordsOf(tx, personId),
}
