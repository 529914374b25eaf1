/**
 * The instant of a field with day and time, read in São Paulo wherever the browser is (UTC−3 all year since 2019);
 * undefined: incomplete.
 */
export function instantOfField(typed: string): Date | undefined {
  const at = new Date(`${typed.slice(0, 16)}:00-03:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
