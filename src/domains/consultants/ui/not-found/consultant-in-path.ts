import { SPECIALTIES } from '../../rules.ts'

/** Beginnings under which somebody looks for a consultant, in either language of the addresses. */
const BEGINNING = /^consult(as?|or(es|as?|s)?|ants?)$/i
const isSpecialty = (part: string) => SPECIALTIES.some((one) => one === part.toLowerCase())

/**
 * Who was meant by an address without a page, as typed: the part after the beginning, and behind a specialty the part
 * after it.
 */
export function consultantInPath(pathname: string): string | undefined {
  const [beginning = '', ...parts] = pathname.split('/').filter(Boolean)
  return BEGINNING.test(beginning) ? (parts.find((part) => !isSpecialty(part)) ?? parts[0]) : undefined
}
