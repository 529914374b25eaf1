import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'

/** The text of one sign on one day. */
export const SignOfDay = z.object({ name: z.string(), sentences: z.array(z.string()), question: z.string() })
export type SignOfDay = z.infer<typeof SignOfDay>

/** The Moon at noon: how much of its disk is lit, 0 to 1. */
export const MoonOfDay = z.object({ illuminated: z.number(), isWaxing: z.boolean() })

/**
 * The horoscope of a day: `day` as aaaa-mm-dd in Brasília; `facts` are the same for everybody, `signs` go from Áries to
 * Peixes.
 */
export const DayHoroscope = z.object({
  day: z.string(),
  facts: z.array(z.string()),
  moon: z._default(z.nullable(MoonOfDay), null),
  signs: z.array(SignOfDay),
})
export type DayHoroscope = z.infer<typeof DayHoroscope>

export const getHoroscope = endpoint({
  method: 'GET',
  path: '/api/oracles/horoscope',
  access: 'public',
  summary: 'The horoscope of today for the twelve signs, computed from the real sky; the same for everybody all day',
  input: nothing,
  output: DayHoroscope,
})
