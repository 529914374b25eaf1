import { Emblem } from '#browser/kit/art/emblem.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { SuggestedLink } from './suggestions.ts'

/** Where the content really is: a single link as a button, several side by side, services with their emblems. */
export const SuggestedLinks = ({ links }: { links: readonly SuggestedLink[] }) => (
  <ul
    className={
      links.every(({ emblem }) => emblem)
        ? 'grid grid-cols-2 gap-3 sm:grid-cols-4'
        : 'flex flex-wrap items-center gap-3'
    }
  >
    {links.map(({ words, href, emblem }) => (
      <li key={href}>
        {emblem ? (
          <a
            href={href}
            className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-2 py-4 font-semibold text-sm hover:border-accent hover:text-accent"
          >
            <Emblem name={emblem} className="size-16" />
            {words}
          </a>
        ) : (
          <LinkButton href={href} variant={links.length === 1 ? 'primary' : 'secondary'}>
            {words}
          </LinkButton>
        )}
      </li>
    ))}
  </ul>
)
