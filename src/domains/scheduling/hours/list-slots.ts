import { isProgram, listCardsOf, toCard } from '#domains/consultants/index.ts'
import { cachedRead } from '#platform/cached-read.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { findMinutesEnd } from '../bookings/payments.sql.ts'
import { BOOKING_MINUTES } from '../rules.ts'
import { clockOf, endOfBookable, monthIn, type Schedule, slotsOf, startOfDay } from '../slots.rules.ts'
import { isZone } from '#shared/zone.ts'
import type { FREE_WITHIN } from './contract.ts'
import { DEFAULTS, refuse } from './rules.ts'
import { findSchedule, listAgendas } from './sql.ts'

const DAY_MS = 86_400_000
/** Most previews end within these days, and the others are computed for all. */
const SOON_DAYS = 8

type Asked = { minutes: number; clientId?: string | undefined; now: Date }

/**
 * The starts that can be booked in a month (`yyyy-mm`), or in two, by the clock of `zone`; how both clocks run, and
 * until when. `clientId`: their bookings leave no start. `moving`: a booking whose own place is free. Refuses whoever
 * has no agenda.
 */
export async function listSlots(
  sql: Sql,
  {
    consultantId,
    month,
    months,
    zone,
    minutes,
    clientId,
    moving,
    now,
  }: Asked & {
    consultantId: string
    month: string
    months?: 1 | 2 | undefined
    zone: string
    moving?: string | undefined
  },
) {
  if (!isZone(zone)) throw refuse('zone_unknown')
  const [agenda] = await listAgendas(sql, [consultantId], { clientId, now, moving: clientId && moving })
  if (!agenda) throw refuse((await isProgram(sql, consultantId)) ? 'of_program' : 'not_bookable')
  const { schedule, busy, clientBusy } = agenda
  const window = monthIn(month, zone, months)
  const minutesEnd = clientId && moving && (await findMinutesEnd(sql, { bookingId: moving, clientId }))
  const offered = minutesEnd ? { ...window, until: Math.min(window.until, minutesEnd.getTime()) } : window
  const slots = slotsOf(schedule, { minutes, busy, clientBusy, now: now.getTime(), window: offered })
  return {
    zone: schedule.zone,
    clock: clockOf(zone, window),
    theirClock: clockOf(schedule.zone, window),
    openUntil: new Date(endOfBookable(schedule.zone, now.getTime(), schedule.farthestDays)),
    slots: slots.map((slot) => new Date(slot)),
  }
}

/** Starts of a preview lie so far apart: three quarters of one hour would be one choice. */
const APART_MS = 2 * 3_600_000

/** The next starts of each of many consultants, in one query, two hours apart; none for whoever has no agenda. */
export async function listNextSlots(
  sql: Sql,
  { consultantIds, most, minutes, clientId, now }: Asked & { consultantIds: readonly string[]; most: number },
) {
  const agendas = await listAgendas(sql, consultantIds, { clientId, now })
  const from = now.getTime()
  return agendas.map(({ consultantId, schedule, busy, clientBusy }) => {
    const asked = { minutes, busy, clientBusy, now: from, most, apartMs: APART_MS }
    const within = (days: number) => slotsOf(schedule, { ...asked, window: { from, until: from + days * DAY_MS } })
    const soon = within(SOON_DAYS)
    const slots = soon.length === most ? soon : within(schedule.farthestDays + 2)
    return { consultantId, slots: slots.map((slot) => new Date(slot)) }
  })
}

const FREE_CACHE_MS = 60_000
/** For two thousand consultants it takes a tenth of a second: nobody waits for that. */
const FREE_STALE_MS = 600_000
const WEEK_DAYS = 7

/** The first free start of everybody within a week, read at most once a minute. */
async function readFirstFree(sql: Sql, now: Date) {
  const [from, until] = [now.getTime(), startOfDaysAhead(now, WEEK_DAYS)]
  const agendas = await listAgendas(sql, 'all', { clientId: undefined, now })
  return agendas.flatMap(({ consultantId, schedule, busy }) => {
    const asked = { minutes: BOOKING_MINUTES[0], busy, now: from, window: { from, until }, most: 1 }
    return slotsOf(schedule, asked).map((at) => ({ consultantId, at }))
  })
}
const readFree = cachedRead(FREE_CACHE_MS, readFirstFree, { staleMs: FREE_STALE_MS })

/** The midnight in São Paulo that ends so many days, today being the first. */
const startOfDaysAhead = (now: Date, days: number) =>
  startOfDay(dayInSaoPaulo(new Date(now.getTime() + days * DAY_MS)), 'America/Sao_Paulo')

/** Who can be booked for twenty minutes today, or within seven days, in São Paulo: as it was a minute ago, or ten. */
export async function listFree(sql: Sql, { within, now }: { within: (typeof FREE_WITHIN)[number]; now: Date }) {
  const until = startOfDaysAhead(now, within === 'hoje' ? 1 : WEEK_DAYS)
  return (await readFree(sql, now)).filter(({ at }) => at < until).map(({ consultantId }) => consultantId)
}

/**
 * The people who attend next, the soonest first. Who they may be is as it was a minute ago; their starts are of now.
 * Two statements, however many people there are.
 */
export async function listNextHours(sql: Sql, { most, now }: { most: number; now: Date }) {
  const soonest = (await readFree(sql, now)).toSorted((one, other) => one.at - other.at).slice(0, 2 * most)
  const consultantIds = soonest.map(({ consultantId }) => consultantId)
  const [cards, starts] = await Promise.all([
    listCardsOf(sql, consultantIds, now),
    listNextSlots(sql, { consultantIds, most: 1, minutes: BOOKING_MINUTES[0], now }),
  ])
  return starts
    .flatMap(({ consultantId, slots: [at] }) => {
      const card = cards.find(({ id }) => id === consultantId)
      return card && at ? [{ consultant: toCard(card), at }] : []
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, most)
}

/** A consultant's hours; whoever wrote none down yet has none, in São Paulo. */
export const readHours = async (sql: Sql, consultantId: string): Promise<Schedule> =>
  (await findSchedule(sql, consultantId)) ?? { zone: 'America/Sao_Paulo', weekly: [], exceptions: [], ...DEFAULTS }
