import type { LogFilter } from '../rules.ts'

/** The names of the filters in the address. */
const NAMES = { by: 'quem', kind: 'ato', about: 'sobre', subject: 'assunto', from: 'de', to: 'ate' } as const

/** What the address asks for; what it does not say is not asked. */
export function filterOf(search: URLSearchParams): LogFilter {
  const named = Object.entries(NAMES).flatMap(([name, word]) => {
    const value = search.get(word)?.trim()
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(named), scope: search.has('tudo') ? 'all' : 'team' }
}

/** The address of a filter. */
export function queryOf(filter: LogFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (filter.scope === 'all') search.set('tudo', 'sim')
  for (const [name, word] of Object.entries(NAMES)) {
    const value = filter[name as keyof typeof NAMES]?.trim()
    if (value) search.set(word, value)
  }
  return search
}
