import type { PersonalData } from '#domains/accounts/index.ts'
import { deleteFollowedOf, deleteRemindersOf, listOwnFollows, listOwnReminders } from './personal-data.sql.ts'

/** What somebody asked to be told of goes with them; the hours that were compared go with their consultant. */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({
    'Lembretes pedidos': await listOwnReminders(sql, personId),
    'De quem você recebe novidades': await listOwnFollows(sql, personId),
  }),
  async erase(tx, { personId }) {
    await deleteRemindersOf(tx, personId)
    await deleteFollowedOf(tx, personId)
  },
}
