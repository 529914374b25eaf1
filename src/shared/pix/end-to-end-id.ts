/**
 * How the central bank names one Pix: E, the paying bank (ISPB, 8 digits), the minute in UTC (yyyymmddhhmm) and 11
 * letters or digits. It is the same on both statements. 32 characters; letters count as they are written.
 */
const END_TO_END_ID = /^E(\d{8})(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})([A-Za-z0-9]{11})$/

/** When the Pix of this name was sent. Undefined: it is no such name. */
export function sentAtOf(endToEndId: string): Date | undefined {
  const [, , year, month, day, hour, minute] = END_TO_END_ID.exec(endToEndId) ?? []
  if (!year || Number(hour) > 23 || Number(minute) > 59) return undefined
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return at.getUTCDate() === Number(day) ? at : undefined
}

export const isEndToEndId = (text: string): boolean => sentAtOf(text) !== undefined

/** The name of a Pix that this bank sends now. `unique`: 11 letters or digits. */
export const writeEndToEndId = ({ ispb, at, unique }: { ispb: string; at: Date; unique: string }) =>
  `E${ispb}${at.toISOString().replace(/[^\d]/g, '').slice(0, 12)}${unique}`
