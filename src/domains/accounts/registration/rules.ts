import { dayInSaoPaulo } from '#shared/dates.ts'

export const ADULT_AGE = 18
export const TOO_YOUNG = 'Para criar a conta é preciso ter 18 anos completos.'
export const PHONE_UNKNOWN = 'Confira o celular: DDD e número, como (11) 98765-4321.'

/** A mobile number of Brazil with its area code, and the shortest of any country. */
const [BRAZILIAN_DIGITS, LEAST_DIGITS] = [11, 7]

/** Whether a typed phone has digits enough to be one; whether it exists, the server asks. */
export const hasPhoneDigits = (typed: string) =>
  typed.replace(/\P{Nd}/gu, '').length >= (/[+＋]/.test(typed) ? LEAST_DIGITS : BRAZILIAN_DIGITS)

/**
 * Whole years since a birth date (`yyyy-mm-dd`) on the calendar of São Paulo. Born on 29 February: a year older on 1
 * March.
 */
export function ageOn(birthDate: string, now: Date): number {
  const today = dayInSaoPaulo(now)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
