const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 8)

/** Adds the slashes while a day is typed, and accepts the `aaaa-mm-dd` of browsers' autofill. */
export function maskDay(typed: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? []
  if (year) return `${day}/${month}/${year}`
  const all = digits(typed)
  return [all.slice(0, 2), all.slice(2, 4), all.slice(4)].filter(Boolean).join('/')
}

/** `dd/mm/aaaa` as typed in Brazil → `aaaa-mm-dd`. Anything else is returned unchanged. */
export function toIsoDay(typed: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(typed) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : typed
}
