import type { PersonalData } from '#domains/accounts/index.ts'
import { countOpenBookingsOf } from './bookings/sql.ts'
import { deleteHoursOf } from './hours/sql.ts'

/** Bookings stay by id, as the books they are part of; hours of attendance go with their consultant. */
export const personalData: PersonalData = {
  async unsettled(sql, personId) {
    return (await countOpenBookingsOf(sql, personId)) > 0 ? ['uma consulta marcada'] : []
  },
  async erase(tx, { personId }) {
    await deleteHoursOf(tx, personId)
  },
}
