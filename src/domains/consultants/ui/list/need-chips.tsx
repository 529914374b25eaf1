import type { OutputOf } from '#shared/contract.ts'
import type { listNeedChips } from '../../search/contract.ts'

type Props = { chips: OutputOf<typeof listNeedChips>; chosen?: readonly string[] }

/** What people often look for, each as a search of the list; below the width of a desk one line that scrolls. */
export const NeedChips = ({ chips, chosen = [] }: Props) => (
  <ul
    aria-label="Temas"
    className="-mx-(--page-margin) flex gap-2 overflow-x-auto px-(--page-margin) py-1 lg:mx-0 lg:flex-wrap lg:px-0"
  >
    {chips.map(({ slug, label }) => (
      <li key={slug}>
        <a
          href={`/consultores?busca=${encodeURIComponent(label.toLowerCase())}`}
          aria-current={chosen.includes(slug) ? 'true' : undefined}
          className="inline-flex min-h-10 items-center whitespace-nowrap rounded-full border border-edge bg-surface px-4 text-sm transition-colors duration-150 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent"
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)
