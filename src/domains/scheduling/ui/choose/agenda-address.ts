import { LIVE_CHANNELS, type LiveChannel } from '#domains/consultations/rules.ts'
import { BOOKING_MINUTES, type BookingMinutes } from '../../rules.ts'

/** What an address of /agendar asks for. Anything that is none of its values is as if it were not there. */
export type AgendaAddress = {
  consultantId: string | undefined
  channel: LiveChannel
  minutes: BookingMinutes
  /** `yyyy-mm-dd` and `yyyy-mm` by the clock of `zone`. */
  day: string | undefined
  month: string | undefined
  zone: string | undefined
  startsAt: Date | undefined
}

function isDay(day: string) {
  const at = new Date(`${day}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

export function agendaAddressIn(search: URLSearchParams): AgendaAddress {
  const given = (name: string, form: RegExp) => form.exec(search.get(name) ?? '')?.[0]
  const day = given('dia', /^20[2-9]\d-\d\d-\d\d$/)
  const start = given('inicio', /^20[2-9]\d-\d\d-\d\dT\d\d:\d\dZ$/)
  const startsAt = start && new Date(start)
  return {
    consultantId: given('consultor', /^[0-9a-fA-F-]{36}$/)?.toLowerCase(),
    channel: LIVE_CHANNELS.find((one) => one === search.get('canal')) ?? 'chat',
    minutes: BOOKING_MINUTES.find((one) => String(one) === search.get('duracao')) ?? 30,
    day: day && isDay(day) ? day : undefined,
    month: given('mes', /^20[2-9]\d-(0[1-9]|1[0-2])$/),
    zone: given('fuso', /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)?.slice(0, 60),
    startsAt: startsAt && !Number.isNaN(startsAt.getTime()) ? startsAt : undefined,
  }
}

/** The value of `inicio`: minutes are enough, because starts lie on quarters of an hour. */
export const startParameter = (at: Date) => `${at.toISOString().slice(0, 16)}Z`

/** The address with some parameters changed; an empty value removes one. */
export function agendarWith(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `/agendar?${next}`
}
