import { z } from 'zod/mini'
import { ConsultantCard, consultantIds } from '#domains/consultants/contract.ts'
import { endpoint, idParam, instant, nothing, tolerantList } from '#shared/contract.ts'
import { atMost, madeText, typed } from '#shared/typed-text/fields.ts'
import { toIsoDay } from '#shared/day-input.ts'
import { BOOKING_MINUTES } from '../rules.ts'
import { LEAST_NOTICE_MINUTES, MOST } from './rules.ts'

const minuteOf = z.int('Informe a hora como 14:30.')
const stretch = { from: minuteOf, until: minuteOf }
const WeeklyStretch = z.object({ weekday: z.int().check(z.gte(1), z.lte(7)), ...stretch })
const dayOff = <D extends z.ZodMiniType<string>>(day: D) => z.object({ day, kind: z.literal('off') })
const extra = <D extends z.ZodMiniType<string>>(day: D) => z.object({ day, kind: z.literal('extra'), ...stretch })

/** A consultant's hours by the clock of `zone`, in minutes of the day; see slots.rules.ts. */
const Hours = z.object({
  zone: z.string(),
  weekly: z.array(WeeklyStretch),
  exceptions: tolerantList(z.union([dayOff(z.string()), extra(z.string())])),
  noticeMinutes: z.int(),
  farthestDays: z.int(),
  pauseMinutes: z.int(),
})

export const readHours = endpoint({
  method: 'GET',
  path: '/api/schedule',
  access: 'consultor',
  viewable: true,
  summary: 'Your weekly hours, exceptions, notice, farthest day and pause',
  input: nothing,
  output: Hours,
})

const isDay = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
/** A day as people or programs write it, as `yyyy-mm-dd`. `missing`: the message when there is none. */
export const day = (missing: string) =>
  z.pipe(
    typed('number', missing).check(atMost(20, 'Confira o dia: dd/mm/aaaa.')),
    z.pipe(z.transform(toIsoDay), z.string().check(z.refine(isDay, 'Confira o dia: dd/mm/aaaa.'))),
  )
const exceptionDay = day('Diga o dia da exceção.')
const NOTICE_WORDS = 'A antecedência vai de quinze minutos a sete dias.'
const upTo = (most: number, words: string) => z.int(words).check(z.gte(0, words), z.lte(most, words))

export const setHours = endpoint({
  method: 'PUT',
  path: '/api/schedule',
  access: 'consultor',
  summary: 'Replace your hours; what is booked stays',
  input: z.object({
    zone: madeText(60, 'Escolha um fuso da lista.'),
    weekly: z.array(WeeklyStretch, 'Envie os horários como uma lista.').check(z.maxLength(7 * 4 * MOST.aDay)),
    exceptions: z
      .array(z.union([dayOff(exceptionDay), extra(exceptionDay)]), 'Envie as exceções como uma lista.')
      .check(z.maxLength(2 * MOST.exceptions, `São até ${MOST.exceptions} exceções.`)),
    noticeMinutes: upTo(MOST.noticeMinutes, NOTICE_WORDS).check(z.gte(LEAST_NOTICE_MINUTES, NOTICE_WORDS)),
    farthestDays: upTo(MOST.farthestDays, 'A agenda abre de 1 a 180 dias.').check(
      z.gte(1, 'A agenda abre de 1 a 180 dias.'),
    ),
    pauseMinutes: upTo(MOST.pauseMinutes, 'A pausa vai até duas horas.'),
  }),
  output: Hours,
  maxBodyBytes: 128 * 1024,
})

/** The length of a booking, in minutes. */
export const BookingMinutes = z.pipe(
  z.coerce.number('Escolha a duração.'),
  z.literal([...BOOKING_MINUTES], 'Escolha a duração: 20, 30, 45 ou 60 minutos.'),
)
/** No earlier than the first year that has bookings, and no later than calendars of browsers go. */
const month = typed('asSent', 'Diga o mês.').check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Diga o mês: aaaa-mm.'))

/** From this instant on a clock is so many minutes ahead of UTC. */
const ClockChange = z.object({ from: instant, minutes: z.int() })

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/slots',
  access: 'public',
  summary: 'The starts that can be booked in a month by the clock of a zone, and how the clocks of both run',
  input: z.object({
    id: idParam,
    month,
    /** From it on: the weeks that a calendar begins with reach into the next one. */
    months: z.optional(z.pipe(z.coerce.number(), z.literal([1, 2]))),
    zone: madeText(60, 'Diga o fuso.'),
    minutes: BookingMinutes,
    /** A booking of the reader whose own place counts as free. */
    moving: z.optional(idParam),
  }),
  output: z.object({
    /** The consultant's. */
    zone: z.string(),
    /** Of the zone that was asked for, and the consultant's. */
    clock: z.array(ClockChange),
    theirClock: z.array(ClockChange),
    /** The first instant after the last day that can be booked. */
    openUntil: instant,
    slots: z.array(instant),
  }),
})

/** Today, and today with the six days after it, in São Paulo. */
export const FREE_WITHIN = ['hoje', 'semana'] as const

export const listFree = endpoint({
  method: 'GET',
  path: '/api/free-consultants',
  access: 'public',
  summary: 'Consultants with a start of twenty minutes that can be booked today, or within seven days',
  input: z.object({ within: z.enum(FREE_WITHIN, 'Escolha hoje ou semana.') }),
  output: z.object({ ids: z.array(z.string()) }),
})

/** The first ones who can be booked, whoever they are: what is said when nobody is online. */
export const MOST_NEXT = 3

export const listNextHours = endpoint({
  method: 'GET',
  path: '/api/next-hours',
  access: 'public',
  summary: 'The people who attend next, the soonest first, with their first start; programs have no hours',
  input: nothing,
  output: z.object({ next: z.array(z.object({ consultant: ConsultantCard, at: instant })) }),
})

/** So many starts of each. */
export const SLOTS_OF_A_PREVIEW = 3

export const listNextSlots = endpoint({
  method: 'GET',
  path: '/api/next-slots',
  access: 'public',
  summary: 'The next starts of up to sixty consultants, three of each',
  input: z.object({
    ids: consultantIds,
    minutes: z._default(BookingMinutes, BOOKING_MINUTES[0]),
  }),
  output: z.object({ consultants: z.array(z.object({ consultantId: z.string(), slots: z.array(instant) })) }),
})
