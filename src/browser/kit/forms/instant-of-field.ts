/**
 * The instant of a field with day and time, read in São Paulo wherever the browser is (UTC−3 all year since 2019);
 * undefined: incomplete.
 */
export function instantOfField(typed: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed)) return undefined
  const at = new Date(`${typed.slice(0, 16)}:00-03:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** What such a field shows for an instant. */
export const fieldOfInstant = (at: Date) => new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 16)
