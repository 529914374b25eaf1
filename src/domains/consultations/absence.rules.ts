import { CLIENT_ABSENT, YOU_ABSENT } from '#domains/wallet/absence.rules.ts'

const CONSULTANT_ABSENT = 'Consultor não veio'

/** Who did not come to a booking, as one of the two reads it everywhere; undefined: both came, or nobody waited. */
export function absenceWords(attendance: string | null | undefined, side: 'client' | 'consultant'): string | undefined {
  if (attendance === 'client_absent') return side === 'client' ? YOU_ABSENT : CLIENT_ABSENT
  if (attendance === 'consultant_absent') return side === 'consultant' ? YOU_ABSENT : CONSULTANT_ABSENT
  return undefined
}
