import { SPECIALTIES, specialtyNames } from '../../rules.ts'
import { addressWith } from './list-address.ts'

const LOOK =
  'inline-flex min-h-10 items-center whitespace-nowrap rounded-full border px-4 text-sm transition-colors duration-150'

/** The eight specialties as links; following the active one removes the filter. */
export function SpecialtyChips({ address }: { address: URLSearchParams }) {
  const chosen = address.get('especialidade') ?? ''
  const chips = [['', 'Todas'], ...SPECIALTIES.map((specialty) => [specialty, specialtyNames[specialty]])] as [
    string,
    string,
  ][]
  return (
    <nav
      aria-label="Especialidades"
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) py-1 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {chips.map(([specialty, words]) => (
          <li key={specialty}>
            <a
              href={addressWith(address, { especialidade: specialty })}
              aria-current={specialty === chosen ? 'page' : undefined}
              className={`${LOOK} ${specialty === chosen ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
