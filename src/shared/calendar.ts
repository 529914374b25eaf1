import { Temporal } from 'temporal-polyfill'

const ZONE = 'America/Sao_Paulo'

/** The midnight in São Paulo with which the day after `at` begins. */
export function startOfNextDay(at: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
  return new Date(here.add({ days: 1 }).startOfDay().epochMilliseconds)
}
