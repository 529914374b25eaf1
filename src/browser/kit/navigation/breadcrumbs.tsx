import type { ReactNode } from 'react'

export type Crumb = { words: ReactNode; href?: string }

/** The path from the home page. The last step is the current page and no link. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label="Você está em" className="mb-5">
    <ol className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      {trail.map(({ words, href }, at) => (
        <li key={href ?? at} className="flex items-center gap-2">
          {href && at < trail.length - 1 ? (
            <a href={href} className="-mx-1 px-1 py-2.25 underline-offset-4 hover:text-accent hover:underline">
              {words}
            </a>
          ) : (
            <span aria-current="page" className="py-2.25 text-ink">
              {words}
            </span>
          )}
          {at < trail.length - 1 && (
            <span aria-hidden="true" className="text-metal text-xs">
              ✦
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
