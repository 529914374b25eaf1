import { SPECIALTIES } from '../../rules.ts'

/** Path prefixes that people use for consultants, in Portuguese and English. */
const BEGINNING = /^consult(as?|or(es|as?|s)?|ants?)$/i
const isSpecialty = (part: string) => SPECIALTIES.some((one) => one === part.toLowerCase())

/** The consultant meant by an unknown path, as typed: the segment after the prefix, or after a specialty. */
export function consultantInPath(pathname: string): string | undefined {
  const [beginning = '', ...parts] = pathname.split('/').filter(Boolean)
  return BEGINNING.test(beginning) ? (parts.find((part) => !isSpecialty(part)) ?? parts[0]) : undefined
}
