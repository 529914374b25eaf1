import type { PersonalData } from '#domains/accounts/index.ts'
import { countOpenOf, listBookingsForExport } from './bookings/personal-data.sql.ts'
import { deleteCalendar, findCalendar, listBusyAhead } from './private-calendar/sql.ts'
import { deleteWaitlistOf } from './waitlist/sql.ts'
import { deleteSchedule, findSchedule } from './hours/sql.ts'

/** Hours go with their consultant; bookings that are over stay for the books, by id. */
export const personalData: PersonalData = {
  async unsettled(sql, personId) {
    return (await countOpenOf(sql, personId)) > 0 ? ['uma consulta marcada'] : []
  },
  async read(sql, personId) {
    const [hours, bookings, calendar, busy] = await Promise.all([
      findSchedule(sql, personId),
      listBookingsForExport(sql, personId),
      findCalendar(sql, personId),
      listBusyAhead(sql, personId, new Date(0)),
    ])
    return {
      'Calendário particular': calendar ? [{ ...calendar, busy: [...busy] }] : [],
      'Consultas marcadas': bookings,
      'Horários da agenda': hours ? [hours] : [],
    }
  },
  async erase(tx, { personId }) {
    await deleteWaitlistOf(tx, personId)
    await deleteCalendar(tx, personId)
    await deleteSchedule(tx, personId)
  },
}
