const HOUR_MS = 3_600_000

/** How long before the start each reminder is due, in milliseconds. */
export const REMINDERS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const
export type Reminder = keyof typeof REMINDERS

type Reminded = {
  startsAt: Date
  confirmedAt: Date | null
  movedAt: Date | null
  consultantMovedAt: Date | null
  reminded: Reminder | null
}

/**
 * The reminder that is due now, once each: the last one whose time has come, so that after an outage nobody gets two at
 * once, and none whose time had passed when the start was agreed. Undefined: none, or it has begun (B4).
 */
export function reminderDue(booking: Reminded, at: Date): Reminder | undefined {
  const { startsAt, confirmedAt, movedAt, consultantMovedAt, reminded } = booking
  if (!confirmedAt || at >= startsAt) return undefined
  const left = startsAt.getTime() - at.getTime()
  const due = left <= REMINDERS.hour ? 'hour' : left <= REMINDERS.day ? 'day' : undefined
  if (!due || reminded === due) return undefined
  const agreed = Math.max(confirmedAt.getTime(), movedAt?.getTime() ?? 0, consultantMovedAt?.getTime() ?? 0)
  return agreed < startsAt.getTime() - REMINDERS[due] ? due : undefined
}

/** A start in words by the clock of a place: "quinta-feira, 12/03/2026, às 10:00 (Manaus)". */
export function startInWords(at: Date, zone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone, ...options }).format(at)
  const day = part({ weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = part({ hour: '2-digit', minute: '2-digit' })
  return `${day}, às ${time} (${zone.split('/').at(-1)!.replaceAll('_', ' ')})`
}
