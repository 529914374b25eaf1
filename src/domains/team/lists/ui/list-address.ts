import { type Column, listOf, type ListName } from '../lists.rules.ts'

/** How the names of filters are said in an address that people read and pass on. */
const NAMES: Readonly<Record<string, string>> = {
  state: 'situacao',
  role: 'papel',
  beginning: 'nome',
  channel: 'canal',
  client: 'cliente',
  consultant: 'consultor',
  person: 'pessoa',
  tier: 'nivel',
  attendant: 'quem',
  kind: 'tipo',
  method: 'meio',
  from: 'de',
  to: 'ate',
  sort: 'ordem',
  after: 'depois',
  before: 'antes',
}
export const nameOf = (key: string) => NAMES[key] ?? key
/** Which columns are shown, and whose details stand beside the list. */
export const COLUMNS = 'colunas'
export const OPEN = 'ver'
const PLACES = ['after', 'before'] as const

export type Fixed = Readonly<Record<string, string>>

/** What the endpoint of a list is asked, as this address says it. `fixed` comes from the page around the list. */
export function askedOf(list: ListName, address: URLSearchParams, fixed: Fixed = {}): Record<string, string> {
  const keys = [...listOf(list).filters.map(({ key }) => key), 'from', 'to', 'sort', ...PLACES]
  const asked = keys.flatMap((key) => {
    const value = fixed[key] ?? address.get(nameOf(key))
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(asked)
}

/** The address with this changed. Another filter or order begins the list anew. */
export function changed(address: URLSearchParams, change: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(address)
  const isSamePage = Object.keys(change).every((key) => key === OPEN || key === COLUMNS)
  if (!isSamePage) for (const place of PLACES) next.delete(nameOf(place))
  if (!isSamePage) next.delete(OPEN)
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(nameOf(key), value)
    else next.delete(nameOf(key))
  }
  return next
}

/** What a saved view keeps: filters, order and columns, and no place in the list. */
export function viewOf(list: ListName, address: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [key, value] of Object.entries(askedOf(list, address)))
    if (key !== 'after' && key !== 'before') kept.set(nameOf(key), value)
  const columns = address.get(COLUMNS)
  if (columns) kept.set(COLUMNS, columns)
  return kept.toString()
}

/** The columns that this address shows, in the order of the list; at least one. */
export function shownColumns(list: ListName, address: URLSearchParams): readonly Column[] {
  const { columns } = listOf(list)
  const chosen = address.get(COLUMNS)?.split(',')
  const shown = columns.filter(({ key, shown: isShown }) => (chosen ? chosen.includes(key) : isShown !== false))
  return shown.length > 0 ? shown : columns.slice(0, 1)
}
