const padded = (part: string) => (/^[1-9]$/.test(part) ? `0${part}` : part)

const isShort = (part: string | undefined) => part?.length === 1 || part?.length === 2

/**
 * Adds the slashes while a day is typed or after it was pasted. Whatever stands between two numbers ends the first one:
 * `5/5/1990` is 05/05/1990. The year may come first, as in browsers' autofill.
 */
export function maskDay(typed: string): string {
  const parts = typed.normalize('NFKC').replace(/^\D+/, '').split(/\D+/)
  const [year, month, day] = parts
  if (year?.length === 4 && isShort(month) && isShort(day)) return maskDay(`${day}/${month}/${year}`)
  const ended = parts.slice(0, -1)
  const all = [...ended.slice(0, 2).map(padded), ...ended.slice(2), parts.at(-1)].join('').slice(0, 8)
  return [all.slice(0, 2), all.slice(2, 4), all.slice(4)].filter(Boolean).join('/')
}

/** `dd/mm/aaaa` as typed in Brazil, also with dots or hyphens → `aaaa-mm-dd`. Anything else is returned unchanged. */
export function toIsoDay(typed: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : typed
}
