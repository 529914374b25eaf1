import type { PersonalData } from '#domains/accounts/index.ts'
import { eraseClientData, readClientData } from './sql.ts'

/**
 * Notes and tags go with whichever of the two closes the account: with the consultant who wrote them, and with the
 * client whom they are about. Birth data and who sees them go with their client.
 */
export const personalData: PersonalData = {
  read: readClientData,
  erase: (tx, { personId }) => eraseClientData(tx, personId),
}
