import { X } from 'lucide-react'
import { activeFiltersIn } from './filter-labels.ts'
import { addressWith } from './list-address.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ address, base }: { address: URLSearchParams; base?: string | undefined }) {
  const chosen = activeFiltersIn(address)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filtros escolhidos" className="mb-5 flex flex-wrap items-center gap-2 text-sm">
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <a
            href={addressWith(address, { [name]: '' }, base)}
            aria-label={`Tirar o filtro ${words}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-accent bg-accent-wash px-3 font-medium text-accent hover:bg-surface"
          >
            {words}
            <X aria-hidden="true" className="size-3.5" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a
            href={addressWith(address, Object.fromEntries(chosen.map(({ name }) => [name, ''])), base)}
            className="prose-link inline-flex min-h-9 items-center px-2"
          >
            Limpar tudo
          </a>
        </li>
      )}
    </ul>
  )
}
