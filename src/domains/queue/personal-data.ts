import type { PersonalData } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { queueMoved } from './facts.ts'
import { deletePlacesOf, listOwnPlaces } from './personal-data.sql.ts'

/** Places in queues go with their client and with their consultant, also open ones. */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({ 'Filas de espera': await listOwnPlaces(sql, personId) }),
  async erase(tx, { personId }) {
    const left = await deletePlacesOf(tx, personId)
    await announce(tx, ...left.map((consultantId) => queueMoved(consultantId)))
  },
}
